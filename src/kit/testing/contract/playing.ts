import { type Ask, type Dice, type DieFace, seededDice } from '../../dice.ts'
import { isRefusal, type Refusal } from '../../refusal.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../../roles.ts'
import { chanceOf } from '../chance.ts'
import type { Said, Tried } from './parts.ts'

export type Thrown = readonly (readonly [Ask, DieFace])[]

export interface Moment<State = unknown, Command = unknown, Event = unknown> extends Said<Command> {
  readonly before: State
  readonly after: State
  readonly answer: readonly Event[] | Refusal
  readonly thrown: Thrown
  /** What deciding made of the table on its way. */
  readonly trail: readonly State[]
}

export interface Played<State = unknown, Command = unknown, Event = unknown> {
  readonly table: string
  readonly seed: number
  readonly begun: State
  readonly moments: readonly Moment<State, Command, Event>[]
  readonly end: State
  readonly over: boolean
}

/** Whoever changes it instead of making another is caught at it. */
const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}

/** Through a file and back. */
export const written = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

export const counting = (source: Dice): Dice & { readonly thrown: Thrown } => {
  const thrown: (readonly [Ask, DieFace])[] = []
  return {
    thrown,
    roll: (ask) => {
      const face = source.roll(ask)
      thrown.push([ask, face])
      return face
    },
  }
}

export const begunAt = ({ game, parts }: Tried, table: string, seed: number): unknown =>
  frozen((parts.opening?.(table, seed) ?? []).reduce(game.evolve, game.initial(parts.setups[table])))

export const momentOf = ({ game }: Pick<Tried, 'game'>, before: unknown, said: Said<unknown>, source: Dice): Moment => {
  const [dice, trail]: [ReturnType<typeof counting>, unknown[]] = [counting(source), []]
  const answer = game.decide(before, said.command, said.by, dice, trail)
  const after = isRefusal(answer) ? before : frozen(answer.reduce(game.evolve, before))
  return { ...said, before, after, answer, thrown: dice.thrown, trail }
}

/** As it comes over a wire. */
const heard = ({ game }: Tried, command: unknown): unknown => {
  const parsed = game.parseCommand(written(command))
  if (isRefusal(parsed)) throw new Error(`${JSON.stringify(command)} is no command: ${parsed.code}`)
  return parsed
}

/** A game of what comes to people's minds. */
export const playedAt = (tried: Tried, table: string, seed: number): Played => {
  const { parts } = tried
  const [chance, dice] = [chanceOf(seed), parts.dice?.(seed) ?? seededDice(seed)]
  const begun = begunAt(tried, table, seed)
  const moments: Moment[] = []
  let [end, over] = [begun, false]
  while (moments.length < parts.steps && !over) {
    const said = parts.says(end, chance)
    over = said === null
    if (!said) break
    const moment = momentOf(tried, end, { command: heard(tried, said.command), by: said.by }, dice)
    moments.push(moment)
    end = moment.after
  }
  return { table, seed, begun, moments, end, over }
}

/** Everybody who may sit or look on. */
export const rolesAt = ({ game }: Pick<Tried, 'game'>, state: unknown): readonly Role[] => [
  ...(game.seating.gardien ? [GARDIEN] : []),
  ...game.seating.places(state).flatMap(({ id }) => [joueur(id), spectateur(id)]),
  spectateur(''),
]

/** So many moments of a game at most, from its first to its last. */
export const someOf = ({ moments }: Played, most: number): readonly (readonly [at: number, moment: Moment])[] => {
  const every = Math.max(1, Math.ceil(moments.length / most))
  return [...moments.entries()].filter(([at]) => at % every === 0)
}
