import { type AimChoice, type CastChoice, type Choice, choosableCells, type Prompt } from '../../rules/public.ts'
import type { Drawn } from '../dragons/drawn.ts'
import { matesOf } from '../prompts/mates.ts'
import { cellName } from '../words/cellName.ts'
import { choicesOf, labelOf } from './choices.ts'
import { listed, refusedWords, spoken, stepWords, type Telling } from './tell.ts'

type Kind<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>

const freeTitle = ({ texts, board }: Telling): string =>
  board.position
    ? `${cellName(board.position)} (${board.position}), ${texts.genres[board.genre].name}`
    : texts.ui.ear.lost({ inA: texts.genres[board.genre].inA, count: board.candidates.length }).replace(/\.$/, '')

/** What the question is called, as its card calls it. */
const titleOf = (telling: Telling): string => {
  const { texts, board, prompt, spellName } = telling
  const { prompts } = texts.ui
  switch (prompt.kind) {
    case 'awake':
      return prompts.awake.title({ name: board.sheet.name })
    case 'asleep':
      return prompts.asleep.title({ name: board.sheet.name })
    case 'petition':
      return prompts.petition.title
    case 'encounter':
    case 'service':
    case 'captive':
      return prompts[prompt.kind].title({
        name: texts.encounters[prompt.encounter.kind].name,
        strength: prompt.encounter.strength,
      })
    case 'wet':
      return prompts.wet.title({ the: texts.genres[board.genre].the })
    case 'gift':
    case 'releasing':
      return prompts[prompt.kind].title
    case 'free':
      return freeTitle(telling)
    case 'cast':
    case 'fumble':
    case 'carrying':
    case 'targeting':
      return prompts[prompt.kind].title({ spell: telling.format.and([prompt.hand.id, ...prompt.hand.with].map(spellName)) })
    default:
      return prompt satisfies never
  }
}

const choiceWords = (telling: Telling, { command, odds, risk, refusal }: Choice): string => {
  const { ear } = telling.texts.ui
  const answer = labelOf(telling, command)
  if (refusal) return refusedWords(telling, answer, refusal)
  if (odds) return ear.chance({ answer, chance: odds.limits.chance })
  return risk === null ? answer : ear.risk({ answer, chance: risk })
}

const castWords = (telling: Telling, { spell, via, least, odds, refusal }: CastChoice): string => {
  const { texts, format, spellName } = telling
  const { ear, prompts, spell: words } = texts.ui
  const cost = spell.cost === 'variable' ? words.variableCost({ least }) : String(least)
  const facts = [via && prompts.free.viaMessenger, odds && format.percent(odds.limits.chance), ear.costs({ cost })].filter(
    Boolean,
  )
  const answer = ear.castable({ spell: spellName(spell.id), facts: facts.join(', ') })
  return refusal ? refusedWords(telling, answer, refusal) : answer
}

const freeAnswers = (telling: Telling, prompt: Kind<'free'>): readonly string[] => [
  ...prompt.steps.map((step) => stepWords(telling, step)),
  ...prompt.casts.map((cast) => castWords(telling, cast)),
  ...(prompt.triggers.some(({ refusal }) => !refusal) && matesOf(telling.board).length > 1
    ? [telling.texts.ui.ear.together]
    : []),
]

const awakeAnswers = (telling: Telling, prompt: Kind<'awake'>): readonly string[] => {
  const { texts, rests, board, view } = telling
  const { actions, ear } = texts.ui
  const tired = board.dream < board.sheet.reve || board.fatigue > 0
  return [
    ...prompt.ascents.map(({ command, refusal }) => {
      const answer = command.mode === 'normal' ? actions.ascendNormal : actions.ascendAccelerated
      if (refusal) return refusedWords(telling, answer, refusal)
      return prompt.will ? ear.chance({ answer, chance: prompt.will.limits.chance }) : answer
    }),
    ...(rests === 'self' && tired && !view.options.dragons ? [ear.rest] : []),
    ...(view.options.dragons ? (rests === 'self' ? [ear.waitHours, ear.deeds] : [ear.deeds]) : []),
    ear.goal,
  ]
}

const aimAnswers = ({ texts, format }: Telling, { aims }: Kind<'targeting'>): readonly string[] => {
  const { ear } = texts.ui
  const wrong = aims.filter((aim) => aim.wrong)
  const words = ({ on, asksResistance }: AimChoice): string =>
    asksResistance ? ear.resist({ aim: texts.targets[on] }) : ear.aim({ aim: texts.targets[on] })
  return [
    ...aims.filter((aim) => !aim.wrong).map(words),
    ...(wrong.length > 0 ? [ear.wrongAim({ aims: format.or(wrong.map(({ on }) => texts.targets[on])) })] : []),
  ]
}

const serviceAnswers = ({ texts }: Telling, { cells, certain, pathLength }: Kind<'service'>): readonly string[] => {
  const { ear } = texts.ui
  return [ear.service({ count: cells.length }), ...(!certain && pathLength > 0 ? [ear.path] : [])]
}

const ownAnswers = (telling: Telling): readonly string[] => {
  const { prompt, texts, rests } = telling
  switch (prompt.kind) {
    case 'awake':
      return awakeAnswers(telling, prompt)
    case 'free':
      return freeAnswers(telling, prompt)
    case 'service':
      return serviceAnswers(telling, prompt)
    case 'targeting':
      return aimAnswers(telling, prompt)
    case 'asleep':
      if (rests === 'gardien') return []
      return prompt.choices.length === 0 ? [texts.ui.ear.wake] : [texts.ui.ear.sleepOn]
    default:
      return []
  }
}

/** What lies out of reach is told when it is asked for; many leaps are told as one. */
const isWorthSaying = ({ command, refusal }: Choice): boolean =>
  command.type !== 'jump' && !(command.type === 'synthesise' && refusal)

const FEW = 3

const jumpWords = (telling: Telling): readonly string[] => {
  const { prompt, texts } = telling
  const jumps = prompt.kind === 'free' ? prompt.jumps : []
  return jumps.length > FEW ? [texts.ui.ear.jumps({ count: jumps.length })] : jumps.map((choice) => choiceWords(telling, choice))
}

/** TET-4, TET-8, TET-9: what still waits for its cell. */
const choiceOfCell = ({ texts, board, prompt, afflictionName }: Telling): readonly string[] =>
  prompt.kind === 'awake' || prompt.kind === 'free'
    ? board.effects
        .filter((effect) => choosableCells(effect))
        .map(({ id }) => texts.ui.ear.chooseFor({ name: afflictionName(id) }))
    : []

/** The answers of the moment with their chances: those of a new question too, by their names. */
const answerWords = (telling: Telling): readonly string[] => [
  ...ownAnswers(telling),
  ...jumpWords(telling),
  ...choicesOf(telling.prompt)
    .filter(isWorthSaying)
    .map((choice) => choiceWords(telling, choice)),
  ...choiceOfCell(telling),
]

/** DRG-4: what has come, as its card tells it. */
const drawnWords = ({ texts, afflictionName, effectWords }: Telling, { table, id, effect }: Drawn): string => {
  const name = `${spoken(texts.dragonTables[table].name)} : ${afflictionName(id)}.`
  return [name, effect && effectWords(effect), texts.ui.ear.putAway].filter(Boolean).join(' ')
}

/** What is asked, and its answers. */
export const askedWords = (telling: Telling): string => {
  if (telling.drawn) return drawnWords(telling, telling.drawn)
  const answers = answerWords(telling)
  const title = titleOf(telling)
  return answers.length > 0 ? telling.texts.ui.ear.asks({ title, answers: listed(telling.texts, answers) }) : `${title}.`
}
