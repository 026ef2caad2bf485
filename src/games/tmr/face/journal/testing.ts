import { type Dice, seededDice } from '../../../../kit/dice.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { memoryStorage } from '../../../../kit/memoryStorage.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { GARDIEN, joueur, type Role } from '../../../../kit/roles.ts'
import { openRoom } from '../../../../kit/room/room.ts'
import { newTable } from '../../../../kit/storage.ts'
import { tmr } from '../../rules/index.ts'
import { CELL_IDS, type Command, type DreamerView, legalCommands, type Told, type View } from '../../rules/public.ts'
import { READY_DREAMERS } from '../dreamer/readyDreamers.ts'

/** A message with what its reader saw after it. */
export interface Seen {
  readonly notice: Notice<Told>
  readonly view: View
}

export interface PlayedJourney {
  readonly joueur: readonly Seen[]
  readonly gardien: readonly Seen[]
}

/** One who masters most of what comes, and one who seldom does. */
const { balthazar, nitouche } = READY_DREAMERS

/** Something is met in half of the cells. */
const eventfulDice = (seed: number): Dice => {
  const dice = seededDice(seed)
  return { roll: (ask) => (ask.label === 'd7' && dice.roll({ label: 'met', sides: 2 }) === 1 ? 7 : dice.roll(ask)) }
}

const among = <T>(dice: Dice, items: readonly T[]): T | undefined =>
  items[(dice.roll({ label: 'pick', sides: Math.max(1, items.length) }) as number) - 1]

/** What a gardien may do at any time, some of it refused. */
const gardienCommands = ({ id: dreamer }: DreamerView, cell: (typeof CELL_IDS)[number]): readonly Command[] => [
  { type: 'correct', dreamer, dream: 24, fatigue: 0 },
  { type: 'correct', dreamer, dream: 24, fatigue: 0, repression: 12 },
  { type: 'advance', hours: 13 },
  { type: 'modify', dreamer, value: -20, secret: true },
  { type: 'modify', dreamer, value: 4, secret: false },
  { type: 'ruleAscent', dreamer, rule: { kind: 'will', difficulty: -2 } },
  { type: 'askSight', dreamer, difficulty: -1 },
  { type: 'askSight', dreamer, difficulty: null },
  { type: 'place', dreamer, cell, hidden: true },
  { type: 'place', dreamer, cell, hidden: false },
  { type: 'reveal', dreamer },
  { type: 'describe', dreamer, text: 'La lune se fend.' },
  { type: 'tear', dreamer },
  { type: 'ruleSpell', dreamer },
  { type: 'interrupt', dreamer },
  { type: 'rollSecret', count: 2, sides: 6, note: 'guet' },
  { type: 'setOptions', options: { ascents: 'asked', dice: 'program', places: 'drawn', odds: true } },
  { type: 'setOptions', options: { ascents: 'free', dice: 'program', places: 'drawn', odds: true } },
  { type: 'answerAscent', dreamer, rule: { kind: 'free' } },
  { type: 'answerAscent', dreamer, rule: { kind: 'refused' } },
]

const aims = (board: DreamerView): readonly Command[] =>
  board.phase !== 'targeting'
    ? []
    : [
        { type: 'target', dreamer: board.id, on: 'creature', resist: 9 },
        { type: 'target', dreamer: board.id, on: 'self' },
        { type: 'target', dreamer: board.id, on: 'zone', reached: false },
      ]

/** A journey played at random by a player and a meddling gardien, as each of them is told of it. */
export const playAtRandom = async (seed: number, steps: number): Promise<PlayedJourney> => {
  const dreamer = seed % 2 === 0 ? balthazar : nitouche
  const player = joueur(dreamer.id)
  const setup = tmr.parseSetup({ clock: { day: 1, hour: 'vaisseau' }, dreamers: [dreamer] })
  if (isRefusal(setup)) throw new Error(setup.code)
  const room = await openRoom({
    game: tmr,
    storage: memoryStorage(newTable(tmr, setup)),
    dice: eventfulDice(seed),
    clock: () => 0,
  })
  if (isRefusal(room)) throw new Error(room.code)
  const pick = seededDice(seed + 1)
  const told = { joueur: [] as Seen[], gardien: [] as Seen[] }
  room.subscribe(player, 0, ({ view, ...notice }) => told.joueur.push({ notice, view }))
  room.subscribe(GARDIEN, 0, ({ view, ...notice }) => told.gardien.push({ notice, view }))
  for (let step = 0; step < steps; step++) {
    const view = room.view(player)
    const [board] = view.boards
    if (!board) break
    const tears = board.effect?.outcome === 'impossible' && board.effect.tear === null
    const undecided = board.effect?.outcome === 'unaimed' || board.effect?.how === 'missed'
    const stuck = tears || undecided || board.phase === 'asleep' || board.dream < 3 || board.phase === 'petition'
    const meddles = stuck || pick.roll({ label: 'meddle', sides: 6 }) === 1
    const cell = among(pick, CELL_IDS) ?? 'A1'
    const open: readonly Command[] = tears
      ? [{ type: 'tear', dreamer: board.id }]
      : undecided
        ? [{ type: 'ruleSpell', dreamer: board.id, ...(board.effect?.outcome === 'unaimed' ? {} : { as: 'impossible' }) }]
        : meddles
          ? gardienCommands(board, cell as (typeof CELL_IDS)[number])
          : [...legalCommands(view, board), ...aims(board)]
    const command = among(pick, open)
    const by: Role = meddles ? GARDIEN : player
    if (command) await room.say({ id: `${step}`, by, command })
    if (pick.roll({ label: 'undo', sides: 40 }) === 1) await room.undo({ id: `undo ${step}`, by: GARDIEN })
  }
  const on = { kind: 'dreamer', dreamer: dreamer.id } as const
  await room.say({ id: 'noted', by: GARDIEN, command: { type: 'note', on, text: 'Une voix chante.' } })
  await room.say({ id: 'shown', by: GARDIEN, command: { type: 'showNote', on } })
  await room.say({ id: 'came', by: GARDIEN, command: { type: 'addDreamer', setup: { ...dreamer, id: 'second' } } })
  await room.say({ id: 'left', by: GARDIEN, command: { type: 'removeDreamer', dreamer: dreamer.id } })
  return told
}
