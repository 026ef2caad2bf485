import { cutNumbers, isSaid, namedAmong } from '../../../../house/nonvisual/index.ts'
import {
  type ActiveEffect,
  type CellId,
  choosableCells,
  groundOf,
  LOWEST_LEVEL,
  later,
  METHODS,
  type Method,
  VOIES,
  type Voie,
  walkTo,
} from '../../rules/public.ts'
import { DAWN, hoursToDawn, hoursToDusk, NIGHT, RESTED, REVE } from '../question/index.ts'
import type { Heard, Hearing, Misheard } from './hearing.ts'
import { cellsNamed } from './named.ts'

const not = (misheard: Misheard): Heard => ({ kind: 'not', misheard })
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
  return { kind: 'say', command: { type: 'choose', dreamer: hearing.board.id, effect: first.n, cell: split.cell } }
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
  return { kind: 'say', command: { type: 'meditate', dreamer: board.id, method: method.id, skill, neglected } }
}

/** AST-4: of today, or of the day said; alone one says what the sky lets be seen. */
export const hearStars = ({ board, view, company }: Hearing, words: readonly string[]): Heard => {
  const { words: rest, numbers } = cutNumbers(words)
  if (rest.length > 0) return not({ why: 'unknown', said: rest.join(' ') })
  const day = numbers.find((number) => number > 0) ?? view.clock.day
  const visibility = company === 'alone' ? numbers.find((number) => number < 0) : undefined
  const command = { type: 'horoscope', dreamer: board.id, day, ...(visibility === undefined ? {} : { visibility }) } as const
  return { kind: 'say', command }
}

/** A voie by its name or the beginning of it. */
export const voieSaid = (word: string | undefined): Voie | undefined => VOIES.find((voie) => word && voie.startsWith(word))

/** EXP-4, EXP-5. */
export const hearSpending = ({ board }: Hearing, [on, other]: readonly string[]): Heard => {
  const voie = voieSaid(on)
  const from = voieSaid(other)
  if (on && isSaid([on], REVE)) return { kind: 'say', command: { type: 'spend', dreamer: board.id, on: 'reve' } }
  if (!voie || (voie === 'thanatos' && (!from || from === 'thanatos'))) return not({ why: 'which-step', said: on ?? '' })
  return { kind: 'say', command: { type: 'spend', dreamer: board.id, on: voie, ...(voie === 'thanatos' ? { from } : {}) } }
}

const hoursSaid = (numbers: readonly number[]): number | null => {
  const [hours = 1] = numbers
  return hours >= 1 && hours <= MOST_HOURS ? hours : null
}

/** The clock, for whoever has it: an hour, so many, or until night. */
export const hearWaiting = ({ view: { clock } }: Hearing, words: readonly string[]): Heard => {
  const { words: rest, numbers } = cutNumbers(words)
  const hours = isSaid(rest, NIGHT) ? hoursToDusk(clock) : rest.length === 0 ? hoursSaid(numbers) : null
  return hours === null
    ? not({ why: 'which-hours', said: words.join(' ') })
    : { kind: 'say', command: { type: 'advance', hours } }
}

/** NIT-2: how long one sleeps; the hours then pass one by one. */
export const hearSleeping = ({ view: { clock } }: Hearing, words: readonly string[]): Heard => {
  const { words: rest, numbers } = cutNumbers(words)
  if (isSaid(rest, RESTED) || words.length === 0) return { kind: 'sleepOn', until: 'rested' }
  const hours = isSaid(rest, DAWN) ? hoursToDawn(clock) : rest.length === 0 ? hoursSaid(numbers) : null
  return hours === null ? not({ why: 'which-hours', said: words.join(' ') }) : { kind: 'sleepOn', until: later(clock, hours) }
}
