import { expect } from 'vitest'
import type { Command, TableSetup } from '../../games/tmr/rules/index.ts'
import { type CellId, cellsOfGenre, GENRES, type Options } from '../../games/tmr/rules/public.ts'
import { livelyDice } from '../../games/tmr/rules/testing/randomPlay.ts'
import { type DieFace, seededDice } from '../../kit/dice.ts'
import { GARDIEN, type Role } from '../../kit/roles.ts'
import type { WireSaid } from '../../kit/wire.ts'
import { type Chance, chanceOf } from './chance.ts'
import { sayAsGardien, sayAsPlayer } from './player.ts'
import { ANA, setupWith } from './prober.ts'
import { changingDice } from './tappedTable.ts'
import { type Home, openWorld, PLAYER, type Reply, type Wanted, type World } from './worlds.ts'

const STEPS = 40
const ALL: readonly Pick<Options, 'dice' | 'places'>[] = (['program', 'players', 'gardien'] as const).flatMap((dice) =>
  (['drawn', 'chosen'] as const).map((places) => ({ dice, places })),
)

/** Something that is done in both worlds alike. */
type Act =
  | { readonly by: Role; readonly id: string; readonly wanted: Wanted }
  | { readonly comes: 'with' | 'without' }
  | { readonly restarts: true }
  | { readonly called: string }

const dice = changingDice()

const carryOut = async (world: World, act: Act, seed: number): Promise<Reply> => {
  dice.use(livelyDice(seed))
  if ('restarts' in act) await world.restart()
  else if ('called' in act) await world.rename(act.called)
  else if ('comes' in act) await world.comeBack(act.comes)
  else return world.say(act.by, act.id, act.wanted)
  return { ok: true }
}

const faceFor = (said: WireSaid, chance: Chance): DieFace => {
  if (said.ask === null || chance.once(12)) return 999
  return livelyDice(chance.below(1_000_000)).roll(said.ask)
}

const commandOf = (command: Command, faces?: readonly DieFace[]): Wanted => ({
  type: 'command',
  command,
  ...(faces && { faces: [...faces] }),
})

/** In every writing. */
const NAMES = ['Anne', 'Élodie d’Œuvre-Noire', '李小龍', 'سلام', 'שלום', '👩🏽‍🚀', 'Žofia']

/** What a player might do who wants to know more than is told: also take back, say otherwise, leave and come again. */
const playerAct = (world: World, chance: Chance, id: string): Act => {
  const [said] = world.said()
  if (chance.once(10)) return { comes: chance.once(2) ? 'with' : 'without' }
  if (chance.once(16)) return { called: chance.pick(NAMES) ?? '' }
  if (chance.once(6)) return { by: PLAYER, id, wanted: { type: 'undo' } }
  if (said && !chance.once(4))
    return { by: PLAYER, id: said.id, wanted: commandOf(said.command as Command, [...said.faces, faceFor(said, chance)]) }
  const command = sayAsPlayer(world.view(PLAYER), ANA, chance)
  const faces = world.view(PLAYER).options.dice === 'players' && chance.once(2) ? [7, 50 + chance.below(50)] : undefined
  return { by: PLAYER, id, wanted: commandOf(command, faces) }
}

/** The gardien looks at what both worlds show alike: dice are entered for the waiting, wishes answered, options changed. */
const gardienAct = (world: World, chance: Chance, id: string): Act => {
  const said = world.said().find(() => chance.once(2))
  if (said && chance.once(6)) return { by: GARDIEN, id, wanted: { type: 'letTakeBack', by: said.by, said: said.id } }
  if (chance.once(12)) return { restarts: true }
  const options = chance.pick(ALL) ?? ALL[0]
  if (chance.once(10))
    return { by: GARDIEN, id, wanted: commandOf({ type: 'setOptions', options: { ...world.view(PLAYER).options, ...options } }) }
  const command = sayAsGardien(world.view(PLAYER), chance)
  return { by: GARDIEN, id, wanted: commandOf(command.type === 'reveal' ? { type: 'advance', hours: 1 } : command, [1, 1, 1, 1]) }
}

/** The gardien throws what is waited for; which die it is may differ between the worlds, but not who waits. */
const enterDie = (world: World, id: string): Act | null => {
  const [one] = world.asked()
  return one?.die ? { by: GARDIEN, id, wanted: { type: 'enterDie', die: one.die, face: null } } : null
}

const isDice = (chance: Chance): boolean => chance.once(3)

interface Worlds {
  readonly left: World
  readonly right: World
}

/** Where the tables of the worlds are kept; in memory unless something else is said. */
export type HomesFor = (setup: TableSetup) => Promise<readonly Home[] | undefined>

const openWorlds = async (seed: number, chance: Chance, homesFor: HomesFor): Promise<Worlds> => {
  const cells = cellsOfGenre(chance.pick(GENRES) ?? 'cite')
  const here = chance.below(cells.length)
  const there = (here + 1 + chance.below(cells.length - 1)) % cells.length
  const setup = setupWith(ALL[seed % ALL.length] ?? {})
  const lostOn = async (cell: CellId): Promise<World> => {
    dice.use(seededDice(seed))
    const world = await openWorld(setup, dice.makeDice(), await homesFor(setup))
    await world.say(GARDIEN, 'place', commandOf({ type: 'place', dreamer: ANA, cell, hidden: true }, []))
    await world.say(GARDIEN, 'up', commandOf({ type: 'ascend', dreamer: ANA, mode: 'normal' }, [1]))
    return world
  }
  return { left: await lostOn(cells[here] as CellId), right: await lostOn(cells[there] as CellId) }
}

const isRefused = (reply: Reply): boolean => reply !== 'held' && 'refusal' in reply

const answerTo = async (world: World, id: string, wanted: Wanted): Promise<string> => {
  dice.use(seededDice(1))
  const reply = await world.say(PLAYER, id, wanted)
  return reply !== 'held' && 'refusal' in reply ? reply.refusal.code : JSON.stringify(reply)
}

/** What told the worlds apart stands: it can neither be said otherwise, nor taken back, nor run away from. */
const expectCommitted = async (world: World): Promise<void> => {
  const [entries, said] = [world.entries(), world.said()]
  for (const way of ['stays', 'comes', 'restarts'] as const) {
    if (way === 'comes') await world.comeBack('without')
    if (way === 'restarts') await world.restart()
    expect(world.said()).toEqual(said)
    const undo = await answerTo(world, `undo after ${way}`, { type: 'undo' })
    expect(undo).not.toBe('{"ok":true}')
    if (said.length === 0) continue
    expect(undo).toBe('dice-awaited')
    const otherwise = commandOf({ type: 'move', dreamer: ANA, to: 'n' })
    expect(await answerTo(world, `other after ${way}`, otherwise)).toBe('dice-awaited')
  }
  if (said.length > 0) expect(world.entries()).toBe(entries)
}

/** Whoever waits for a die of the gardien's is not told which, nor how many fell before. */
const expectUntold = (world: World): void => {
  for (const { thrower, ask, die } of world.said()) {
    expect(die).toBeNull()
    if (thrower === 'gardien') expect(ask).toBeNull()
  }
}

const nextAct = (world: World, chance: Chance, id: string): Act => {
  if (isDice(chance)) return enterDie(world, id) ?? playerAct(world, chance, id)
  return chance.once(5) ? gardienAct(world, chance, id) : playerAct(world, chance, id)
}

/** The same for the other world: only the id of a die of the gardien's is its own. */
const inWorld = (act: Act, world: World): Act => {
  if (!('wanted' in act) || act.wanted.type !== 'enterDie') return act
  return enterDie(world, act.id) ?? act
}

/** What the worlds so far have shown. */
export const found = { steps: 0, apart: 0, said: 0 }

/** All that is sent in both worlds is the same until something done, or said for good, tells them apart. */
export const playBoth = async (seed: number, homesFor: HomesFor = async () => undefined): Promise<void> => {
  const chance = chanceOf(seed)
  const { left, right } = await openWorlds(seed, chance, homesFor)
  expect(right.sent()).toEqual(left.sent())
  for (let step = 0; step < STEPS; step++) {
    const act = nextAct(left, chance, `${step}`)
    const replies = [
      await carryOut(left, act, seed * 1000 + step),
      await carryOut(right, inWorld(act, right), seed * 1000 + step),
    ]
    found.steps++
    for (const world of [left, right]) expectUntold(world)
    if (JSON.stringify(left.sent()) === JSON.stringify(right.sent())) continue
    // Only a command that was carried out, or is said, may tell; never a refusal, an undo, a leave or a return.
    const tells = 'wanted' in act && (act.wanted.type === 'command' || act.wanted.type === 'enterDie') && !replies.some(isRefused)
    if (!tells) expect(right.sent()).toEqual(left.sent())
    found.apart++
    if (left.said().length + right.said().length > 0) found.said++
    if ('by' in act && act.by.kind !== 'gardien') for (const world of [left, right]) await expectCommitted(world)
    return
  }
}
