import type { Deed } from '../deed.ts'
import { sleepAnew, wake } from '../dreamers/waking.ts'
import { isInGame, isSpent, type Player, playerOf, type State } from '../state.ts'

/** Around the table, from the one after this seat on to this seat. */
const around = ({ players }: State, seat: string): readonly Player[] => {
  const at = players.findIndex((one) => one.seat === seat)
  return [...players.slice(at + 1), ...players.slice(0, at + 1)]
}

/** TRN-10, after a turn that has ended. */
const nextAfter = (state: State, seat: string): string => {
  const waiting = (one: string): boolean => isInGame(state, one) && !state.played.includes(one)
  const next = state.round === 1 ? state.order.find(waiting) : undefined
  if (next !== undefined) return next
  const { designated } = state
  if (designated !== null && isInGame(state, designated)) return designated
  const seats = around(state, seat).map((one) => one.seat)
  return (seats.find(waiting) ?? seats.find((one) => isInGame(state, one))) as string
}

/** TRN-1: a round is over when everyone in the game has had a turn. */
const roundAfter = ({ round, players, played }: State): number =>
  players.every(({ out, seat }) => out || played.includes(seat)) ? round + 1 : round

/** TRN-9. */
const brokenIn = ({ players }: State) =>
  players.flatMap(({ seat, camp }) => camp.filter(isSpent).map(({ card }) => ({ seat, card })))

/** TRN-8 to TRN-10. */
export const passTurn = (deed: Deed): void => {
  const seat = deed.state.current as string
  const broken = brokenIn(deed.state)
  deed.happen({ type: 'turnEnded', seat, ...(broken.length > 0 && { broken }) })
  beginTurn(deed, nextAfter(deed.state, seat), roundAfter(deed.state))
}

/** DRM-5. */
const IDLE_TURNS = 2

/** TRN-2, TRN-3: the first round has no `begin`. */
export const beginTurn = (deed: Deed, seat: string, round: number): void => {
  deed.happen({ type: 'turnBegan', seat, round, phase: round === 1 ? 'prepare' : 'begin' })
  const { idle, dreamer: asleep } = playerOf(deed.state, seat)
  if (asleep !== null && idle >= IDLE_TURNS) wake(deed, seat, 'idle')
  const { out, dreamer } = playerOf(deed.state, seat)
  if (deed.state.phase === 'over') return
  if (out) passTurn(deed)
  else if (dreamer === null) sleepAnew(deed, seat)
}
