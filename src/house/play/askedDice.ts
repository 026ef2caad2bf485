import type { Ask, DieFace } from '../../kit/dice.ts'
import { chanceDice } from '../seat/chanceDice.ts'
import type { DiceAsked, SaidByOther } from '../seat/link.ts'
import type { Entering } from '../seat/seat.ts'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import { useShell, useShellState } from './shell.ts'

export interface AskedDie {
  readonly id: string
  /** The same for all dice of one command: the next one comes in the place of the last. */
  readonly chain: string
  readonly ask: Ask
  readonly command: unknown
  /** Whose command it is; null: one's own. */
  readonly of: string | null
  /** How many of the same command have fallen. */
  readonly own: Entering | null
  /** Who said it, and may be let take it back. */
  readonly said: SaidByOther | null
}

const ownDie = (entering: Entering): AskedDie => ({
  id: `own ${entering.id} ${entering.faces.length}`,
  chain: entering.id,
  ask: entering.ask,
  command: entering.command,
  of: null,
  own: entering,
  said: null,
})

const tableDie = ({ id, said: chain, seat, ...die }: DiceAsked, said: readonly SaidByOther[]): AskedDie => ({
  ...die,
  id,
  chain,
  of: seat,
  own: null,
  said: said.find((one) => one.die === id) ?? null,
})

/** Of the table's: thrown, or drawn out of a bag, at a touch; what is chosen is looked at first. */
export const isAtOnce = ({ own, ask }: AskedDie): boolean => !own && ('sides' in ask || ask.from === 'bag')

export const useAskedDice = (): readonly AskedDie[] => {
  const entering = useSeat((state) => state.entering)
  const asked = useSeat((state) => state.diceAsked)
  const said = useSeat((state) => state.said)
  return [...(entering ? [ownDie(entering)] : []), ...asked.map((die) => tableDie(die, said))]
}

/** The die that is unfolded. For whoever keeps the table what else waits may be before it. */
export const useOpenDie = () => {
  const { store } = useShell()
  const dice = useAskedDice()
  const opened = useShellState((state) => state.opened)
  const marked = useShellState((state) => state.picked)
  const keeps = useSeat((state) => state.role.kind === 'gardien')
  const die = dice.find(({ chain }) => chain === opened) ?? (keeps ? undefined : dice[0])
  if (!die) return null
  return {
    die,
    picked: marked?.die === die.id ? marked.face : null,
    pick: (face: string): void => store.setState({ picked: { die: die.id, face } }),
  }
}

/** How a die is answered: by what it shows, or thrown by the program; one's own by this device. */
export const useEntering = () => {
  const seat = useOwnSeat()
  return ({ id, own, ask }: AskedDie, face: DieFace | null): void => {
    if (own) void seat.enterFace(face ?? chanceDice().roll(ask), own)
    else void seat.enterDie(id, face)
  }
}
