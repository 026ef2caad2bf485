import { refusal } from '../../../../kit/refusal.ts'
import { castableFrom } from '../casting/cast.ts'
import type { CommandOf } from '../commands.ts'
import { VOIES } from '../dreamer/draconic.ts'
import { costOfRepressing } from '../dreamer/dragon.ts'
import { isNight, isSleepy } from '../dreamer/night.ts'
import { repressionRisk } from '../dreamer/repression.ts'
import { groundOf } from '../effects/groundOf.ts'
import { effectsOf, isUnder, weakenedBy } from '../effects/queries.ts'
import { synthesisPrice } from '../practice/synthesis.ts'
import { hasForgotten, spellsOf, unknownSpells } from '../spells/known.ts'
import { findSpell, type Spell } from '../spells/spell.ts'
import type { TmrRefusal } from '../state.ts'
import type { DreamerView, View } from '../view.ts'
import { type Asked, type Choice, choice, oddsOf } from './choice.ts'
import { nightAhead } from './night.ts'
import type { Prompt } from './prompt.ts'

/** DRG-7: what can be repressed now, and at what risk. */
export const repressions = (asked: Asked): readonly Choice<CommandOf<'repressEffect'>>[] => {
  const { id: dreamer, effects, repression } = asked.board
  return effects.flatMap((effect) => {
    const cost = costOfRepressing(effect)
    if (cost === null) return []
    return [choice(asked, { type: 'repressEffect', dreamer, effect: effect.n }, { risk: repressionRisk(repression, cost) })]
  })
}

/** QUE-5. */
export const urgentDescent = (board: DreamerView): TmrRefusal | null =>
  isUnder(board, 'reserve-urgency') ? refusal('urgent', 'QUE-5') : null

const whyNotSleep = ({ view, board }: Asked): TmrRefusal | null => {
  const ground = groundOf(board.effects)
  if (isUnder(board, 'no-sleep')) return refusal('insomnia', 'NIT-3')
  const canGoUp = board.dream > ground.ascentCost('normal') && !ground.noAscent && board.ascent.kind !== 'refused'
  if (canGoUp && urgentDescent(board)) return refusal('urgent', 'QUE-5')
  const open = isNight(view.clock.hour) || isSleepy(board.sheet.stamina, board.fatigue, board.pinned)
  return open ? null : refusal('not-sleepy', 'NIT-2')
}

/** NIT-2: at a table with dragons. */
export const sleepChoice = (asked: Asked): Choice<CommandOf<'sleep'>> | null =>
  asked.view.options.dragons ? choice(asked, { type: 'sleep', dreamer: asked.board.id }, { refusal: whyNotSleep(asked) }) : null

/** NIT-7. */
export const asleep = (asked: Asked): Prompt => {
  const { view, board } = asked
  if (!view.options.dragons) return { kind: 'asleep', asked: null, night: null, choices: [] }
  const canWake = board.dream > 0 && board.fatigue < board.fatigueMax && board.life > 0
  const why = canWake ? null : refusal('cannot-wake' as const, 'NIT-7')
  const wake = choice(asked, { type: 'wake', dreamer: board.id }, { refusal: why })
  return { kind: 'asleep', asked: 'joueur', night: nightAhead(board), choices: [wake] }
}

/** TET-6. */
export const giftPrompt = (asked: Asked): Prompt => ({
  kind: 'gift',
  asked: 'joueur',
  choices: ['fleur', 'passeur', 'messager'].map((kind) => choice(asked, { type: 'takeGift', dreamer: asked.board.id, kind })),
})

const triggersOf = (asked: Asked, why: TmrRefusal | null): readonly Choice<CommandOf<'trigger'>>[] =>
  [...new Set(asked.board.lying)].map((spell) =>
    choice(asked, { type: 'trigger', dreamer: asked.board.id, spells: [spell] }, { refusal: why }),
  )

/** TET-9. */
export const releasingPrompt = (asked: Asked): Prompt => ({
  kind: 'releasing',
  asked: 'joueur',
  lying: asked.board.lying,
  choices: triggersOf(asked, null),
})

/** TET-4, TET-5: as far as the player knows where the demi-rêve is. */
const jumpsOf = (asked: Asked): readonly Choice<CommandOf<'jump'>>[] => {
  const { board } = asked
  const ground = groundOf(board.effects)
  const homes = effectsOf(board, 'home-cell').flatMap(({ cell }) => (cell && ground.exists(cell) ? [cell] : []))
  const river = isUnder(board, 'river-knowledge') && board.genre === 'fleuve' ? ground.ofGenre('fleuve') : []
  const cells = [...new Set([...homes, ...river])].filter((cell) => cell !== board.position)
  return cells.map((cell) => choice(asked, { type: 'jump', dreamer: board.id, cell }))
}

const barredMagic = (board: DreamerView): TmrRefusal | null => {
  if (groundOf(board.effects).barred) return refusal('barred', 'DRG-12')
  return board.stored ? refusal('spent', 'RES-5') : null
}

const studying = (board: DreamerView, voie: Spell['voie'], difficulty: number) =>
  oddsOf({
    characteristic: weakenedBy(board, 'intellect', board.sheet.intellect),
    voie,
    skill: board.sheet.draconic[voie],
    difficulty,
    malus: board.malus,
    modifier: 0,
  })

/** SIG-1, SIG-2: a messenger whose land alone resonates is asked to read. */
const readingsOf = (asked: Asked): readonly Choice<CommandOf<'read'>>[] => {
  const { board } = asked
  const { sign, id: dreamer } = board
  if (!sign?.resonates || sign.difficulty === null) return []
  const { difficulty } = sign
  const refusal = barredMagic(board)
  const by = (voie: Spell['voie'], via: Pick<CommandOf<'read'>, 'via'>) =>
    choice<CommandOf<'read'>>(
      asked,
      { type: 'read', dreamer, voie, ...via },
      { odds: studying(board, voie, difficulty), refusal },
    )
  const own = (voie: Spell['voie']) => by(voie, {})
  const sent = (voie: Spell['voie']) => by(voie, { via: 'messager' })
  return board.messenger ? [...VOIES.map(own), ...VOIES.map(sent)] : VOIES.map(own)
}

const whyNotLearnt = (board: DreamerView, { id, voie, difficulty }: Spell): TmrRefusal | null => {
  const barred = barredMagic(board)
  if (barred) return barred
  if (difficulty === 'variable' || -difficulty > board.sheet.draconic[voie] + 3) return refusal('too-hard', 'SIG-7')
  const cost = synthesisPrice(difficulty, hasForgotten(board, id))
  return board.spellPoints[voie] < cost ? refusal('points-too-low', 'SIG-7', { cost }) : null
}

type Learnable = { readonly spell: Spell; readonly via?: 'messager' }

/** SIG-7: what can be put together here, or by the Messager where it stands. */
const learnable = (view: View, board: DreamerView): readonly Learnable[] => {
  const learner = { sheet: board.sheet, effects: board.effects, depths: { unknown: board.unknown } }
  const forgotten = effectsOf(board, 'forgotten-spell').flatMap(({ spell }) => (spell ? [spell] : []))
  const own = spellsOf(view.spells, board.sheet)
  const spells = [...forgotten, ...unknownSpells(learner, own)].flatMap((id) => findSpell(own, id) ?? [])
  const { messenger } = board
  return [
    ...spells.filter((spell) => castableFrom(spell, { cell: board.position, genre: board.genre })).map((spell) => ({ spell })),
    ...(messenger
      ? spells.filter((spell) => castableFrom(spell, messenger)).map((spell) => ({ spell, via: 'messager' as const }))
      : []),
  ]
}

const synthesesOf = (asked: Asked): readonly Choice<CommandOf<'synthesise'>>[] => {
  const { view, board } = asked
  return learnable(view, board).map(({ spell, via }) => {
    const odds = spell.difficulty === 'variable' ? null : studying(board, spell.voie, spell.difficulty)
    const command = { type: 'synthesise', dreamer: board.id, spell: spell.id, ...(via ? { via } : {}) } as const
    return choice<CommandOf<'synthesise'>>(asked, command, { odds, refusal: whyNotLearnt(board, spell) })
  })
}

/** What dragons and practice add to a free moment. */
export const dragonChoices = (asked: Asked) => {
  const { view, board } = asked
  if (!view.options.dragons) return { jumps: [], triggers: [], readings: [], syntheses: [] }
  const barred = groundOf(board.effects).barred === 'wholly' ? refusal('barred' as const, 'DRG-12') : null
  const spent = board.stored ? refusal('spent' as const, 'RES-5') : null
  return {
    jumps: jumpsOf(asked),
    triggers: triggersOf(asked, barred ?? spent),
    readings: readingsOf(asked),
    syntheses: synthesesOf(asked),
  }
}
