import { seededDice } from '../../dice.ts'
import { isRefusal } from '../../refusal.ts'
import { joueur, type Role, roleKey } from '../../roles.ts'
import { chanceOf } from '../chance.ts'
import { firstInterference, type InterferenceStep } from '../nonInterference.ts'
import type { OtherWorld, Secrets, Tried } from './parts.ts'
import { type Moment, momentOf, type Played, rolesAt, someOf } from './playing.ts'
import { expectSame, placeOf } from './rules.ts'

type AnySecrets = Secrets<unknown, unknown, unknown, unknown>
type AnyWorld = OtherWorld<unknown, unknown, unknown, unknown>

/** How far two worlds are played on. */
const AHEAD = 8
const FORKS = 6

/** What is said from here on, as the one world leads to it. */
const stepsFrom = (tried: Tried, secrets: AnySecrets, role: Role, { dice }: AnyWorld, from: unknown, seed: number) => {
  const steps: InterferenceStep<unknown>[] = []
  const diceAt = dice ?? ((at: number) => [seededDice(at), seededDice(at)] as const)
  let reached = from
  for (let at = seed; at < seed + AHEAD; at++) {
    const said = tried.parts.says(reached, chanceOf(at))
    if (!said) break
    if (secrets.shows?.(said, role)) continue
    const other = secrets.instead && { other: secrets.instead(said, role, chanceOf(at)) }
    steps.push({ ...said, dice: diceAt(at, said), ...other })
    reached = momentOf(tried, reached, said, diceAt(at, said)[0]).after
  }
  return steps
}

/** What is told beside the game to whoever is at the table, or decides whom it asks: who may sit where, for whom it waits, whether it is over. */
const besideOf = ({ game: { seating, undoNeeds } }: Tried, state: unknown): unknown => {
  const places = seating.places(state)
  const everybody = places.map(({ id }) => joueur(id))
  return {
    places,
    awaited: seating.awaited?.(state),
    over: seating.over?.(state),
    hides: places.map(({ id }) => seating.hides?.(state, id)),
    asked: undoNeeds(state, everybody),
  }
}

/** Worlds that a role takes for this one; what must hold of a table holds of them too. */
const worldsFor = (tried: Tried, secrets: AnySecrets, state: unknown, role: Role, seed: number): readonly AnyWorld[] => {
  const { game, parts } = tried
  const worlds = secrets.otherWorlds(state, role, chanceOf(seed))
  for (const world of worlds) {
    parts.holds?.(world.state, world.state)
    expectSame(game.view(world.state, role), game.view(state, role), () => `what ${roleKey(role)} takes for the table`)
    expectSame(besideOf(tried, world.state), besideOf(tried, state), () => `what ${roleKey(role)} is told beside the game`)
  }
  return worlds
}

const expectRefusedAlike = ({ game }: Tried, secrets: AnySecrets, role: Role, left: unknown, right: unknown): void => {
  for (const command of secrets.tries?.(role) ?? []) {
    const [one, other] = [left, right].map((state) => game.decide(state, command, role, seededDice(1)))
    if (isRefusal(one) || isRefusal(other)) expectSame(other, one, () => `${roleKey(role)} tries ${JSON.stringify(command)}`)
  }
}

/** Two worlds look alike to a role until what it may learn differs. What was compared is counted by kind of role. */
export const expectAlike = (tried: Tried, played: Played, compared: Map<string, number>): void => {
  const { game, parts } = tried
  const { secrets } = parts
  if (!secrets) return
  for (const [at, { before }] of someOf(played, FORKS))
    for (const role of rolesAt(tried, before))
      for (const world of worldsFor(tried, secrets, before, role, at)) {
        const { state: right, mayDiffer } = world
        expectRefusedAlike(tried, secrets, role, before, right)
        const steps = stepsFrom(tried, secrets, role, world, before, played.seed * 1000 + at)
        const derive = secrets.derive && { derive: secrets.derive }
        const found = firstInterference(game, { role, left: before, right, steps, ...derive, ...(mayDiffer && { mayDiffer }) })
        const said = steps[(found?.step ?? 0) - 1] ?? { command: null }
        const where = () => `${roleKey(role)} tells two worlds apart by ${found?.part}: ${placeOf(played, at, said)}`
        if (found) expectSame(found.left, found.right, where)
        compared.set(role.kind, (compared.get(role.kind) ?? 0) + steps.length)
      }
}

/** What lets a role tell apart what it could not before counts as revealing, or dice were thrown for it. Returns how many do. */
export const expectReveals = (tried: Tried, played: Played): number => {
  const { game, parts } = tried
  const { secrets } = parts
  let found = 0
  for (const [at, moment] of played.moments.entries()) {
    const { before, answer, thrown, command, by } = moment
    if (!secrets || isRefusal(answer) || thrown.length > 0) continue
    for (const role of rolesAt(tried, before))
      for (const { state: right } of worldsFor(tried, secrets, before, role, at)) {
        const step = { command, by, dice: [seededDice(at), seededDice(at)] as const }
        if (firstInterference(game, { role, left: before, right, steps: [step] }) === null) continue
        found++
        expectSame(revealsIn(tried, moment), true, () => `${roleKey(role)} learns by ${placeOf(played, at, moment)}`)
      }
  }
  return found
}

const revealsIn = ({ game }: Tried, { before, answer }: Moment): boolean => {
  let reached = before
  for (const event of isRefusal(answer) ? [] : answer) {
    const after = game.evolve(reached, event)
    if (game.reveals(event, reached, after)) return true
    reached = after
  }
  return false
}
