import { helpLine, listed, misheardLine } from '../../../../house/nonvisual/index.ts'
import {
  CELL_IDS,
  type CellId,
  canBeCastAt,
  distance,
  findSpell,
  isWet,
  knownSpells,
  reserveAt,
  spellsOf,
} from '../../rules/public.ts'
import { likeliestOf } from '../planner/likeliest.ts'
import { ASKED, type EarQuestion, QUESTIONS } from '../question/index.ts'
import { countedWords, journeysCounted } from '../rounds/counted.ts'
import { figuresWords, verdictWords } from '../words/adviceWords.ts'
import { doneWords } from '../words/advised.ts'
import { spellLand } from '../words/places.ts'
import { refusalHere } from '../words/told.ts'
import { type Misheard, openPhrases } from './hearing.ts'
import { dragonsWords, learningWords, methodsWords, stepsWords } from './repliesDeeds.ts'
import { askedWords, cellWords, farWords, spoken, type Telling, waysWords } from './tell.ts'

const NEAREST = 6
const LIKELIEST = 3

const whereWords = (telling: Telling): string => {
  const { texts, format, board } = telling
  const { ear } = texts.ui
  if (board.position) return `${cellWords(telling, board.position)}.`
  const lost = ear.lost({ inA: texts.genres[board.genre].inA, count: board.candidates.length })
  if (likeliestOf(board) === null) return lost
  const likely = board.candidates
    .map((cell, at) => ({ cell, chance: board.likelihood[at] ?? 0 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, LIKELIEST)
    .map(({ cell, chance }) => `${cellWords(telling, cell)}, ${format.probability(chance)}`)
  return `${lost} ${ear.likely({ places: format.and(likely) })}`
}

/** MAP-4: the six neighbours, wherever the moment stands. */
const aroundWords = (telling: Telling): string => {
  const ways = waysWords(telling)
  return ways.length > 0 ? `${spoken(listed(telling.voice, ways))}.` : aroundAnyway(telling)
}

const aroundAnyway = (telling: Telling): string => {
  const { texts, voice, board } = telling
  const { position } = board
  if (!position) return whereWords(telling)
  const near = CELL_IDS.filter((cell) => distance(position, cell) === 1)
  const words = near.map((cell) => [farWords(telling, cell), cellWords(telling, cell), isWet(cell) && texts.ui.ear.wet])
  const told = words.map((parts) => parts.filter(Boolean).join(', '))
  return `${spoken(listed(voice, told))}.`
}

const spellsWords = ({ texts, voice, view, board, spellName }: Telling): string => {
  const { ear, spell: labels } = texts.ui
  const words = knownSpells(view, board).map((spell) => {
    const cost = spell.cost === 'variable' ? labels.variableCost({ least: spell.leastCost }) : String(spell.cost)
    return ear.spell({ name: spellName(spell.id), land: spellLand(texts, spell), facts: ear.costs({ cost }) })
  })
  return words.length > 0 ? `${listed(voice, words)}.` : ear.noSpells
}

/** Where the wanted spell can be cast, the nearest first. */
const landsWords = (telling: Telling): string => {
  const { texts, voice, view, board, spellName } = telling
  const { spell: goal } = telling.desk
  const { ear } = texts.ui
  const facts = goal ? findSpell(spellsOf(view.spells, board.sheet), goal) : undefined
  if (!facts || !goal) return ear.noGoal
  const { position } = board
  if (!position) return ear.landsLost({ spell: spellName(goal), land: spellLand(texts, facts) })
  const cells = CELL_IDS.filter((cell) => canBeCastAt(facts, cell)).sort((a, b) => distance(position, a) - distance(position, b))
  const places = cells.slice(0, NEAREST).map((cell) => `${cellWords(telling, cell)}, ${farWords(telling, cell)}`)
  return ear.lands({ spell: spellName(goal), places: listed(voice, places), more: Math.max(0, cells.length - NEAREST) })
}

const reservesWords = (telling: Telling): string => {
  const { texts, voice, board, spellName } = telling
  const { ear, sheet } = texts.ui
  const words = board.reserves.map(({ cell, spell, erratic, note }) =>
    [
      spellName(spell),
      cell ? cellWords(telling, cell) : sheet.reserveSomewhere,
      cell && farWords(telling, cell),
      erratic && sheet.erraticReserve,
      note,
    ]
      .filter(Boolean)
      .join(', '),
  )
  return words.length > 0 ? ear.reserves({ reserves: listed(voice, words) }) : ear.noReserves
}

/** FAT-2: the round of the table, and each journey beside it. */
const countWords = ({ texts, view }: Telling): readonly string[] =>
  view.rounds
    ? [
        `${texts.ui.rounds.fight}, ${texts.ui.rounds.now({ round: view.rounds.now })}`,
        ...journeysCounted(view).map((one) => countedWords(texts, one)),
      ]
    : []

const stateWords = (telling: Telling): string => [ownWords(telling), ...countWords(telling).map((words) => `${words}.`)].join(' ')

const ownWords = ({ texts, view, board }: Telling): string =>
  texts.ui.ear.state({
    dream: board.dream,
    reve: board.sheet.reve,
    fatigue: board.fatigue + board.pendingFatigue,
    malus: board.malus,
    repression: board.repression,
    hour: spoken(texts.hours[view.clock.hour].hour),
  })

const bestWords = (telling: Telling): string => {
  const { texts, reckoned } = telling
  const advice = reckoned?.advice
  if (!advice) return ''
  const verdict = verdictWords(telling, advice)
  if (verdict) return `${verdict} ${figuresWords(telling, advice)}.`
  return advice.best && advice.best.chance > 0 ? texts.ui.ear.best({ best: doneWords(texts, advice.best.action) }) : ''
}

/** The figure asked for, before all else: the whole journey's where it may be told, then the odds of each answer. */
const chancesWords = (telling: Telling): string => {
  const { texts, format, reckoned, reckons, spellName } = telling
  const { spell: goal } = telling.desk
  const { ear } = texts.ui
  const now = askedWords(telling)
  if (!goal) return `${now} ${ear.noGoal}`
  if (reckons === 'now') return `${ear.reckoning} ${now}`
  if (!reckoned) return `${now} ${ear.noPlan}`
  const plan = ear.plan({ spell: spellName(goal), chance: format.probability(reckoned.plan.prudent) })
  return [plan, bestWords(telling), now].filter(Boolean).join(' ')
}

/** The first word of each thing that can be said now or asked. */
const helpWords = (telling: Telling): string =>
  helpLine(
    telling.voice,
    telling.format.locale,
    openPhrases(telling),
    QUESTIONS.map((question) => ASKED[question]),
  )

/** What is told of a cell that is named. */
export const placeWords = (telling: Telling, cell: CellId): string => {
  const { texts, view, board, spellName } = telling
  const { ear } = texts.ui
  const reserve = reserveAt(board.reserves, cell)
  const castable = knownSpells(view, board).filter((spell) => canBeCastAt(spell, cell))
  return `${[
    cellWords(telling, cell),
    farWords(telling, cell),
    isWet(cell) && ear.wet,
    reserve && ear.reserveThere({ spell: spellName(reserve.spell) }),
    ...castable.map(({ id }) => spellName(id)),
  ]
    .filter(Boolean)
    .join(', ')}.`
}

const REPLIES: Readonly<Record<EarQuestion, (telling: Telling) => string>> = {
  where: whereWords,
  around: aroundWords,
  spells: spellsWords,
  lands: landsWords,
  reserves: reservesWords,
  state: stateWords,
  dragons: dragonsWords,
  learning: learningWords,
  chances: chancesWords,
  repeat: askedWords,
  help: helpWords,
}

export const replyTo = (telling: Telling, question: EarQuestion): string => REPLIES[question](telling)

/** What is to be said beside what was said. */
const WANTING = {
  'which-spell': ({ texts }: Telling) => texts.ui.ear.whichSpell,
  'which-cell': ({ texts }: Telling) => texts.ui.ear.whichCell,
  'which-aim': ({ texts }: Telling) => texts.ui.ear.whichAim,
  'which-method': methodsWords,
  'which-step': stepsWords,
  'which-hours': ({ texts }: Telling) => texts.ui.ear.whichHours,
  'which-together': ({ texts }: Telling) => texts.ui.ear.whichTogether,
  'no-way': ({ texts }: Telling) => texts.ui.ear.noWay,
  'read-first': ({ texts }: Telling) => texts.ui.ear.readFirst,
} as const

/** Why a line was not taken, and what to say instead. */
export const misheardWords = (telling: Telling, misheard: Misheard): string => {
  const { texts, voice, format, company } = telling
  switch (misheard.why) {
    case 'unknown':
    case 'several':
    case 'not-now':
      return misheardLine(voice, format, misheard)
    case 'no-cell':
      return texts.ui.ear.noCell(misheard)
    case 'no-spell':
      return texts.ui.ear.noSpell(misheard)
    case 'refused':
      return refusalHere(texts, misheard.refusal, company)
    case 'closed':
      return misheard.sentence
    default:
      return WANTING[misheard.why](telling)
  }
}
