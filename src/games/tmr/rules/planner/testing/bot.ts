import type { Dice } from '../../../../../kit/dice.ts'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { GARDIEN } from '../../../../../kit/roles.ts'
import { whirlOf } from '../../encounters/kinds.ts'
import { type Command, type Table, type TableSetup, tmr } from '../../index.ts'
import { DEFAULT_OPTIONS } from '../../setup.ts'
import { type DreamerId, dreamerId } from '../../state.ts'
import type { DreamerView, View } from '../../view.ts'
import { makeMemory } from '../memory.ts'
import { type Action, bestOption, type Option } from '../options.ts'
import type { Figure, Question } from '../question.ts'
import { questionOf } from '../questionOf.ts'
import { inSteps } from '../steps.ts'
import type { Tables } from '../tables.ts'

const WHO = dreamerId('bot')
const SPELL = 'wanted'
const STORED = 'stored'

/** A table at which this question stands. */
export const tableFor = ({ dreamer, spell, dream, boxes, cell, effects = [], dragon }: Question): Table => {
  const { reve, draconic, malus, repression } = dreamer
  const sheet = { name: 'Bot', reve, draconic, malus, empathie: 10, volonte: 10, vue: 10, stamina: { boxes }, spells: null }
  const facts = { ritual: false, leastCost: 1, range: 'E1', jr: null, target: 'zone', duration: '', seuil: 0 }
  const { id: _, unknown: __, stars: ___, ...asked } = spell
  const dragons = dragon && {
    ...{ seuil: dragon.seuil, effects },
    reserves: dragon.reserves.map((at) => ({ cell: at, spell: STORED })),
    bonuses: dragon.bonuses.map((bonus) => ({ ...bonus, spell: SPELL })),
  }
  const setup = {
    clock: { day: 1, hour: 'couronne' },
    options: { ...DEFAULT_OPTIONS, dragons: dragon !== undefined },
    spells: [
      { ...asked, ...facts, id: SPELL, name: SPELL },
      { ...asked, ...facts, id: STORED, name: STORED },
    ],
    dreamers: [{ id: WHO, sheet, dream, repression, position: cell, ...dragons }],
  }
  return tmr.initial(tmr.parseSetup(setup) as TableSetup)
}

const commandOf = (action: Action, mode: Question['mode']): Command => {
  const dreamer: DreamerId = WHO
  switch (action.type) {
    case 'ascend':
      return { type: 'ascend', dreamer, mode }
    case 'cast':
      return { type: 'cast', dreamer, spell: SPELL, ...(action.via ? { via: action.via } : {}) }
    case 'goTo':
    case 'jump':
      return { type: action.type, dreamer, cell: action.cell }
    case 'takeGift':
      return { type: 'takeGift', dreamer, kind: action.kind }
    case 'move':
      return { type: 'move', dreamer, to: action.to }
    default:
      return { type: action.type, dreamer }
  }
}

const say = (table: Table, command: Command, dice: Dice): Table => {
  const answer = tmr.decide(table, command, GARDIEN, dice)
  if (isRefusal(answer)) throw new Error(`${command.type} refused: ${answer.code}`)
  return answer.reduce(tmr.evolve, table)
}

const viewOf = (table: Table): View => tmr.view(table, GARDIEN)
const boardOf = (table: Table): DreamerView => viewOf(table).boards[0] as DreamerView

/** HID-1: a Changeur missed, or a Tourbillon at the first try; PLN-5: a queue drawn. */
const isLost = (before: DreamerView, after: DreamerView): boolean => {
  const kind = before.phase === 'encounter' ? before.encounter?.kind : null
  if (kind === 'changeur') return after.phase !== 'service'
  if (kind === 'passeur-fou' && after.candidates.length > 1) return true
  return !!kind && whirlOf(kind).dream > 0 && after.phase === 'captive'
}
const hasQueue = (before: DreamerView, after: DreamerView): boolean =>
  before.encounter?.kind === 'reve-de-dragon' && after.afflictions.length > before.afflictions.length

/** Mastering is never worse than letting pass: nothing to weigh. */
const FORCED: Readonly<Partial<Record<DreamerView['phase'], Action>>> = {
  awake: { type: 'ascend' },
  encounter: { type: 'master' },
  captive: { type: 'struggle' },
  wet: { type: 'masterCell' },
}
const forced = (phase: DreamerView['phase']): Option | null => {
  const action = FORCED[phase]
  return action ? { action, chance: 1 } : null
}

/** The tables of a moment: what bends the land may change on the way. */
export type TablesFor = (question: Question) => Tables

/** Whole tables, kept for all journeys of one question. */
export const tablesFor = (start: Question, figure: Figure): TablesFor => {
  const known = new Map<string, Tables>()
  return ({ effects, dragon }) => {
    const key = JSON.stringify([effects, dragon])
    const asked = { ...start, ...(effects ? { effects } : {}), ...(dragon ? { dragon } : {}) }
    const tables = known.get(key) ?? makeMemory('digit').tables(inSteps(asked), figure)
    known.set(key, tables)
    return tables
  }
}

/** One journey by the best policy through the rules themselves; whether it succeeds. */
export const playOnce = (question: Question, tablesOf: TablesFor, dice: Dice, start = tableFor(question)): boolean => {
  let table = start
  for (;;) {
    const before = boardOf(table)
    if (before.phase === 'cast') return true
    const seen = questionOf(viewOf(table), before, { ...question.spell, id: SPELL }, question.mode)
    if (!seen || (before.phase === 'awake' && table !== start)) return false
    const now = inSteps(seen)
    const tables = tablesOf(now)
    const { action, chance } = forced(before.phase) ?? bestOption(tables, now)
    if (chance === 0) return false
    table = say(table, commandOf(action, question.mode), dice)
    const after = boardOf(table)
    if (tables.figure === 'prudent' && (isLost(before, after) || (question.dragon && hasQueue(before, after)))) return false
    if (table.dreamers[WHO]?.candidates) table = say(table, { type: 'reveal', dreamer: WHO }, dice)
  }
}
