import { type Attempt, attempt } from '../rolls/check.ts'
import type { Spell } from '../spells/spell.ts'
import type { Dreamer, DreamerId, Incoming, IncomingSpell } from '../state.ts'
import { asksResistance, type Resolved, takesAim, wardOf } from './target.ts'

/** TGT-4: the oldest of that caster's; null: of somebody the gardien plays. */
export const incomingFrom = ({ incoming }: Pick<Dreamer, 'incoming'>, by: DreamerId | null): Incoming | undefined =>
  incoming.find((one) => one.by === by)

/** TGT-4, TET-10: current dream points, no skill, no malus. */
export const resistanceOf = (dreamer: Pick<Dreamer, 'dream' | 'effects'>, { jr, voie }: IncomingSpell): Attempt => ({
  ...attempt(dreamer.dream, jr),
  modifier: wardOf(dreamer, voie),
})

/** What still waits once the first of these spells was met. */
export const afterMeeting = (incoming: readonly Incoming[], by: DreamerId | null): readonly Incoming[] => {
  const at = incoming.findIndex((one) => one.by === by)
  return incoming.flatMap((one, index) => {
    if (index !== at) return [one]
    const spells = one.spells.slice(1)
    return spells.length > 0 ? [{ ...one, spells }] : []
  })
}

type Fate = Pick<Resolved, 'outcome' | 'how'>

/** TGT-4, TET-9: what each of these spells came to, those that ask for a JR as `met` says, in their order. */
export const fatesOf = (
  spells: readonly Spell[],
  met: (at: number, spell: Spell) => Fate,
): readonly (Fate & { spell: string })[] => {
  let asked = 0
  return spells.map((spell) => {
    if (!takesAim(spell, 'creature')) return { spell: spell.id, outcome: 'impossible' }
    const fate: Fate = asksResistance(spell, 'creature') ? met(asked++, spell) : { outcome: 'target', how: 'aimed' }
    return { spell: spell.id, ...fate }
  })
}
