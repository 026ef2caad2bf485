import type { Dice } from '../../../kit/dice.ts'
import { type Refusal, refusal } from '../../../kit/refusal.ts'
import type { Role } from '../../../kit/roles.ts'
import { attack } from './combat/attack.ts'
import { defend } from './combat/defend.ts'
import { designate, mustDesignate } from './combat/designate.ts'
import type { Command } from './commands.ts'
import { Deed } from './deed.ts'
import { goOut } from './dreamers/waking.ts'
import type { Event } from './events.ts'
import { bring } from './gathering/bring.ts'
import { answerOpening, deal, openIfAnswered } from './gathering/deal.ts'
import { summon, use } from './paying/summon.ts'
import { findPlayer, type Phase, type State } from './state.ts'
import { refill, wakeOwn } from './turns/refill.ts'
import { passTurn } from './turns/turn.ts'

/** WIN-3: an attack that they made or met lapses; if it was their turn, it ends. */
const concede = (deed: Deed, seat: string): null => {
  const { fight, current, phase } = deed.state
  if (fight && (fight.by === seat || fight.seat === seat)) deed.happen({ type: 'fightLapsed' })
  goOut(deed, seat, 'conceded')
  if (deed.state.phase === 'over') return null
  if (phase === 'opening') openIfAnswered(deed)
  else if (current === seat) passTurn(deed)
  return null
}

const ON: readonly Phase[] = ['opening', 'begin', 'prepare', 'combat', 'defence']

/** When each may be said; any other time: `wrong-phase`. */
const WHEN: Readonly<Record<Command['type'], readonly Phase[]>> = {
  bring: ['gathering'],
  deal: ['gathering'],
  keep: ['opening'],
  redraw: ['opening'],
  wakeOwn: ['begin'],
  refill: ['begin'],
  summon: ['prepare'],
  use: ['prepare'],
  designate: ['prepare'],
  attack: ['prepare', 'combat'],
  defend: ['defence'],
  endTurn: ['prepare', 'combat'],
  concede: ON,
}

export const mayBeSaid = (type: Command['type'], phase: Phase): boolean => WHEN[type].includes(phase)

const ANYONE: readonly Command['type'][] = ['bring', 'deal', 'keep', 'redraw', 'concede']

const isTheirs = ({ current, fight }: State, command: Command, seat: string): boolean => {
  if (ANYONE.includes(command.type)) return true
  return (command.type === 'defend' ? fight?.seat : current) === seat
}

/** Of several reasons the first counts. */
const barred = (state: State, command: Command, seat: string): Refusal | null => {
  if (state.phase === 'over') return refusal('over', 'WIN-1')
  const player = findPlayer(state, seat)
  if (!player) return refusal('not-a-player')
  if (player.out) return refusal('out', 'WIN-2')
  if (!mayBeSaid(command.type, state.phase)) return refusal('wrong-phase', 'TRN-1')
  return isTheirs(state, command, seat) ? null : refusal('not-your-turn', 'TRN-1')
}

const endTurn = (deed: Deed): Refusal | null => {
  if (mustDesignate(deed.state)) return refusal('designate-first', 'CMB-2')
  passTurn(deed)
  return null
}

/** One switch: what each command does. */
const carryOut = (deed: Deed, seat: string, command: Command): Refusal | null => {
  switch (command.type) {
    case 'bring':
      return bring(deed, seat, command)
    case 'deal':
      return deal(deed, seat)
    case 'keep':
    case 'redraw':
      return answerOpening(deed, seat, command.type)
    case 'wakeOwn':
      return wakeOwn(deed, seat)
    case 'refill':
      return refill(deed, seat, command)
    case 'summon':
      return summon(deed, seat, command)
    case 'use':
      return use(deed, seat, command)
    case 'designate':
      return designate(deed, seat, command)
    case 'attack':
      return attack(deed, seat, command)
    case 'defend':
      return defend(deed, seat, command)
    case 'endTurn':
      return endTurn(deed)
    case 'concede':
      return concede(deed, seat)
    default:
      return command satisfies never
  }
}

/** HID-4: whoever holds no seat, an arbiter too, says nothing here. */
const seatOf = (by: Role): string => (by.kind === 'joueur' ? by.seat : '')

export const decide = (state: State, command: Command, by: Role, dice: Dice, trail?: State[]): readonly Event[] | Refusal => {
  const seat = seatOf(by)
  const states: State[] = []
  const deed = new Deed(state, dice, states)
  const refused = barred(state, command, seat) ?? carryOut(deed, seat, command)
  if (refused) return refused
  trail?.push(...states)
  return deed.events
}
