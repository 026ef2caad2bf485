import type { Dice } from '../../../kit/dice.ts'
import { refusal } from '../../../kit/refusal.ts'
import type { Role } from '../../../kit/roles.ts'
import { type Command, type DreamerCommand, isGardienOnly } from './commands.ts'
import type { Event } from './events.ts'
import { findMethod } from './practice/meditations.ts'
import { rollDie } from './rolls/check.ts'
import { type Dreamer, dreamerOf, type Phase, type Table, type TmrRefusal } from './state.ts'
import { advance, setClock } from './turns/advancing.ts'
import { answerAscent, ascend } from './turns/ascending.ts'
import { castSpell, comeDown, descend, erraticNow, reserve, storeFailure, target } from './turns/casting.ts'
import { repressEffect, takeGift, trigger } from './turns/choosing.ts'
import { drawPerpetual } from './turns/drawing.ts'
import { choose } from './turns/effects.ts'
import { goOnAfter } from './turns/flow.ts'
import { decideAsGardien } from './turns/gardien.ts'
import { evade, gesture, interrupt, letPass, master, represses, struggle } from './turns/meeting.ts'
import { jump, masterCell, move, stay } from './turns/moving.ts'
import { goToSleep, wake } from './turns/night.ts'
import { meditate, readStars, spend } from './turns/practice.ts'
import { faceReturn, resist } from './turns/resisting.ts'
import { decideInSecret } from './turns/secrets.ts'
import { goTo } from './turns/serving.ts'
import { feelSign, readSign, synthesise } from './turns/signs.ts'
import { Turn } from './turns/turn.ts'

/** The phases in which each command may be said; any other: `wrong-phase`. */
const PHASES: Partial<Record<Command['type'], readonly Phase[]>> = {
  ascend: ['awake', 'petition'],
  master: ['encounter'],
  evade: ['encounter'],
  repress: ['encounter'],
  letPass: ['encounter'],
  interrupt: ['encounter', 'service', 'captive', 'wet', 'gift', 'releasing', 'free', 'cast', 'fumble', 'carrying'],
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
  faceReturn: ['targeting'],
  answerAscent: ['petition'],
  repressEffect: ['awake', 'free'],
  takeGift: ['gift'],
  trigger: ['free', 'releasing'],
  jump: ['free'],
  read: ['free'],
  synthesise: ['free'],
  sleep: ['awake'],
  wake: ['asleep'],
  horoscope: ['awake'],
  meditate: ['awake'],
  spend: ['awake'],
  afflict: ['awake', 'asleep'],
}

/** DRG-1: what exists only at a table with dragons. */
const DRAGON_COMMANDS: ReadonlySet<Command['type']> = new Set([
  'choose',
  'repressEffect',
  'takeGift',
  'trigger',
  'jump',
  'read',
  'synthesise',
  'sleep',
  'wake',
  'horoscope',
  'meditate',
  'spend',
  'afflict',
  'endEffect',
  'sign',
])

/** One case a command; nothing is rolled or changed before it can be refused. */
const play = (turn: Turn, command: DreamerCommand, by: Role): TmrRefusal | undefined => {
  switch (command.type) {
    case 'ascend':
      return ascend(turn, command.mode)
    case 'answerAscent':
      return answerAscent(turn, command.rule)
    case 'master':
      return master(turn, command)
    case 'evade':
      return evade(turn)
    case 'repress':
      return represses(turn)
    case 'letPass':
      return letPass(turn)
    case 'interrupt':
      return by.kind === 'gardien' ? interrupt(turn) : gesture(turn)
    case 'goTo':
      return goTo(turn, command)
    case 'decline':
      return goOnAfter(turn, [{ type: 'encounterEnded', how: 'declined' }])
    case 'struggle':
      return struggle(turn, command)
    case 'masterCell':
      return masterCell(turn)
    case 'move':
      return move(turn, command)
    case 'stay':
      return stay(turn)
    case 'cast':
      return castSpell(turn, command)
    case 'descend':
      return descend(turn)
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
    case 'resist':
      return resist(turn, command)
    case 'faceReturn':
      return faceReturn(turn, command)
    case 'choose':
      return choose(turn, command)
    case 'repressEffect':
      return repressEffect(turn, command)
    case 'takeGift':
      return takeGift(turn, command)
    case 'trigger':
      return trigger(turn, command)
    case 'jump':
      return jump(turn, command)
    case 'read':
      return readSign(turn, command)
    case 'synthesise':
      return synthesise(turn, command)
    case 'sleep':
      return goToSleep(turn, command)
    case 'wake':
      return wake(turn)
    case 'horoscope':
      return readStars(turn, command)
    case 'meditate':
      return meditate(turn, command)
    case 'spend':
      return spend(turn, command)
    default:
      return decideAsGardien(turn, command)
  }
}

/** SOU-17, SIG-1: what the end of any command brings. */
const closeTurn = (turn: Turn): undefined => {
  drawPerpetual(turn)
  feelSign(turn)
}

const MOST_DREAMERS = 24

const decideForTable = (table: Table, command: Exclude<Command, DreamerCommand>, dice: Dice): readonly Event[] | TmrRefusal => {
  switch (command.type) {
    case 'advance':
      return advance(table, command.hours, dice)
    case 'setAstral':
      return [{ type: 'astralSet', day: command.day ?? table.clock.day, number: command.number }]
    case 'setClock':
      return setClock(table, command.moment, dice)
    case 'setOptions':
      return [{ type: 'optionsSet', options: command.options }]
    case 'addDreamer':
      if (dreamerOf(table, command.setup.id)) return refusal('name-taken', null, { id: command.setup.id })
      if (Object.keys(table.dreamers).length >= MOST_DREAMERS) return refusal('too-many', null, { most: MOST_DREAMERS })
      return [{ type: 'dreamerCame', setup: command.setup }]
    case 'rollSecret': {
      const faces = Array.from({ length: command.count }, () => rollDie(dice, command.sides, 'aside'))
      return [{ type: 'secretRolled', sides: command.sides, faces, note: command.note }]
    }
    case 'sendEncounter':
    case 'recallEncounter':
    case 'note':
    case 'showNote':
      return decideInSecret(table, command, dice)
    case 'callRound':
      return command.round === (table.rounds?.now ?? null) ? [] : [{ type: 'roundCalled', round: command.round, spent: true }]
    default:
      return command satisfies never
  }
}

const whyNotAllowed = (command: Command, by: Role): TmrRefusal | null => {
  if (by.kind === 'gardien') return null
  if (isGardienOnly(command.type)) return refusal('gardien-only')
  if (by.kind === 'spectateur' || !('dreamer' in command) || command.dreamer !== by.seat) return refusal('not-yours')
  if (command.type === 'sleep' && command.anyway) return refusal('gardien-only', 'NIT-2')
  if (command.type === 'target' && command.mishap === 'impossible') return refusal('gardien-only', 'TGT-2')
  return command.type === 'cast' && command.modifier !== undefined ? refusal('gardien-only', 'CAST-1') : null
}

/** SIG-5: a player claims no astrologie that the sheet has not. */
const whyNotTheirs = (command: DreamerCommand, dreamer: Dreamer): TmrRefusal | null => {
  const claims = command.type === 'meditate' && findMethod(command.method)?.skill === 'astrologie'
  return claims && command.skill > dreamer.sheet.astrologie ? refusal('gardien-only', 'SIG-5') : null
}

/** TGT-4, TGT-5: what was aimed at a dreamer comes before all that they do; MOV-4: but for a blow, which falls at every moment. */
const whyNotFirst = ({ type }: DreamerCommand, { incoming }: Dreamer): TmrRefusal | null => {
  const comesFirst = type === 'resist' || type === 'interrupt' || isGardienOnly(type)
  return incoming.length > 0 && !comesFirst ? refusal('resist-first', 'TGT-4') : null
}

/** The gardien has nothing to answer first: what is wanted is another moment of the dreamer's. */
const notNow = ({ type }: DreamerCommand, phase: Phase): TmrRefusal => {
  if (type === 'afflict') return refusal('wrong-phase', 'DRG-2', { phase, wants: 'rest' })
  return refusal('wrong-phase', null, isGardienOnly(type) ? { phase, wants: 'other' } : { phase })
}

export const decide = (table: Table, command: Command, by: Role, dice: Dice, trail?: Table[]): readonly Event[] | TmrRefusal => {
  const barred = whyNotAllowed(command, by)
  if (barred) return barred
  if (!('dreamer' in command)) return decideForTable(table, command, dice)
  const dreamer = dreamerOf(table, command.dreamer)
  if (!dreamer) return refusal('unknown-dreamer', null, { dreamer: command.dreamer })
  const first = whyNotFirst(command, dreamer)
  if (first) return first
  const phases = PHASES[command.type]
  if (phases && !phases.includes(dreamer.stage.phase)) return notNow(command, dreamer.stage.phase)
  if (DRAGON_COMMANDS.has(command.type) && !table.options.dragons) return refusal('no-dragons', 'DRG-1')
  const theirs = by.kind === 'gardien' ? null : whyNotTheirs(command, dreamer)
  if (theirs) return theirs
  const turn = new Turn(table, dreamer, dice, trail)
  const why = play(turn, command, by)
  if (why) return why
  if (turn.dragons) closeTurn(turn)
  return turn.events
}
