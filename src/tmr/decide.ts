import type { Dice } from '../kit/dice.ts'
import { isRefusal, refusal } from '../kit/refusal.ts'
import type { Role } from '../kit/roles.ts'
import { aim, whyNotAimed } from './aiming/target.ts'
import { attemptOf, cast, whyNotCast } from './casting/cast.ts'
import { type Command, type DreamerCommand, isGardienOnly, type Said } from './commands.ts'
import { later, sameHourTomorrow } from './dreamer/clock.ts'
import { repress } from './dreamer/repression.ts'
import { face } from './encounters/face.ts'
import { mayPass } from './encounters/kinds.ts'
import { reached, type Wish, whyNotAsked } from './encounters/service.ts'
import type { Event, Happening, TableEvent } from './events.ts'
import { arrive, enter, enterByAscent, goOnAfter, narrow, settle, staysAwake } from './flow.ts'
import { decideAsGardien } from './gardien.ts'
import { afterPath, afterStep, beyond, whosePathLeaves, whosePathReaches, within } from './hidden/candidates.ts'
import { belief, possible } from './hidden/knowledge.ts'
import { restrict, weightsAfterPath, weightsAfterStep } from './hidden/weights.ts'
import { goUp, whyNotUp } from './journey/ascent.ts'
import { step } from './journey/move.ts'
import { type CellId, genreOf, isCellId } from './map/map.ts'
import { whyNotStored } from './reserves/limits.ts'
import { experienceOf, passed, rollCheck, rollDie } from './rolls/check.ts'
import { findSpell, type Spell } from './spells/spell.ts'
import {
  type Dreamer,
  dreamerOf,
  type Encounter,
  type Hand,
  type Mode,
  type Phase,
  type Table,
  type TmrRefusal,
} from './state.ts'
import { openTurn, type Turn } from './turn.ts'
import { masterWet } from './wet/wet.ts'

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

const encounterOf = (dreamer: Dreamer): Encounter => (dreamer.stage as { encounter: Encounter }).encounter
const handOf = (dreamer: Dreamer): Hand => (dreamer.stage as { hand: Hand }).hand
const spellOf = (turn: Turn, id: string): Spell => findSpell(turn.table.spells, id) as Spell
const knownPosition = (dreamer: Dreamer): CellId | null => (dreamer.candidates ? null : dreamer.position)

const ascend = (turn: Turn, mode: Mode): TmrRefusal | undefined => {
  const { ascent, dream } = turn.me
  if (ascent.kind === 'refused') return refusal('ascent-refused', 'ASC-2')
  const why = whyNotUp(dream, mode)
  if (why) return why
  if (turn.table.options.ascents === 'asked') return turn.apply([{ type: 'ascentAsked', mode }])
  climb(turn, mode, ascent)
}

const climb = (turn: Turn, mode: Mode, rule: Dreamer['ascent']): undefined => {
  turn.apply(goUp(turn.me, mode, rule, turn.dice))
  if (turn.me.journey) enterByAscent(turn)
}

const answerAscent = (turn: Turn, rule: Dreamer['ascent']): TmrRefusal | undefined => {
  const { stage, dream } = turn.me
  if (stage.phase !== 'petition') return refusal('wrong-phase')
  const denied = rule.kind === 'refused' || whyNotUp(dream, stage.mode) !== null
  if (denied) return turn.apply([{ type: 'ascentDenied' }])
  climb(turn, stage.mode, rule)
}

const move = (turn: Turn, { to }: Said<'move'>): undefined => {
  const { candidates: before } = turn.me
  const weights = before && belief(turn.me)
  const moved = step(turn.me, turn.journey, to, turn.dice)
  turn.apply([moved])
  if (before && weights && moved.type === 'moved' && !moved.exit) {
    const genre = genreOf(moved.to)
    narrow(turn, afterStep(before, to, genre), weightsAfterStep(weights, to, genre))
  }
  enter(turn)
}

const stay = (turn: Turn): TmrRefusal | undefined => {
  if (turn.journey.stored) return refusal('must-leave', 'RES-5')
  turn.apply([{ type: 'stayed' }])
  enter(turn)
}

const struggle = (turn: Turn): undefined => {
  turn.apply([{ type: 'struggled' }])
  if (staysAwake(turn)) goOnAfter(turn, face(turn.me, encounterOf(turn.me), turn.dice))
}

/** ENC-5; ENC-9 when broken from outside. */
const evasion = (turn: Turn, why: 'evasion' | 'broken'): readonly Happening[] => [
  { type: 'evaded', until: encounterOf(turn.me).until ?? sameHourTomorrow(turn.table.clock) },
  { type: 'cameDown', why },
]

const evade = (turn: Turn): TmrRefusal | undefined => {
  if (encounterOf(turn.me).until) return refusal('no-second-evasion', 'ENC-5')
  turn.apply(evasion(turn, 'evasion'))
}

const represses = (turn: Turn): undefined => {
  const points = encounterOf(turn.me).kind === 'reve-de-dragon' ? 2 : 1
  goOnAfter(turn, [...repress(turn.me, points, turn.dice), { type: 'encounterEnded', how: 'repressed' }])
}

const letPass = (turn: Turn): TmrRefusal | undefined => {
  if (!mayPass(encounterOf(turn.me).kind)) return refusal('cannot-let-pass', 'ENC-3')
  goOnAfter(turn, [{ type: 'encounterEnded', how: 'passed' }])
}

/** MOV-4, ENC-9, ENC-14, ENC-15. */
const interrupt = (turn: Turn): undefined => {
  const { phase } = turn.me.stage
  if (phase === 'encounter') return turn.apply(evasion(turn, 'broken'))
  if (phase === 'captive') turn.apply(repress(turn.me, 1, turn.dice))
  turn.apply([{ type: 'cameDown', why: 'broken' }])
}

/** HID-5: what the player learns of a wish that was granted or not. */
const candidatesAfterWish = (before: readonly CellId[], encounter: Encounter, wish: Wish, end: CellId | null) => {
  const { kind, strength } = encounter
  if (end === null) return 'cell' in wish ? beyond(before, wish.cell, strength) : whosePathLeaves(before, wish.path)
  const genre = genreOf(end)
  if (kind === 'messager')
    return 'cell' in wish ? within(before, wish.cell, strength) : whosePathReaches(before, wish.path, genre)
  return 'cell' in wish ? [end] : afterPath(before, wish.path, genre)
}

const granted = (kind: Encounter['kind'], wish: Wish, to: CellId): Happening => {
  const asked = 'cell' in wish ? 'cell' : 'path'
  if (kind === 'messager') return { type: 'messengerSent', to, asked }
  return { type: 'carried', by: kind === 'changeur' ? 'changeur' : 'passeur', to, asked }
}

const wishOf = ({ cell, path }: Said<'goTo'>): Wish | TmrRefusal => {
  if ((cell === undefined) === (path === undefined))
    return refusal('malformed', null, { field: 'cell', expected: 'a cell or a path' })
  if (path) return { path }
  return isCellId(cell) ? { cell } : refusal('out-of-reach', 'ENC-11')
}

const goTo = (turn: Turn, said: Said<'goTo'>): TmrRefusal | undefined => {
  const { me } = turn
  const encounter = encounterOf(me)
  const wish = wishOf(said)
  if (isRefusal(wish)) return wish
  const why = whyNotAsked(encounter, wish, knownPosition(me), genreOf(me.position))
  if (why) return why
  const end = reached(encounter, wish, me.position)
  const candidates = candidatesAfterWish(possible(me), encounter, wish, end)
  const carriedBlindly = end !== null && 'path' in wish && encounter.kind === 'passeur'
  const weights = carriedBlindly ? weightsAfterPath(belief(me), wish.path, genreOf(end)) : restrict(belief(me), candidates)
  turn.apply([end ? granted(encounter.kind, wish, end) : { type: 'encounterEnded', how: 'away' }])
  narrow(turn, candidates, weights)
  arrive(turn)
}

const masterCell = (turn: Turn): undefined => {
  turn.apply(masterWet(turn.me, turn.dice))
  if (turn.me.journey) settle(turn)
}

const knows = (dreamer: Dreamer, table: Table, spell: string): boolean =>
  dreamer.sheet.spells === null || dreamer.sheet.spells.includes(spell) || Object.hasOwn(table.spells, spell)

const castSpell = (turn: Turn, said: Said<'cast'>): TmrRefusal | undefined => {
  if (turn.journey.stored) return refusal('spent', 'RES-5')
  const spell = findSpell(turn.table.spells, said.spell)
  if (!spell || !knows(turn.me, turn.table, said.spell)) return refusal('unknown-spell', 'CAST-1', { spell: said.spell })
  const why = whyNotCast(turn.me, spell, said)
  if (why) return why
  turn.apply(cast(turn.me, spell, said, turn.dice))
}

const whyNotKept = (turn: Turn): TmrRefusal | null => {
  const hand = handOf(turn.me)
  const shelf = {
    reserves: turn.me.reserves,
    draconic: turn.me.sheet.draconic,
    voieOf: (id: string) => findSpell(turn.table.spells, id)?.voie,
  }
  return whyNotStored(shelf, spellOf(turn, hand.spell), hand.cell)
}

/** RES-1: the point more may be the last. */
const store = (turn: Turn): undefined => {
  turn.apply([{ type: 'stored', hand: handOf(turn.me) }])
  staysAwake(turn)
}

const reserve = (turn: Turn): TmrRefusal | undefined => {
  const why = whyNotKept(turn)
  if (why) return why
  store(turn)
}

const erraticNow = (turn: Turn): undefined =>
  turn.apply([
    { type: 'tookEffect', spell: handOf(turn.me).spell, outcome: 'erratic', aim: null },
    { type: 'cameDown', why: 'fumble' },
  ])

/** RES-7: the same roll again. */
const storeFailure = (turn: Turn): TmrRefusal | undefined => {
  const why = whyNotKept(turn)
  if (why) return why
  const { spell, difficulty, modifier, secretly } = handOf(turn.me)
  const check = rollCheck(turn.dice, attemptOf(turn.me, spellOf(turn, spell), difficulty, modifier))
  turn.apply([{ type: 'fumbleRolled', check, secretly }, ...experienceOf(check)])
  if (passed(check)) store(turn)
  else erraticNow(turn)
}

/** CAST-2, RES-4; an erratic effect is not aimed (CAST-5). */
const comeDown = (turn: Turn): undefined => {
  const { spell, erratic } = handOf(turn.me)
  turn.apply([{ type: 'cameDown', why: 'spell' }])
  if (erratic) turn.apply([{ type: 'tookEffect', spell, outcome: 'erratic', aim: null }])
}

const target = (turn: Turn, said: Said<'target'>): TmrRefusal | undefined => {
  const spell = spellOf(turn, handOf(turn.me).spell)
  const why = whyNotAimed(spell, said)
  if (why) return why
  turn.apply(aim(turn.me, spell, said, turn.dice))
}

/** One case a command; nothing is rolled or changed before it can be refused. */
const play = (turn: Turn, command: DreamerCommand): TmrRefusal | undefined => {
  switch (command.type) {
    case 'ascend':
      return ascend(turn, command.mode)
    case 'answerAscent':
      return answerAscent(turn, command.rule)
    case 'master':
      return goOnAfter(turn, face(turn.me, encounterOf(turn.me), turn.dice))
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
  const turn = openTurn(table, command.dreamer, dice)
  return play(turn, command) ?? turn.events
}
