import type { Drill } from '../../../practice/index.ts'
import { shownOf } from '../../../practice/index.ts'
import { distance } from '../../../rules/public.ts'
import type { Posed, Speaking } from './drillWords.ts'

type Because<Kind extends Drill['because']['kind']> = Extract<Drill['because'], { kind: Kind }>

const onTheWay = ({ words }: Speaking, posed: Posed, at: number): string => {
  const { way, waters, mastery } = shownOf(posed, at)
  const [steps, from, to] = [way.length - 1, way[0], way.at(-1)]
  if (waters.length > 0) return words.short.wetWay({ steps, waters: waters.length, mastery })
  const far = from && to ? distance(from, to) : steps
  return steps > far ? words.short.around({ steps, far }) : words.short.dryWay({ steps })
}

const encounterShort = ({ words }: Speaking, { met, mastery, souffle }: Because<'encounter'>, said: string): string => {
  const { fates } = words.short
  if (said === 'master')
    return words.short.master({ mastery, fate: met in fates ? fates[met as keyof typeof fates] : fates.other })
  return said === 'repress' ? words.short.repress({ souffle }) : words.short.evade
}

const limitsShort = ({ words }: Speaking, { level, dream, fatigue }: Because<'limits'>, count: number): string =>
  count > Math.min(level, dream, fatigue) ? words.short.tooMany({ level, dream, fatigue, count }) : words.short.tooFew

/** Why the answer given falls short, the best still untold. */
export const shortWords = (speaking: Speaking, posed: Posed, at: number): string => {
  const { words, format } = speaking
  const { because, answers } = posed.drill
  const key = answers[at]?.key
  const said = key?.kind === 'say' ? key.command.type : ''
  switch (because.kind) {
    case 'encounter':
      return encounterShort(speaking, because, said)
    case 'water':
      if (at === 0) return words.short.water({ mastery: because.mastery })
      return because.reach === 'short' ? words.short.tooFar : onTheWay(speaking, posed, at)
    case 'land':
      return onTheWay(speaking, posed, at)
    case 'clues':
      return words.short.clues({ left: format.number(Math.round((because.left[at] ?? 0) * 10) / 10), of: because.candidates })
    case 'spells':
      return key?.kind === 'plan' && key.plan === 'reserve'
        ? words.short.reserve({ cast: because.cast })
        : words.short.goOn({ cast: because.cast, other: format.probability(because.other) })
    case 'limits':
      return limitsShort(speaking, because, key?.kind === 'number' ? key.count : 0)
    default:
      return because satisfies never
  }
}
