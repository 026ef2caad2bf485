import { NO_EFFECTS } from '../dreamer/effect.ts'
import { isUnder } from '../effects/queries.ts'
import type { Question } from './question.ts'
import { groundAsked } from './steps.ts'
import { toPurify } from './terrain.ts'

/** PLN-2, PLN-4: why there is no chance at all. */
const HINDRANCES = ['no-ascent', 'unknown-spell', 'seuil-too-low', 'reserve-urgency', 'purification-tour'] as const
export type Hindrance = (typeof HINDRANCES)[number]

/** PLN-3, PLN-5, ENC-5: what is not reckoned exactly. */
const BOUNDS = ['queues', 'gifts', 'special-encounters', 'closed-cities', 'tamed-water', 'stars', 'waiting'] as const
export type Bound = (typeof BOUNDS)[number]

export interface PlanNotes {
  readonly hindrances: readonly Hindrance[]
  readonly bounds: readonly Bound[]
}

const hinders = (question: Question, what: Hindrance): boolean => {
  const { effects = NO_EFFECTS, spell, dragon, moment } = question
  switch (what) {
    case 'no-ascent':
      return moment.phase === 'awake' && groundAsked(question).noAscent
    case 'unknown-spell':
      return (
        spell.unknown === true || effects.some(({ key, spell: forgotten }) => key === 'forgotten-spell' && forgotten === spell.id)
      )
    case 'seuil-too-low':
      return dragon !== undefined && (spell.seuil ?? 0) > 0 && dragon.seuil - (spell.seuil ?? 0) < 1
    case 'reserve-urgency':
      return isUnder({ effects }, 'reserve-urgency')
    case 'purification-tour':
      return toPurify(effects).length > 1
  }
}

const isBound = (question: Question, what: Bound): boolean => {
  const { effects = NO_EFFECTS, dragon, spell } = question
  switch (what) {
    case 'queues':
      return dragon !== undefined
    case 'gifts':
      return isUnder({ effects }, 'gifts-of-cities')
    case 'special-encounters':
      return groundAsked(question).specials > 0
    case 'closed-cities':
      return isUnder({ effects }, 'closed-cities')
    case 'tamed-water':
      return effects.some(({ key, cell, tamed }) => key === 'tamed-water' && cell !== undefined && !tamed)
    case 'stars':
      return spell.stars === 'unknown'
    case 'waiting':
      return question.waiting !== undefined
  }
}

export const notesOf = (question: Question): PlanNotes => ({
  hindrances: HINDRANCES.filter((what) => hinders(question, what)),
  bounds: BOUNDS.filter((what) => isBound(question, what)),
})
