import type { Answer, Drill } from '../../../practice/index.ts'
import type { Direction } from '../../../rules/public.ts'
import type { Speaking } from './drillWords.ts'

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
