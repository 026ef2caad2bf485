import type { Format } from '../../../../../house/texts/format.ts'
import { type Answer, type Drill, gapOf, type Seen, scoreOf, type Unit } from '../../../practice/index.ts'
import { type CellId, type Direction, findSpell, isWet, neighbour } from '../../../rules/public.ts'
import type { PracticeTexts, Texts } from '../../../texts/index.ts'
import { cellName, spellLand, useLanguage, usePractice, useSpellName, useSpellTexts } from '../speaking.ts'
import { whyWords } from './reasonWords.ts'

/** What the words of a drill are made from. */
export interface Speaking {
  readonly texts: Texts
  readonly words: PracticeTexts['drills']
  readonly format: Format
  readonly spellName: (id: string) => string
}

/** Null until the names of spells are there. */
export const useSpeaking = (): Speaking | null => {
  const { texts, format } = useLanguage()
  const { drills: words } = usePractice()
  const nameOf = useSpellName()
  return useSpellTexts() && { texts, words, format, spellName: (id) => (id ? nameOf(id) : '') }
}

export interface Posed {
  readonly drill: Drill
  readonly seen: Seen
}

const landOf = ({ texts }: Speaking, spell: string): string => {
  const known = findSpell({}, spell)
  return known ? spellLand(texts, known) : ''
}

/** What is asked. */
export const titleWords = ({ texts, words, spellName }: Speaking, { drill, seen }: Posed): string => {
  const [spell, second] = [spellName(drill.spell), spellName(drill.second ?? '')]
  const { encounter } = seen.board
  if (drill.kind === 'encounter' && encounter)
    return words.asks.encounter({ name: texts.encounters[encounter.kind].name, strength: encounter.strength })
  const asks = {
    land: words.asks.land({ spell }),
    encounter: words.kinds.encounter,
    water: words.asks.water({ spell }),
    lost: words.asks.lost(),
    reserve: words.asks.reserve({ spell, second }),
    count: words.asks.count({ spell }),
  }
  return asks[drill.kind]
}

/** What is to be known for it. */
export const factWords = (speaking: Speaking, { drill, seen }: Posed): string => {
  const { words, spellName } = speaking
  const [spell, second] = [spellName(drill.spell), spellName(drill.second ?? '')]
  const genre = landOf(speaking, drill.second ?? drill.spell)
  const facts = {
    land: () => words.facts.land({ spell, genre }),
    encounter: () => words.facts.encounter({ spell, genre }),
    water: () => words.facts.water({ spell, genre }),
    lost: () => words.facts.lost({ count: seen.board.candidates.length }),
    reserve: () => words.facts.reserve({ spell, second, genre }),
    count: () => words.facts.count({ cost: Number(findSpell({}, drill.spell)?.cost ?? 0), genre }),
  }
  return facts[drill.kind]()
}

const wayOf = ({ key }: Answer): Direction | null =>
  key.kind === 'say' && key.command.type === 'move' ? (key.command.to as Direction) : null

/** The cell an answer leads to, where it is known. */
export const cellOf = ({ seen }: Posed, answer: Answer): CellId | null => {
  if (answer.key.kind === 'land') return answer.key.cell
  const [way, { position }] = [wayOf(answer), seen.board]
  return way && position ? neighbour(position, way) : null
}

const wayWords = ({ texts, words }: Speaking, way: Direction, to: CellId | null): string => {
  const { toward } = texts.directions[way]
  if (!to) return words.answers.way({ toward })
  return words.answers[isWet(to) ? 'wet' : 'dry']({ toward, place: `${cellName(texts, to)} (${to})` })
}

/** An answer's name. */
export const answerWords = (speaking: Speaking, posed: Posed, answer: Answer): string => {
  const { texts, words, spellName } = speaking
  const { key } = answer
  const { drill } = posed
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
      if (way) return wayWords(speaking, way, cellOf(posed, answer))
      return texts.ui.actions[key.command.type as 'master' | 'evade' | 'repress']
    }
    default:
      return key satisfies never
  }
}

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

/** The exact figure of an answer. */
export const figureWords = ({ words, format }: Speaking, unit: Unit, figure: number): string =>
  words.figures[unit]({ figure: unit === 'chance' ? format.probability(figure) : format.number(rounded(figure, 2)) })

const byWords = ({ words, format }: Speaking, unit: Unit, by: number): string =>
  unit === 'chance' ? words.points({ points: Math.round(by * 100) }) : format.number(rounded(by, 2))

/** The answer the best is held against: the one given, or the next best. */
const rivalOf = ({ answers, best, unit }: Drill, chosen: number): number => {
  if (chosen !== best) return chosen
  const gap = gapOf({ answers, unit })
  const top = answers[best]?.worth ?? 0
  return answers.findIndex(({ worth }, at) => at !== best && top - worth >= gap - 1e-9 && top - worth <= gap + 1e-9)
}

/** How the answer did, and why: "« Se dérober » valait 8 points de plus, parce que…". Null: it was answered another day. */
export const verdictWords = (speaking: Speaking, posed: Posed, chosen: number | null): string => {
  const { words } = speaking
  const { drill } = posed
  const [best, given] = [drill.answers[drill.best], drill.answers[chosen ?? -1]]
  if (!best) return ''
  const why = whyWords(speaking, drill, rivalOf(drill, chosen ?? drill.best))
  if (!given) return words.forIt({ why })
  if (chosen === drill.best) return `${words.right} ${words.forIt({ why })}`
  const by = words.by[drill.unit]({
    best: answerWords(speaking, posed, best),
    by: byWords(speaking, drill.unit, best.worth - given.worth),
  })
  return `${scoreOf(drill, chosen ?? 0) === 1 ? words.asGood : words.wrong} ${by}${words.because({ why })}`
}
