import { type Answer, type Drill, shownOf } from '../../../practice/index.ts'
import { type Direction, distance } from '../../../rules/public.ts'
import type { Posed, Speaking } from './drillWords.ts'

type Because<Kind extends Drill['because']['kind']> = Extract<Drill['because'], { kind: Kind }>

/** More steps than anybody walks: there is no dry way. */
const NO_WAY = 40

const landWhy = ({ words }: Speaking, { distances, dry }: Because<'land'>, best: number, rival: number): string => {
  const [far = 0, other = 0, dryFar = 0, dryOther = 0] = [distances[best], distances[rival], dry[best], dry[rival]]
  if (dryFar < dryOther) return words.why.nearerDry({ best: dryFar, chosen: dryOther >= NO_WAY ? null : dryOther, wet: other })
  if (far < other && dryFar > far) return words.why.acrossWater({ best: far, chosen: other })
  return dryFar === dryOther && far === other ? words.why.encounters() : words.why.lands()
}

/** The first answer is the one into the water. */
const waterWhy = ({ words }: Speaking, { mastery, shorter, reach }: Because<'water'>, best: number, rival: number): string => {
  if (best === 0) return reach === 'short' ? words.why.wetOnly({ mastery }) : words.why.wet({ mastery, shorter })
  if (rival !== 0) return words.why.otherDry()
  return reach === 'short' ? words.why.dryLater({ mastery }) : words.why.dry({ mastery, shorter })
}

const towardOf = ({ texts }: Speaking, answer: Answer | undefined): string => {
  const command = answer?.key.kind === 'say' ? answer.key.command : null
  return command?.type === 'move' ? texts.directions[command.to as Direction].toward : ''
}

type Clues = Drill & { readonly because: Because<'clues'> }

const cluesWhy = (speaking: Speaking, { because: { candidates, left }, best, answers }: Clues, rival: number): string => {
  const { words, format } = speaking
  const [here = 0, there = 0] = [left[best], left[rival]].map((cells = 0) => Math.round(cells * 10) / 10)
  if (here >= there) return words.why.cluesLater()
  return words.why.clues({
    ...{ candidates, left: format.number(here), other: format.number(there) },
    toward: towardOf(speaking, answers[rival]),
  })
}

/** Why the best is better than another, in a sentence that begins small. */
export const whyWords = (speaking: Speaking, drill: Drill, rival: number): string => {
  const { words, format } = speaking
  const { because, best, answers } = drill
  switch (because.kind) {
    case 'encounter': {
      const key = answers[best]?.key
      const way = key?.kind === 'say' ? key.command.type : 'master'
      if (way === 'master' && because.met === 'briseur') return words.why.masterBriseur(because)
      return words.why[way as 'master' | 'evade' | 'repress'](because)
    }
    case 'water':
      return waterWhy(speaking, because, best, rival)
    case 'land':
      return landWhy(speaking, because, best, rival)
    case 'clues':
      return cluesWhy(speaking, { ...drill, because }, rival)
    case 'spells': {
      const facts = { cast: because.cast, other: format.probability(because.other) }
      return best === 0 ? words.why.reserve(facts) : words.why.goOn(facts)
    }
    case 'limits':
      return words.why.limits(because)
    default:
      return because satisfies never
  }
}

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
