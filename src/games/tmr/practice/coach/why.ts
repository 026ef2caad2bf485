import type { Aim, Costs, DreamerCommand, Valued } from '../../rules/public.ts'
import {
  bestVoie,
  CELL_IDS,
  type CellId,
  canBeCastAt,
  isWet,
  neighbour,
  priceOf,
  type Spell,
  stepsTo,
  type Voie,
} from '../../rules/public.ts'
import { masteryOf, WATER } from '../drills/masteryOf.ts'
import type { Seen } from '../situation/situation.ts'

/** Why an answer falls short of the best, as data for a sentence. */
export type Why =
  /** WET-1. */
  | { readonly kind: 'water'; readonly mastery: number }
  /** Steps to the spell's land from the one cell and the other. */
  | { readonly kind: 'farther'; readonly steps: number; readonly best: number }
  /** ENC-4: what the best voie would have given, and what another is named for. */
  | { readonly kind: 'voie'; readonly voie: Voie; readonly percent: number; readonly for: 'experience' | 'shadow' | null }
  | { readonly kind: 'off-map' | 'passes' }
  /** MOV-1, ASC-1, ASC-3: what a round in place takes, or going up again. */
  | { readonly kind: 'waits' | 'leaves'; readonly cost: Costs }
  | { readonly kind: 'mastery' | 'souffle' | 'cast-here' | 'cast-early'; readonly percent: number }

/** The cell an answer leads to at once; null: to none, or nobody knows. */
export const placeOf = ({ board }: Seen, { command }: Pick<Valued, 'command'>): CellId | null => {
  if (command.type === 'move') return board.position && neighbour(board.position, command.to as Parameters<typeof neighbour>[1])
  return command.type === 'goTo' || command.type === 'jump' ? ((command.cell ?? null) as CellId | null) : null
}

/** Two cells one can be on next, or stay on. */
const wayWhy = (seen: Seen, best: Valued, chosen: Valued, { spell }: Aim): Why | null => {
  const [there, here] = [placeOf(seen, best), placeOf(seen, chosen)]
  if (chosen.command.type === 'move' && here === null) return { kind: 'off-map' }
  if (!here || !there) return null
  if (isWet(here) && !isWet(there)) return { kind: 'water', mastery: masteryOf(seen.board, WATER) }
  const goals = CELL_IDS.filter((id) => canBeCastAt(spell as unknown as Spell, id))
  const steps = (from: CellId): number => stepsTo(from, goals, () => true)
  return steps(here) > steps(there) ? { kind: 'farther', steps: steps(here), best: steps(there) } : null
}

/** ENC-16, DRG-3: another voie is named for what it learns, or for the shadow it does not call. */
const voieWhy = ({ view, board }: Seen, best: Valued): Why => {
  const voie = bestVoie(board.sheet.draconic)
  const shadow = voie === 'thanatos' && view.options.dragons ? 'shadow' : null
  return { kind: 'voie', voie, percent: best.roll ?? 0, for: board.encounter?.kind === 'reve-de-dragon' ? 'experience' : shadow }
}

/** QUE-7, QUE-8, SOU-13: points and boxes as they are counted now; a round is no matter here. */
const taken = ({ view, board }: Seen, command: DreamerCommand): Costs => {
  const { sure, rolled } = priceOf(view, board, command)
  return [...sure, ...(rolled?.normale ?? [])].filter(({ of }) => of === 'dream' || of === 'fatigue')
}

/** Why the answer given is worth less than the best; null where only the land on the way tells them apart. */
export const whyOf = (seen: Seen, best: Valued, chosen: Valued, aim: Aim): Why | null => {
  if (best.command.type === 'cast' && chosen.command.type !== 'cast') return { kind: 'cast-here', percent: castPercent(best) }
  switch (chosen.command.type) {
    case 'master':
    case 'struggle':
      if (best.command.type === chosen.command.type) return voieWhy(seen, best)
      return chosen.roll === null ? null : { kind: 'mastery', percent: chosen.roll }
    case 'stay':
      return { kind: 'waits', cost: taken(seen, { type: 'stay', dreamer: seen.board.id }) }
    case 'evade':
    case 'descend':
      return { kind: 'leaves', cost: taken(seen, { type: 'ascend', dreamer: seen.board.id, mode: aim.mode }) }
    case 'letPass':
    case 'decline':
      return { kind: 'passes' }
    case 'repress':
      return chosen.risk === null ? null : { kind: 'souffle', percent: chosen.risk }
    case 'cast':
      return { kind: 'cast-early', percent: castPercent(chosen) }
    default:
      return wayWhy(seen, best, chosen, aim)
  }
}

/** CAST-1: a cast is worth what its roll is. */
const castPercent = ({ chance }: Valued): number => Math.round(chance * 100)
