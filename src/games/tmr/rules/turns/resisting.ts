import { refusal } from '../../../../kit/refusal.ts'
import { fatesOf, incomingFrom, resistanceOf } from '../aiming/incoming.ts'
import { asksResistance, comesBack, guardOf, type Resolved, resistanceXp, STANDARD_JR, takesAim } from '../aiming/target.ts'
import type { CommandOf } from '../commands.ts'
import { isUnder } from '../effects/queries.ts'
import type { Happening } from '../events.ts'
import { passed, rollCheck } from '../rolls/check.ts'
import { spellsOf } from '../spells/known.ts'
import { findSpell, type Spell } from '../spells/spell.ts'
import {
  type Aimed,
  type Dreamer,
  type DreamerId,
  dreamerOf,
  type Incoming,
  type IncomingSpell,
  type TmrRefusal,
} from '../state.ts'
import { handOf, spellOf } from './held.ts'
import { earn } from './learning.ts'
import type { Turn } from './turn.ts'

const aimedOf = ({ stage }: Dreamer): Aimed | undefined => (stage.phase === 'targeting' ? stage.aimed : undefined)

/** A spell that stands in no list is named by its caster. */
const named = (turn: Turn, { id, name }: Spell) => ({ spell: id, ...(findSpell(turn.table.spells, id) ? {} : { name }) })

const asItComes = (turn: Turn, spell: Spell): IncomingSpell => ({ ...named(turn, spell), voie: spell.voie, jr: spell.jr ?? 0 })

/** The dreamer that is aimed at: not oneself. */
export const whomOf = (turn: Turn, { on, whom }: CommandOf<'target'>): Dreamer | TmrRefusal | null => {
  if (on !== 'creature' || whom === undefined) return null
  const another = whom === turn.me.id ? undefined : dreamerOf(turn.table, whom)
  return another ?? refusal('unknown-dreamer', 'TGT-4', { dreamer: whom })
}

/** TGT-4: what has a JR waits for it; what has none takes at once. Whether it waits. */
export const aimAt = (turn: Turn, whom: Dreamer, spells: readonly Spell[]): boolean => {
  const { id: by } = turn.me
  const asking = spells.filter((spell) => asksResistance(spell, 'creature'))
  const sure = spells.filter((spell) => spell.target !== 'zone' && takesAim(spell, 'creature') && spell.jr === null)
  const waits = asking.length > 0
  if (waits) turn.apply([{ type: 'aimed', whom: whom.id }])
  turn.befall(whom, [
    ...sure.map((spell): Happening => ({ type: 'spellTook', by, ...named(turn, spell), forgone: false })),
    ...(waits ? [{ type: 'spellCame' as const, by, spells: asking.map((spell) => asItComes(turn, spell)) }] : []),
  ])
  return waits
}

/** TGT-4: by somebody the gardien plays. */
export const castAt = (
  turn: Turn,
  { spell: id, voie: said, difficulty, caster }: CommandOf<'castAt'>,
): TmrRefusal | undefined => {
  const spell = id === undefined ? undefined : findSpell(turn.table.spells, id)
  const voie = spell?.voie ?? said
  if ((id !== undefined && !spell) || !voie) return refusal('unknown-spell', 'TGT-4', { spell: id ?? '' })
  const jr = difficulty ?? spell?.jr ?? STANDARD_JR
  turn.apply([{ type: 'spellCame', by: null, ...(caster ? { caster } : {}), spells: [{ spell: spell?.id ?? null, voie, jr }] }])
}

const whyNotYielded = ({ me }: Turn, said: { readonly yield?: boolean | undefined }): TmrRefusal | null =>
  said.yield && !isUnder(me, 'no-resistance') ? refusal('cannot-yield', 'TET-10') : null

/** TGT-4, TET-10: whether it was resisted. */
const meet = (turn: Turn, { by, caster }: Incoming, spell: IncomingSpell, said: CommandOf<'resist'>): boolean => {
  const whose = { by, ...(caster ? { caster } : {}) }
  if (said.yield) {
    const { spell: id, name } = spell
    turn.apply([{ type: 'spellTook', ...whose, spell: id, ...(name ? { name } : {}), forgone: true }])
    return false
  }
  const check = rollCheck(turn.dice, resistanceOf(turn.me, spell), 'resistance')
  turn.apply([{ type: 'spellMet', ...whose, ...spell, check }])
  earn(turn, resistanceXp(check))
  return passed(check)
}

const took = (whom: DreamerId, fates: ReturnType<typeof fatesOf>): Happening => {
  const [first, ...others] = fates as [(typeof fates)[number], ...typeof fates]
  return { type: 'tookEffect', ...first, aim: 'creature', whom, ...(others.length > 0 ? { others } : {}) }
}

/** TGT-4: failed, it has taken; passed, the caster has it back. One who meanwhile holds nothing has nothing back. */
const tellCaster = (turn: Turn, by: DreamerId, resisted: readonly boolean[]): undefined => {
  const caster = dreamerOf(turn.table, by)
  if (!caster || aimedOf(caster)?.whom !== turn.me.id) return
  if (resisted.includes(true)) return turn.befall(caster, [{ type: 'cameBack', passed: resisted, whom: turn.me.id }])
  const { spell, others = [] } = handOf(caster)
  const known = spellsOf(turn.table.spells, caster.sheet)
  const spells = [spell, ...others].map((id) => findSpell(known, id) as Spell)
  return turn.befall(caster, [
    took(
      turn.me.id,
      fatesOf(spells, () => ({ outcome: 'target', how: 'unresisted' })),
    ),
  ])
}

export const resist = (turn: Turn, said: CommandOf<'resist'>): TmrRefusal | undefined => {
  const incoming = incomingFrom(turn.me, said.against ?? null)
  if (!incoming) return refusal('nothing-to-resist', 'TGT-4')
  const why = whyNotYielded(turn, said)
  if (why) return why
  const resisted = incoming.spells.map((spell) => meet(turn, incoming, spell, said))
  if (incoming.by !== null) tellCaster(turn, incoming.by, resisted)
}

/** TGT-4: r0, of each that came back. */
export const faceReturn = (turn: Turn, said: CommandOf<'faceReturn'>): TmrRefusal | undefined => {
  const aimed = aimedOf(turn.me)
  if (!aimed?.passed) return refusal('nothing-to-resist', 'TGT-4')
  const why = whyNotYielded(turn, said)
  if (why) return why
  const { spell, others = [] } = handOf(turn.me)
  const { whom, passed: resisted } = aimed
  const meetAgain = (spell: Spell): Resolved => {
    const back = comesBack(guardOf(turn.me, spell, said, turn.dice))
    turn.apply(back.happenings)
    earn(turn, back.learned)
    return back
  }
  const fates = fatesOf(
    [spell, ...others].map((id) => spellOf(turn, id)),
    (at, one) => {
      if (!resisted[at]) return { outcome: 'target', how: 'unresisted' }
      const { outcome, how } = meetAgain(one)
      return { outcome, ...(how ? { how } : {}) }
    },
  )
  turn.apply([took(whom, fates)])
}
