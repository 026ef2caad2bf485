import { useMemo } from 'react'
import type { Format } from '../../../../../house/texts/format.ts'
import { type Answer, type Drill, gapOf, type Seen, scoreOf, seenIn, shownOf } from '../../../practice/index.ts'
import { type CellId, type Direction, distance, findSpell, isWet, neighbour } from '../../../rules/public.ts'
import type { PracticeTexts, Texts } from '../../../texts/index.ts'
import { cellName, spellLand, useLanguage, usePractice, useSpellName, useSpellTexts } from '../speaking.ts'

/** A question, and what its words are made from. */
export interface Posed {
  readonly drill: Drill
  readonly seen: Seen
  readonly texts: Texts
  readonly words: PracticeTexts['drills']
  readonly format: Format
  readonly spellName: (id: string) => string
}

/** Null until the names of spells are there. */
export const usePosed = (drill: Drill): Posed | null => {
  const { texts, format } = useLanguage()
  const { drills: words } = usePractice()
  const nameOf = useSpellName()
  const seen = useMemo(() => seenIn(drill) as Seen, [drill])
  return useSpellTexts() && { drill, seen, texts, words, format, spellName: (id) => (id ? nameOf(id) : '') }
}

/** What questions speak of, each of some of it. */
const factsOf = ({ texts, spellName, drill, seen: { board } }: Posed) => {
  const [first, goal] = [drill.spell, drill.second ?? drill.spell].map((id) => findSpell({}, id))
  const { encounter, candidates } = board
  return {
    ...{ spell: spellName(drill.spell), second: spellName(drill.second ?? ''), cost: Number(first?.cost ?? 0) },
    genre: goal ? spellLand(texts, goal) : '',
    ...{ name: encounter ? texts.encounters[encounter.kind].name : '', strength: encounter?.strength ?? 0 },
    count: candidates.length,
  }
}

/** What is asked. */
export const titleWords = (posed: Posed): string => posed.words.asks[posed.drill.kind](factsOf(posed))

/** What is to be known for it. */
export const factWords = (posed: Posed): string => posed.words.facts[posed.drill.kind](factsOf(posed))

const wayOf = ({ key }: Answer): Direction | null =>
  key.kind === 'say' && key.command.type === 'move' ? (key.command.to as Direction) : null

/** The cell an answer leads to, where it is known. */
export const cellOf = ({ seen }: Posed, answer: Answer): CellId | null => {
  if (answer.key.kind === 'land') return answer.key.cell
  const [way, { position }] = [wayOf(answer), seen.board]
  return way && position ? neighbour(position, way) : null
}

const wayWords = ({ texts, words }: Posed, way: Direction, to: CellId | null): string => {
  const { toward } = texts.directions[way]
  if (!to) return words.answers.way({ toward })
  return words.answers[isWet(to) ? 'wet' : 'dry']({ toward, place: `${cellName(texts, to)} (${to})` })
}

/** An answer's name. */
export const answerWords = (posed: Posed, answer: Answer): string => {
  const { texts, words, spellName, drill } = posed
  const { key } = answer
  switch (key.kind) {
    case 'land': {
      const at = drill.answers.indexOf(answer)
      const steps = drill.because.kind === 'land' ? (drill.because.distances[at] ?? 0) : 0
      return words.answers.land({ place: `${cellName(texts, key.cell)} (${key.cell})`, steps })
    }
    case 'plan':
      return key.plan === 'reserve'
        ? words.answers.reserve({ spell: spellName(drill.spell) })
        : words.answers.goOn({ second: spellName(drill.second ?? '') })
    case 'number':
      return words.answers.number({ count: key.count })
    case 'say': {
      const way = wayOf(answer)
      if (way) return wayWords(posed, way, cellOf(posed, answer))
      return texts.ui.actions[key.command.type as 'master' | 'evade' | 'repress']
    }
    default:
      return key satisfies never
  }
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

/** The exact figure of an answer. */
export const figureWords = ({ words, format, drill: { unit } }: Posed, figure: number): string =>
  words.figures[unit]({ figure: unit === 'chance' ? format.probability(figure) : format.number(rounded(figure, 2)) })

const byWords = ({ words, format, drill }: Posed, by: number): string =>
  drill.unit === 'chance' ? words.points({ points: Math.round(by * 100) }) : format.number(rounded(by, 2))

/** The answer the best is held against: the one given, or the next best. */
const rivalOf = ({ answers, best, unit }: Drill, chosen: number): number => {
  if (chosen !== best) return chosen
  const gap = gapOf({ answers, unit })
  const top = answers[best]?.worth ?? 0
  return answers.findIndex(({ worth }, at) => at !== best && top - worth >= gap - 1e-9 && top - worth <= gap + 1e-9)
}

/** How the answer did, and why: "« Se dérober » valait 8 points de plus, parce que…". Null: it was answered another day. */
export const verdictWords = (posed: Posed, chosen: number | null): string => {
  const { words, drill } = posed
  const [best, given] = [drill.answers[drill.best], drill.answers[chosen ?? -1]]
  if (!best) return ''
  const why = whyWords(posed, rivalOf(drill, chosen ?? drill.best))
  if (!given) return words.forIt({ why })
  if (chosen === drill.best) return `${words.right} ${words.forIt({ why })}`
  // What shows the same figure is no less.
  if (figureWords(posed, best.figure) === figureWords(posed, given.figure)) return words.asGood
  const by = words.by[drill.unit]({
    best: answerWords(posed, best),
    by: byWords(posed, best.worth - given.worth),
  })
  return scoreOf(drill, chosen ?? 0) === 1 ? `${words.asGood} ${by}.` : `${words.wrong} ${by}${words.because({ why })}`
}

type Because<Kind extends Drill['because']['kind']> = Extract<Drill['because'], { kind: Kind }>

/** More steps than anybody walks: there is no dry way. */
const NO_WAY = 40

const landWhy = ({ words }: Posed, { distances, dry }: Because<'land'>, best: number, rival: number): string => {
  const [far = 0, other = 0, dryFar = 0, dryOther = 0] = [distances[best], distances[rival], dry[best], dry[rival]]
  if (dryFar < dryOther) return words.why.nearerDry({ best: dryFar, chosen: dryOther >= NO_WAY ? null : dryOther, wet: other })
  if (far < other && dryFar > far) return words.why.acrossWater({ best: far, chosen: other })
  return dryFar === dryOther && far === other ? words.why.encounters() : words.why.lands()
}

/** The first answer is the one into the water. */
const waterWhy = ({ words }: Posed, { mastery, shorter, reach }: Because<'water'>, best: number, rival: number): string => {
  if (best === 0) return reach === 'short' ? words.why.wetOnly({ mastery }) : words.why.wet({ mastery, shorter })
  if (rival !== 0) return words.why.otherDry()
  return reach === 'short' ? words.why.dryLater({ mastery }) : words.why.dry({ mastery, shorter })
}

const towardOf = ({ texts }: Posed, answer: Answer | undefined): string => {
  const command = answer?.key.kind === 'say' ? answer.key.command : null
  return command?.type === 'move' ? texts.directions[command.to as Direction].toward : ''
}

const cluesWhy = (posed: Posed, { candidates, left }: Because<'clues'>, rival: number): string => {
  const { words, format, drill } = posed
  const { best, answers } = drill
  const [here = 0, there = 0] = [left[best], left[rival]].map((cells = 0) => Math.round(cells * 10) / 10)
  if (here >= there) return words.why.cluesLater()
  return words.why.clues({
    ...{ candidates, left: format.number(here), other: format.number(there) },
    toward: towardOf(posed, answers[rival]),
  })
}

/** Why the best is better than another, in a sentence that begins small. */
const whyWords = (posed: Posed, rival: number): string => {
  const { words, format, drill } = posed
  const { because, best, answers } = drill
  switch (because.kind) {
    case 'encounter': {
      const key = answers[best]?.key
      const way = key?.kind === 'say' ? key.command.type : 'master'
      if (way === 'master' && because.met === 'briseur') return words.why.masterBriseur(because)
      return words.why[way as 'master' | 'evade' | 'repress'](because)
    }
    case 'water':
      return waterWhy(posed, because, best, rival)
    case 'land':
      return landWhy(posed, because, best, rival)
    case 'clues':
      return cluesWhy(posed, because, rival)
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

const onTheWay = (posed: Posed, at: number): string => {
  const { short } = posed.words
  const { way, waters, mastery } = shownOf(posed, at)
  const [steps, from, to] = [way.length - 1, way[0], way.at(-1)]
  if (waters.length > 0) return short.wetWay({ steps, waters: waters.length, mastery })
  const far = from && to ? distance(from, to) : steps
  return steps > far ? short.around({ steps, far }) : short.dryWay({ steps })
}

const encounterShort = ({ words }: Posed, { met, mastery, souffle }: Because<'encounter'>, said: string): string => {
  const { fates } = words.short
  if (said === 'master')
    return words.short.master({ mastery, fate: met in fates ? fates[met as keyof typeof fates] : fates.other })
  return said === 'repress' ? words.short.repress({ souffle }) : words.short.evade
}

const limitsShort = ({ words }: Posed, { level, dream, fatigue }: Because<'limits'>, count: number): string =>
  count > Math.min(level, dream, fatigue) ? words.short.tooMany({ level, dream, fatigue, count }) : words.short.tooFew

/** Why the answer given falls short, the best still untold. */
export const shortWords = (posed: Posed, at: number): string => {
  const { words, format, drill } = posed
  const { because, answers } = drill
  const key = answers[at]?.key
  const said = key?.kind === 'say' ? key.command.type : ''
  switch (because.kind) {
    case 'encounter':
      return encounterShort(posed, because, said)
    case 'water':
      if (at === 0) return words.short.water({ mastery: because.mastery })
      return because.reach === 'short' ? words.short.tooFar : onTheWay(posed, at)
    case 'land':
      return onTheWay(posed, at)
    case 'clues':
      return words.short.clues({ left: format.number(Math.round((because.left[at] ?? 0) * 10) / 10), of: because.candidates })
    case 'spells':
      return key?.kind === 'plan' && key.plan === 'reserve'
        ? words.short.reserve({ cast: because.cast })
        : words.short.goOn({ cast: because.cast, other: format.probability(because.other) })
    case 'limits':
      return limitsShort(posed, because, key?.kind === 'number' ? key.count : 0)
    default:
      return because satisfies never
  }
}
