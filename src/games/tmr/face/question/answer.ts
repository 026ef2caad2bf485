import { type Wording, wordsFor as wordsIn } from '../../../../house/nonvisual/index.ts'
import { always, type Chance, type Field, priced } from '../../../../house/question/index.ts'
import {
  type CastChoice,
  type Choice,
  type Command,
  type Odds,
  pointsOf,
  priceOf,
  ruleOfAnswer,
  type TmrRefusal,
  type Weighed,
} from '../../rules/public.ts'
import { costsTold, refusalHere } from '../words/told.ts'
import type { Asking, TmrAnswer } from './asking.ts'
import { idOf, labelOf } from './naming.ts'
import { ANSWERS } from './vocabulary.ts'

/** The words for it, those of the language of the moment first. */
export const wordsFor = ({ format }: Asking, entry: Wording): readonly string[] => wordsIn(format.locale, entry)

export const whyNot = ({ texts, company }: Asking, refusal: TmrRefusal | null): string | null =>
  refusal && refusalHere(texts, refusal, company)

/** ROL-2: what a roll is made of, and the bounds of its qualities. */
export const oddsTold = ({ texts, format }: Asking, odds: Odds): Chance => {
  const { ui, qualities, voies } = texts
  const { attempt, limits } = odds
  const parts = [
    `${ui.odds.characteristic} ${attempt.characteristic}`,
    attempt.voie && `${voies[attempt.voie]} ${format.signed(attempt.skill)}`,
    `${ui.odds.difficulty} ${format.signed(attempt.difficulty)}`,
    attempt.malus !== 0 && `${ui.odds.malus} ${format.signed(attempt.malus)}`,
    attempt.modifier !== 0 && `${ui.odds.modifier} ${format.signed(attempt.modifier)}`,
  ]
  const upTo = (quality: 'particuliere' | 'significative' | 'normale', face: number | null) =>
    face !== null && `${qualities[quality].short} ${ui.odds.upTo({ face })}`
  const from = (quality: 'echec-particulier' | 'echec-total', face: number | null) =>
    face !== null && `${qualities[quality].short} ${ui.odds.from({ face })}`
  const bounds = [
    upTo('particuliere', limits.particuliere),
    upTo('significative', limits.significative),
    upTo('normale', limits.chance),
    from('echec-particulier', limits.echecParticulier),
    from('echec-total', limits.echecTotal),
  ]
  // A name and its figure stay on one line.
  const line = (of: readonly (string | false | null)[]): string =>
    of.flatMap((part) => (part ? part.replaceAll(' ', '\u00a0') : [])).join(' · ')
  return { chance: limits.chance, made: [line(parts), line(bounds)], rule: 'ROL-2' }
}

/** Of a roll, where there is one. */
export const oddsOf = (asking: Asking, odds: Odds | null): readonly Chance[] => (odds ? [oddsTold(asking, odds)] : [])

/** What an act is told from others by. */
const SAID = ['type', 'to', 'cell', 'voie', 'kind', 'via'] as const

const isAdvised = ({ desk, advisedMode }: Asking, { action }: Weighed, command: Command): boolean => {
  if (command.type === 'ascend') return advisedMode?.mode === command.mode
  if (command.type === 'cast' && command.spell !== desk.spell) return false
  return SAID.every((part) => (Reflect.get(action, part) ?? null) === (Reflect.get(command, part) ?? null))
}

/** The chance to show on the answer that the advice speaks of. */
export const adviceOn = (asking: Asking, command: Command): number | null => {
  const { advice, advisedMode } = asking
  if (!advice || !isAdvised(asking, advice, command)) return null
  return command.type === 'ascend' && advisedMode ? advisedMode.chance : advice.chance
}

/** Of these there may be several at once: their forms have a letter, each of them has none. */
const MANY: ReadonlySet<Command['type']> = new Set(['cast', 'read', 'synthesise'])

const letterOf = ({ texts }: Asking, command: Command): string | undefined => {
  const { keys } = texts.ui
  if (command.type === 'ascend') return command.mode === 'normal' ? keys.ascendNormal : keys.ascendAccelerated
  if (command.type === 'target') return keys.aims[command.on]
  const letter =
    Object.hasOwn(keys, command.type) && !MANY.has(command.type) ? keys[command.type as keyof typeof keys] : undefined
  return typeof letter === 'string' ? letter : undefined
}

/** The rule of the rules, where there is one. */
export const ruled = ({ board }: Asking, command: Command): Pick<TmrAnswer, 'rule'> => {
  const rule = ruleOfAnswer(command, board)
  return rule ? { rule } : {}
}

/** Where time is short: said of what leaves none to come down with the spell, which takes a round; null: there is enough. */
export const lateFor = ({ view, board, time }: Asking, command: Command): string | null => {
  const taken = time ? pointsOf(time.of, priceOf(view, board, command).sure) : 0
  const needed = taken + (time?.of === 'rounds' && command.type !== 'comeDown' ? 1 : 0)
  return time && taken > 0 && needed >= time.left ? time.late : null
}

/** What is said to the table as it stands: its rule and its price are those of the rules. */
export const saying = (asking: Asking, command: Command, rest: Partial<TmrAnswer> = {}): TmrAnswer => {
  const { view, board, texts } = asking
  const late = lateFor(asking, command)
  const letter = letterOf(asking, command)
  const entry = ANSWERS[command.type]
  return {
    id: idOf(command),
    label: labelOf(asking, command) ?? command.type,
    takes: { kind: 'say', command },
    advice: rest.refusal ? null : adviceOn(asking, command),
    cost: costsTold(texts, priceOf(view, board, command).sure),
    ...ruled(asking, command),
    ...(letter ? { letter } : {}),
    ...(entry ? { words: wordsFor(asking, entry) } : {}),
    ...rest,
    ...(late && { follows: always(late), advice: null }),
  }
}

/** ENC-7: a repression may wake a souffle. */
const riskTold = ({ texts }: Asking, { label, cost = [] }: TmrAnswer, risk: number | null): Partial<TmrAnswer> =>
  risk === null ? {} : { told: texts.ui.ear.risk({ answer: priced(label, cost), chance: risk }) }

/** An answer that the rules hold open or closed. */
export const choosing = (asking: Asking, choice: Choice, rest: Partial<TmrAnswer> = {}): TmrAnswer => {
  const { command, odds, risk } = choice
  const refusal = whyNot(asking, choice.refusal)
  const answer = saying(asking, command, { refusal, odds: oddsOf(asking, odds), ...rest })
  return refusal ? answer : { ...riskTold(asking, answer, risk), ...answer }
}

export const numberField = (id: string, label: string, value: number, [least, most]: readonly [number, number]): Field => ({
  kind: 'number',
  id,
  label,
  value,
  least,
  most,
})

export const castKey = ({ spell, via }: Pick<CastChoice, 'spell' | 'via'>): string => `${spell.id} ${via ?? ''}`

/** Said by its verb: how is said after it. */
export const verb = (asking: Asking, type: Command['type'], label: string): TmrAnswer => ({
  id: type,
  label,
  takes: { kind: 'pick', what: 'things' },
  aside: true,
  told: '',
  words: wordsFor(asking, ANSWERS[type] ?? { fr: [], en: [] }),
  more: true,
})

/** What is still to be filled in or picked keeps it from being taken. */
export const unready = (answer: TmrAnswer, what: 'number' | 'things'): TmrAnswer => ({ ...answer, takes: { kind: 'pick', what } })

/** Those that are there, one after the other. */
export const sentences = (...parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ')
