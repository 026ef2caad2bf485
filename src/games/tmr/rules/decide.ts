import type { Dice } from '../../../kit/dice.ts'
import { refusal } from '../../../kit/refusal.ts'
import type { Role } from '../../../kit/roles.ts'
import { type Command, type DreamerCommand, isGardienOnly } from './commands.ts'
import { later } from './dreamer/clock.ts'
import type { Event, TableEvent } from './events.ts'
import { rollDie } from './rolls/check.ts'
import { dreamerOf, type Phase, type Table, type TmrRefusal } from './state.ts'
import { answerAscent, ascend } from './turns/ascending.ts'
import { castSpell, comeDown, erraticNow, reserve, storeFailure, target } from './turns/casting.ts'
import { goOnAfter } from './turns/flow.ts'
import { decideAsGardien } from './turns/gardien.ts'
import { evade, interrupt, letPass, master, represses, struggle } from './turns/meeting.ts'
import { masterCell, move, stay } from './turns/moving.ts'
import { goTo } from './turns/serving.ts'
import { Turn } from './turns/turn.ts'

/** The phases in which each command may be said; any other: `wrong-phase`. */
const PHASES: Partial<Record<Command['type'], readonly Phase[]>> = {
  ascend: ['awake'],
  master: ['encounter'],
  evade: ['encounter'],
  repress: ['encounter'],
  letPass: ['encounter'],
  interrupt: ['encounter', 'service', 'captive', 'wet', 'free'],
  goTo: ['service'],
  decline: ['service'],
  struggle: ['captive'],
  masterCell: ['wet'],
  move: ['free'],
  stay: ['free'],
  cast: ['free'],
  descend: ['free'],
  keep: ['cast'],
  reserve: ['cast'],
  accept: ['fumble'],
  storeFailure: ['fumble'],
  comeDown: ['carrying'],
  target: ['targeting'],
  answerAscent: ['petition'],
}

/** One case a command; nothing is rolled or changed before it can be refused. */
const play = (turn: Turn, command: DreamerCommand): TmrRefusal | undefined => {
  switch (command.type) {
    case 'ascend':
      return ascend(turn, command.mode)
    case 'answerAscent':
      return answerAscent(turn, command.rule)
    case 'master':
      return master(turn)
    case 'evade':
      return evade(turn)
    case 'repress':
      return represses(turn)
    case 'letPass':
      return letPass(turn)
    case 'interrupt':
      return interrupt(turn)
    case 'goTo':
      return goTo(turn, command)
    case 'decline':
      return goOnAfter(turn, [{ type: 'encounterEnded', how: 'declined' }])
    case 'struggle':
      return struggle(turn)
    case 'masterCell':
      return masterCell(turn)
    case 'move':
      return move(turn, command)
    case 'stay':
      return stay(turn)
    case 'cast':
      return castSpell(turn, command)
    case 'descend':
      return turn.apply([{ type: 'cameDown', why: 'will' }])
    case 'keep':
      return turn.apply([{ type: 'kept' }])
    case 'reserve':
      return reserve(turn)
    case 'accept':
      return erraticNow(turn)
    case 'storeFailure':
      return storeFailure(turn)
    case 'comeDown':
      return comeDown(turn)
    case 'target':
      return target(turn, command)
    default:
      return decideAsGardien(turn, command)
  }
}

const MOST_DREAMERS = 24

const decideForTable = (
  table: Table,
  command: Exclude<Command, DreamerCommand>,
  dice: Dice,
): readonly TableEvent[] | TmrRefusal => {
  switch (command.type) {
    case 'advance':
      return [{ type: 'clockMoved', to: later(table.clock, command.hours) }]
    case 'setClock':
      return [{ type: 'clockMoved', to: command.moment }]
    case 'setOptions':
      return [{ type: 'optionsSet', options: command.options }]
    case 'addDreamer':
      if (dreamerOf(table, command.setup.id)) return refusal('name-taken', null, { id: command.setup.id })
      if (Object.keys(table.dreamers).length >= MOST_DREAMERS) return refusal('too-many', null, { most: MOST_DREAMERS })
      return [{ type: 'dreamerCame', setup: command.setup }]
    case 'rollSecret': {
      const faces = Array.from({ length: command.count }, () => rollDie(dice, `d${command.sides}`, command.sides))
      return [{ type: 'secretRolled', sides: command.sides, faces, note: command.note }]
    }
    default:
      return command satisfies never
  }
}

const whyNotAllowed = (command: Command, by: Role): TmrRefusal | null => {
  if (by.kind === 'gardien') return null
  if (isGardienOnly(command.type)) return refusal('gardien-only')
  if (by.kind === 'spectateur' || !('dreamer' in command) || command.dreamer !== by.seat) return refusal('not-yours')
  return command.type === 'cast' && command.modifier !== undefined ? refusal('gardien-only', 'CAST-1') : null
}

export const decide = (table: Table, command: Command, by: Role, dice: Dice): readonly Event[] | TmrRefusal => {
  const barred = whyNotAllowed(command, by)
  if (barred) return barred
  if (!('dreamer' in command)) return decideForTable(table, command, dice)
  const dreamer = dreamerOf(table, command.dreamer)
  if (!dreamer) return refusal('unknown-dreamer', null, { dreamer: command.dreamer })
  const phases = PHASES[command.type]
  if (phases && !phases.includes(dreamer.stage.phase)) return refusal('wrong-phase', null, { phase: dreamer.stage.phase })
  const turn = new Turn(table, dreamer, dice)
  return play(turn, command) ?? turn.events
}
