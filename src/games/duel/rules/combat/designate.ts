import { type Refusal, refusal } from '../../../../kit/refusal.ts'
import type { CommandOf } from '../commands.ts'
import type { Deed } from '../deed.ts'
import { inGame, isInGame, type State } from '../state.ts'

/** CMB-1, CMB-2: everybody else in the game has played in this round. */
const isLastOfRound = (state: State): boolean =>
  inGame(state).every(({ seat }) => seat === state.current || state.played.includes(seat))

/** CMB-1: from the last player of the first round on. */
export const mayFight = (state: State): boolean => state.round > 1 || isLastOfRound(state)

/** CMB-2: three or more in the game, and nobody is designated yet. */
export const mustDesignate = (state: State): boolean => mayFight(state) && inGame(state).length > 2 && state.designated === null

/** CMB-2: whom the current player may designate. */
export const designable = (state: State): readonly string[] => {
  const others = inGame(state).filter(({ seat }) => seat !== state.current)
  const waiting = others.filter(({ seat }) => !state.played.includes(seat))
  return (isLastOfRound(state) ? others : waiting).map(({ seat }) => seat)
}

export const designate = (deed: Deed, seat: string, command: CommandOf<'designate'>): Refusal | null => {
  const { state } = deed
  if (inGame(state).length < 3 || !mayFight(state)) return refusal('no-designation', 'CMB-2')
  if (command.seat === seat || !isInGame(state, command.seat)) return refusal('no-such-seat', 'CMB-2')
  if (!designable(state).includes(command.seat)) return refusal('already-played', 'CMB-2')
  deed.happen({ type: 'designated', seat, opponent: command.seat })
  return null
}
