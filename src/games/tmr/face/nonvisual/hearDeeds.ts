import { cutNumbers, isSaid, namedAmong, type Wording } from '../../../../house/nonvisual/index.ts'
import { wordsOf } from '../../../../house/texts/fold.ts'
import {
  type ActiveEffect,
  asksOf,
  type CellId,
  type CommandOf,
  choosableCells,
  groundOf,
  HOURS,
  LOWEST_LEVEL,
  later,
  METHODS,
  type Method,
  type Parameters,
  type Spell,
  VOIES,
  type Voie,
  walkTo,
} from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import {
  AND,
  DAWN,
  hoursToDawn,
  hoursToDusk,
  METRES,
  matesOf,
  NIGHT,
  NO_HUMANOID,
  RESTED,
  REVE,
  TEAR_COLOURS,
  TEAR_LASTS,
} from '../question/index.ts'
import { cellsNamed, type Heard, type Hearing, not, say } from './hearing.ts'

const MOST_HOURS = 24
const MOST_SKILL = 20

/** MOV-2: a far cell, walked to until something happens. */
export const hearWalk = ({ texts, board, prompt }: Hearing, words: readonly string[]): Heard => {
  const said = words.join(' ')
  const [cell, ...others] = cellsNamed(texts, words)
  if (prompt.kind !== 'free') return not({ why: 'not-now', said })
  if (!cell) return not({ why: said ? 'no-cell' : 'which-cell', said })
  if (others.length > 0) return not({ why: 'several', said, could: [cell, ...others] })
  const walk = walkTo(board, cell)
  return walk ? { kind: 'walk', walk } : not({ why: 'no-way', said })
}

const waiting = ({ board }: Hearing): readonly ActiveEffect[] => board.effects.filter((effect) => choosableCells(effect))

const takes = ({ board }: Hearing, effect: ActiveEffect, cell: CellId): boolean =>
  choosableCells(effect)?.(cell) === true && groundOf(board.effects).exists(cell)

/** The name of what is chosen for may stand before the cell. */
const splitChoice = (hearing: Hearing, words: readonly string[]) => {
  for (let at = 0; at < words.length; at++) {
    const [cell, ...others] = cellsNamed(hearing.texts, words.slice(at))
    const named =
      at === 0 ? waiting(hearing) : namedAmong(words.slice(0, at), waiting(hearing), ({ id }) => hearing.afflictionName(id))
    if (cell && others.length === 0 && named.length > 0) return { cell, named }
  }
  return null
}

/** TET-4, TET-8, TET-9: the cell of something the Dragons gave. */
export const hearChoice = (hearing: Hearing, words: readonly string[]): Heard => {
  const said = words.join(' ')
  if (waiting(hearing).length === 0) return not({ why: 'not-now', said })
  const split = splitChoice(hearing, words)
  if (!split) return not({ why: said ? 'no-cell' : 'which-cell', said })
  const [first, ...others] = split.named.filter((effect) => takes(hearing, effect, split.cell))
  if (!first) return not({ why: 'refused', refusal: { code: 'wrong-cell', rule: 'TET-4', params: {} } })
  if (others.some(({ id }) => id !== first.id))
    return not({ why: 'several', said, could: [first, ...others].map(({ id }) => hearing.afflictionName(id)) })
  return say({ type: 'choose', dreamer: hearing.board.id, effect: first.n, cell: split.cell })
}

const methodsNamed = (words: readonly string[]): readonly Method[] =>
  namedAmong(words, METHODS, ({ name, skill }) => `${name} ${skill}`)

/** SIG-5: the method, one's level in its knowledge, and how many conditions were not kept. */
export const hearMeditation = ({ board }: Hearing, words: readonly string[]): Heard => {
  const { words: name, numbers } = cutNumbers(words)
  const [method, ...others] = methodsNamed(name)
  const [skill, neglected = 0] = numbers
  const known = skill !== undefined && skill >= LOWEST_LEVEL && skill <= MOST_SKILL && neglected >= 0 && neglected <= 3
  if (!method || others.length > 0 || !known) return not({ why: 'which-method', said: words.join(' ') })
  return say({ type: 'meditate', dreamer: board.id, method: method.id, skill, neglected })
}

/** AST-4: of today, or of the day said; alone one says what the sky lets be seen. */
export const hearStars = ({ board, view, company }: Hearing, words: readonly string[]): Heard => {
  const { words: rest, numbers } = cutNumbers(words)
  if (rest.length > 0) return not({ why: 'unknown', said: rest.join(' ') })
  const day = numbers.find((number) => number > 0) ?? view.clock.day
  const visibility = company === 'alone' ? numbers.find((number) => number < 0) : undefined
  const command = { type: 'horoscope', dreamer: board.id, day, ...(visibility === undefined ? {} : { visibility }) } as const
  return say(command)
}

/** A voie by its name or the beginning of it. */
export const voieSaid = (word: string | undefined): Voie | undefined => VOIES.find((voie) => word && voie.startsWith(word))

/** EXP-4, EXP-5. */
export const hearSpending = ({ board }: Hearing, [on, other]: readonly string[]): Heard => {
  const voie = voieSaid(on)
  const from = voieSaid(other)
  if (on && isSaid([on], REVE)) return say({ type: 'spend', dreamer: board.id, on: 'reve' })
  if (!voie || (voie === 'thanatos' && (!from || from === 'thanatos'))) return not({ why: 'which-step', said: on ?? '' })
  return say({ type: 'spend', dreamer: board.id, on: voie, ...(voie === 'thanatos' ? { from } : {}) })
}

const hoursSaid = (numbers: readonly number[]): number | null => {
  const [hours = 1] = numbers
  return hours >= 1 && hours <= MOST_HOURS ? hours : null
}

/** The clock, for whoever has it: an hour, so many, or until night. */
export const hearWaiting = ({ view: { clock } }: Hearing, words: readonly string[]): Heard => {
  const { words: rest, numbers } = cutNumbers(words)
  const hours = isSaid(rest, NIGHT) ? hoursToDusk(clock) : rest.length === 0 ? hoursSaid(numbers) : null
  return hours === null ? not({ why: 'which-hours', said: words.join(' ') }) : say({ type: 'advance', hours })
}

/** NIT-2: how long one sleeps; the hours then pass one by one. */
export const hearSleeping = ({ view: { clock } }: Hearing, words: readonly string[]): Heard => {
  const { words: rest, numbers } = cutNumbers(words)
  if (isSaid(rest, RESTED) || words.length === 0) return { kind: 'sleepOn', until: 'rested' }
  const hours = isSaid(rest, DAWN) ? hoursToDawn(clock) : rest.length === 0 ? hoursSaid(numbers) : null
  return hours === null ? not({ why: 'which-hours', said: words.join(' ') }) : { kind: 'sleepOn', until: later(clock, hours) }
}

/** The names between the words that join them. */
const namesIn = (words: readonly string[]): readonly (readonly string[])[] => {
  const joints = words.flatMap((word, at) => (isSaid([word], AND) ? [at] : []))
  return [-1, ...joints].map((from, at) => words.slice(from + 1, joints[at] ?? words.length)).filter(({ length }) => length > 0)
}

/** TET-9: several reserves of this cell at one target; without names, all that may go together. */
export const hearTogether = ({ board, spellName: nameOf }: Hearing, words: readonly string[]): Heard => {
  const left = [...matesOf(board)]
  if (words.length === 0) return say({ type: 'trigger', dreamer: board.id, spells: left })
  const picked: string[] = []
  for (const name of namesIn(words)) {
    const found = [...new Set(namedAmong(name, left, nameOf))]
    const [first, ...others] = found
    if (first === undefined) return not({ why: 'no-spell', said: name.join(' ') })
    if (others.length > 0) return not({ why: 'several', said: name.join(' '), could: found.map(nameOf) })
    picked.push(...left.splice(left.indexOf(first), 1))
  }
  return picked.length < 2
    ? not({ why: 'which-together', said: words.join(' ') })
    : say({ type: 'trigger', dreamer: board.id, spells: picked })
}

const birthSaid = ({ hours }: Texts, part: string): Parameters['birth'] => {
  const words = wordsOf(part)
  if (isSaid(words, NO_HUMANOID)) return 'none'
  return HOURS.find((hour) => [hours[hour].name, hours[hour].hour].some((name) => wordsOf(name).join(' ') === words.join(' ')))
}

/** CAST-1: of the numbers that follow a spell, its diameter is the one that is no cost; after the colon its hour of birth, and its words. */
export const parametersHeard = (texts: Texts, spell: Spell, numbers: readonly number[], note: string): Parameters => {
  const asks = asksOf(spell) ?? []
  const positive = numbers.filter((number) => number > 0)
  const diameter = positive[spell.cost === 'variable' ? 1 : 0]
  const parts = note.split(/[,;]/).map((part) => part.trim())
  const birth = asks.includes('birth') ? parts.map((part) => birthSaid(texts, part)).find(Boolean) : undefined
  const words = birth ? parts.filter((part) => !birthSaid(texts, part)).join(', ') : note
  const [inWords] = asks.filter((one) => one !== 'diameter' && one !== 'birth')
  return {
    ...(diameter !== undefined && asks.includes('diameter') ? { diameter } : {}),
    ...(birth ? { birth } : {}),
    ...(inWords && words ? { [inWords]: words.slice(0, 200) } : {}),
  }
}

type Tearing = Omit<CommandOf<'tear'>, 'type' | 'dreamer'>

const named = <Name extends string>(words: Readonly<Record<Name, Wording>>, word: string): Name | null =>
  (Object.keys(words) as Name[]).find((name) => isSaid([word], words[name])) ?? null

/** A number says so many metres, unless a time follows it. */
const withNumber = (tear: Tearing, count: number, next: string): readonly [Tearing, number] => {
  const unit = named(TEAR_LASTS, next)
  if (unit && unit !== 'ever') return [{ ...tear, lasts: { unit, count } }, 2]
  return [{ ...tear, metres: count }, isSaid([next], METRES) ? 2 : 1]
}

const withWord = (tear: Tearing, word: string): Tearing | null => {
  const [colour, unit] = [named(TEAR_COLOURS, word), named(TEAR_LASTS, word)]
  if (colour) return { ...tear, colour }
  return unit && { ...tear, lasts: { unit } }
}

/** TGT-3: what is not said is drawn: « déchirure violette 20 mètres 3 heures ». */
const tearSaid = (words: readonly string[], tear: Tearing = {}): Tearing | null => {
  const [first, next = ''] = words
  if (first === undefined) return tear
  if (/^\d{1,3}$/.test(first)) {
    const [after, taken] = withNumber(tear, Number(first), next)
    return tearSaid(words.slice(taken), after)
  }
  const after = withWord(tear, first)
  return after && tearSaid(words.slice(1), after)
}

const isWithin = ({ metres = 1, lasts }: Tearing): boolean =>
  metres >= 1 && metres <= 100 && (lasts?.count ?? 1) >= 1 && (lasts?.count ?? 1) <= 99

export const hearTear = ({ texts, board: { id: dreamer } }: Hearing, words: readonly string[]): Heard => {
  const tear = tearSaid(words)
  return tear && isWithin(tear)
    ? say({ type: 'tear', dreamer, ...tear })
    : not({ why: 'closed', sentence: texts.ui.ear.tearSaid })
}

/** CAST-5: in the gardien's own words, after a colon. */
export const hearNarration = ({ texts, board: { id: dreamer } }: Hearing, _: readonly string[], note: string): Heard =>
  note ? say({ type: 'describe', dreamer, text: note }) : not({ why: 'closed', sentence: texts.ui.ear.narrated })
