import { expect } from 'vitest'
import { type Command, tmr } from '../../games/tmr/rules/index.ts'
import { type CellId, cellsOfGenre, GENRES, type Options, type View } from '../../games/tmr/rules/public.ts'
import { livelyDice } from '../../games/tmr/rules/testing/randomPlay.ts'
import { type DieFace, seededDice } from '../../kit/dice.ts'
import { GARDIEN, joueur, spectateur } from '../../kit/roles.ts'
import type { WireSaid } from '../../kit/wire.ts'
import type { Chance } from './chance.ts'
import { sayAsGardien, sayAsPlayer } from './player.ts'
import { ANA, setupWith } from './prober.ts'
import { type Act, changingHands, comingAndGoing, isRefused, type Secret, worldDice } from './twoWorlds.ts'
import type { People, Wanted, World as WorldOf } from './worlds.ts'

type World = WorldOf<View>
const PLAYER = joueur(ANA)
export const DICE_AND_PLACES: readonly Pick<Options, 'dice' | 'places'>[] = (['program', 'players', 'gardien'] as const).flatMap(
  (dice) => (['drawn', 'chosen'] as const).map((places) => ({ dice, places })),
)

const faceFor = (said: WireSaid, chance: Chance): DieFace => {
  if (said.ask === null || chance.once(12)) return 999
  return livelyDice(chance.below(1_000_000)).roll(said.ask)
}

export const commandOf = (command: Command, faces?: readonly DieFace[]): Wanted => ({
  type: 'command',
  command,
  ...(faces && { faces: [...faces] }),
})

/** What a player might do who wants to know more than is told: also take back, say otherwise, leave and come again. */
export const playerAct = (world: World, chance: Chance, id: string): Act => {
  const [said] = world.said()
  const moved = comingAndGoing(chance)
  if (moved) return moved
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
  const options = chance.pick(DICE_AND_PLACES) ?? {}
  if (chance.once(10))
    return { by: GARDIEN, id, wanted: commandOf({ type: 'setOptions', options: { ...world.view(PLAYER).options, ...options } }) }
  const command = sayAsGardien(world.view(PLAYER), chance)
  return { by: GARDIEN, id, wanted: commandOf(command.type === 'reveal' ? { type: 'advance', hours: 1 } : command, [1, 1, 1, 1]) }
}

/** The gardien throws what is waited for; which die it is may differ between the worlds, but not who waits. */
export const enterDie = (world: World, id: string): Act | null => {
  const [one] = world.asked()
  return one?.die ? { by: GARDIEN, id, wanted: { type: 'enterDie', die: one.die, face: null } } : null
}

/** The same in another world, where only the id of a die of the gardien's is its own. */
export const dieIn = (act: Act, world: World): Act =>
  'wanted' in act && act.wanted.type === 'enterDie' ? (enterDie(world, act.id) ?? act) : act

const isDice = (chance: Chance): boolean => chance.once(3)

const open: Secret<View>['open'] = async (seed, chance, openWith) => {
  const cells = cellsOfGenre(chance.pick(GENRES) ?? 'cite')
  const here = chance.below(cells.length)
  const there = (here + 1 + chance.below(cells.length - 1)) % cells.length
  const setup = setupWith(DICE_AND_PLACES[seed % DICE_AND_PLACES.length] ?? {})
  const lostOn = async (cell: CellId): Promise<World> => {
    const world = await openWith(setup)
    await world.say(GARDIEN, 'place', commandOf({ type: 'place', dreamer: ANA, cell, hidden: true }, []))
    await world.say(GARDIEN, 'up', commandOf({ type: 'ascend', dreamer: ANA, mode: 'normal' }, [1]))
    return world
  }
  return { left: await lostOn(cells[here] as CellId), right: await lostOn(cells[there] as CellId) }
}

const answerTo = async (world: World, id: string, wanted: Wanted): Promise<string> => {
  worldDice.use(seededDice(1))
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

export const PEOPLE: People = { player: PLAYER, watcher: spectateur(ANA), comrade: joueur('comrade'), others: [GARDIEN] }

/** HID-6: a player who is lost, on one cell or on another of its kind. */
export const LOST: Secret<View> = {
  game: tmr,
  people: PEOPLE,
  diceOf: livelyDice,
  open,
  nextAct: (worlds, chance, id) => changingHands(worlds, { people: PEOPLE }, chance) ?? nextAct(worlds.left, chance, id),
  inWorld: dieIn,
  expectAlways: expectUntold,
  /** Only a command that was carried out, or is said, may tell; never a refusal, an undo, a leave or a return, nor a seat that changes hands. */
  mayTell: (act, replies) =>
    'wanted' in act && (act.wanted.type === 'command' || act.wanted.type === 'enterDie') && !replies.some(isRefused),
  expectApart: async (act, world) => {
    if ('by' in act && act.by.kind !== 'gardien') await expectCommitted(world)
  },
}
