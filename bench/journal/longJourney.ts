import { tmr } from '../../src/games/tmr/rules/index.ts'
import { type Command, legalCommands, type View } from '../../src/games/tmr/rules/public.ts'
import { chanceOf, livelyDice } from '../../src/games/tmr/rules/testing/randomPlay.ts'
import { NITOUCHE, PLAYER, setupOf } from '../../src/games/tmr/rules/testing/scene.ts'
import type { Dice } from '../../src/kit/dice.ts'
import { memoryStorage } from '../../src/kit/memoryStorage.ts'
import { isRefusal } from '../../src/kit/refusal.ts'
import { GARDIEN } from '../../src/kit/roles.ts'
import { openRoom } from '../../src/kit/room/room.ts'
import { writeSave } from '../../src/kit/save.ts'
import { newTable } from '../../src/kit/storage.ts'

const dreamer = NITOUCHE
const REST: Command = { type: 'correct', dreamer, dream: 40, fatigue: 0, repression: 0 }
/** The last lines are the same whatever the length: only what lies before them differs. */
const LAST_STEPS = 70

/** Without the worst of rolls: what afflicts a dreamer for good would lengthen the sheet, which is not what is measured. */
const MILDEST: Readonly<Record<string, (face: number) => number>> = {
  d20: () => 20,
  d100: (face) => Math.min(face, 60),
}

const openJourney = async (seed: number) => {
  const lively = livelyDice(seed)
  let calm = false
  const dice: Dice = {
    roll: (ask) => {
      const face = lively.roll(ask)
      if (calm && ask.label === 'd7') return 1
      const mildest = MILDEST[ask.label]
      return mildest === undefined ? face : mildest(Number(face))
    },
  }
  const setup = setupOf({ dream: 40, stamina: { boxes: 120 }, spells: [] })
  const room = await openRoom({ game: tmr, storage: memoryStorage(newTable(tmr, setup)), dice, clock: () => 0 })
  if (isRefusal(room)) throw new Error(`the journey does not begin: ${room.code}`)
  let said = 0
  const say = async (command: Command, by = PLAYER): Promise<boolean> => (await room.submit({ id: `${++said}`, by, command })).ok
  return { room, setup, say, calmDown: () => (calm = true) }
}

type Journey = Awaited<ReturnType<typeof openJourney>>

const boardOf = ({ room }: Journey) => {
  const view = room.view(PLAYER) as View
  const [board] = view.boards
  if (!board) throw new Error('the dreamer is not at the table')
  return { view, board }
}

const wander = async (journey: Journey, entries: number, seed: number): Promise<void> => {
  const chance = chanceOf(seed)
  for (let tries = 0; journey.room.version() < entries; tries++) {
    if (tries > 20 * entries) throw new Error(`after ${tries} words there are only ${journey.room.version()} entries`)
    const { view, board } = boardOf(journey)
    const legal = board.phase === 'asleep' || (board.dream ?? 0) < 5 ? [] : legalCommands(view, board)
    const kinds = [...new Set(legal.map(({ type }) => type))]
    const kind = kinds.length > 0 ? chance.of(kinds) : null
    if (kind === null) await journey.say(REST, GARDIEN)
    else await journey.say(chance.of(legal.filter(({ type }) => type === kind)))
  }
}

const walkCalmly = async (journey: Journey): Promise<void> => {
  journey.calmDown()
  await journey.say({ type: 'interrupt', dreamer }, GARDIEN)
  const words: readonly (readonly [Command, typeof PLAYER])[] = [
    [REST, GARDIEN],
    [{ type: 'place', dreamer, cell: 'G4', hidden: false } as Command, GARDIEN],
    [{ type: 'ascend', dreamer, mode: 'normal' }, PLAYER],
    ...Array.from({ length: LAST_STEPS }, (_, at): readonly [Command, typeof PLAYER] => [
      { type: 'move', dreamer, to: at % 2 === 0 ? 'ne' : 'sw' } as Command,
      PLAYER,
    ]),
    [REST, GARDIEN],
  ]
  for (const [command, by] of words)
    if (!(await journey.say(command, by))) throw new Error(`${command.type} is refused at entry ${journey.room.version() + 1}`)
  const { phase } = boardOf(journey).board
  if (phase !== 'free') throw new Error(`the journey ends in the phase ${phase}`)
}

const CALM_ENTRIES = LAST_STEPS + 5

/** A solo journey of so many entries, played by chance and ended by a walk of seventy steps, as a file. */
export const longJourney = async (entries: number, seed: number): Promise<string> => {
  const journey = await openJourney(seed)
  await wander(journey, entries - CALM_ENTRIES, seed)
  await walkCalmly(journey)
  return writeSave({ game: tmr.id, rules: tmr.rules, setup: journey.setup, entries: journey.room.entries }, 0)
}
