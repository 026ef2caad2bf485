import { expect } from 'vitest'
import type { Mind } from '../../kit/bot.ts'
import type { Dice } from '../../kit/dice.ts'
import { seededDice } from '../../kit/dice.ts'
import type { Role } from '../../kit/roles.ts'
import { type Chance, chanceOf } from './chance.ts'
import { changingDice } from './tappedTable.ts'
import { type Changing, type GameSeen, type Home, openWorld, type People, type Reply, type Wanted, type World } from './worlds.ts'

const STEPS = 40

/** Something that is done in both worlds alike. */
export type Act =
  | { readonly by: Role; readonly id: string; readonly wanted: Wanted }
  | { readonly comes: 'with' | 'without' }
  | { readonly restarts: true }
  | { readonly called: string }
  | { readonly freed: Changing }
  | { readonly taken: Changing }
  | { readonly reseats: string; readonly bot: string }

export interface Worlds<View> {
  readonly left: World<View>
  readonly right: World<View>
}

/** What a game hides, how two worlds of it differ in that, and what is done there. */
export interface Secret<View> {
  readonly game: GameSeen<View>
  readonly people: People
  diceOf(seed: number): Dice
  /** Two tables that the player and the spectator cannot tell apart. */
  open(seed: number, chance: Chance, openWith: (setup: unknown) => Promise<World<View>>): Promise<Worlds<View>>
  nextAct(worlds: Worlds<View>, chance: Chance, id: string): Act
  /** What its bots think with; what each was shown is compared too. */
  readonly mind?: (bot: string, view: View, seat: Role) => Promise<unknown>
  /** The same in the other world, where it must be said otherwise. */
  inWorld?(act: Act, world: World<View>): Act
  /** What holds after every act. */
  expectAlways?(world: World<View>): void
  /** Whether what was done may tell the worlds apart; absent: nothing may. */
  mayTell?(act: Act, replies: readonly Reply[], worlds: Worlds<View>): boolean
  /** What holds once they are apart. */
  expectApart?(act: Act, world: World<View>): Promise<void>
}

/** Where the tables of the worlds are kept; in memory unless something else is said. */
export type HomesFor = (game: GameSeen<unknown>, setup: unknown) => Promise<readonly Home[] | undefined>

/** In every writing. */
const NAMES = ['Anne', 'Élodie d’Œuvre-Noire', '李小龍', 'سلام', 'שלום', '👩🏽‍🚀', 'Žofia']

const CHANGING: readonly Changing[] = ['player', 'watcher', 'comrade']

/** A seat is freed, and taken by somebody else; null: neither. */
export const changingHands = <View>(
  { left }: Worlds<View>,
  { people }: Pick<Secret<View>, 'people'>,
  chance: Chance,
): Act | null => {
  const who = chance.pick(CHANGING.filter((one) => people[one])) ?? 'player'
  if (left.isFree('player')) return { taken: 'player' }
  if (left.isFree(who)) return chance.once(3) ? { taken: who } : null
  return chance.once(12) ? { freed: who } : null
}

/** The player leaves and comes again, or is called otherwise; null: neither. */
export const comingAndGoing = (chance: Chance): Act | null => {
  if (chance.once(10)) return { comes: chance.once(2) ? 'with' : 'without' }
  return chance.once(16) ? { called: chance.pick(NAMES) ?? '' } : null
}

export const isRefused = (reply: Reply): boolean => reply !== 'held' && 'refusal' in reply

/** Thrown by all tables of the worlds. */
export const worldDice = changingDice()

export const carryOut = async <View>(world: World<View>, act: Act, dice: Dice): Promise<Reply> => {
  worldDice.use(dice)
  if ('restarts' in act) await world.restart()
  else if ('called' in act) await world.rename(act.called)
  else if ('freed' in act) await world.free(act.freed)
  else if ('taken' in act) await world.take(act.taken)
  else if ('reseats' in act) await world.reseat(act.reseats, act.bot)
  else if ('comes' in act) await world.comeBack(act.comes)
  else return world.say(act.by, act.id, act.wanted)
  return { ok: true }
}

/** What the worlds so far have shown. */
const NOTHING = { steps: 0, done: 0, undone: 0, apart: 0, said: 0, changed: 0, thought: 0 }
export const found = { ...NOTHING }

export const forget = (): void => void Object.assign(found, NOTHING)

const count = (act: Act, [reply]: readonly Reply[]): void => {
  found.steps++
  if ('freed' in act || 'taken' in act || 'reseats' in act) found.changed++
  if (!('wanted' in act) || reply === undefined || reply === 'held' || !reply.ok) return
  if (act.wanted.type === 'undo') found.undone++
  else found.done++
}

/** What a bot is shown when it answers is written down: it may know no more than its seat. */
const mindShown =
  <View>(mind: NonNullable<Secret<View>['mind']>, seen: string[]): ((bot: string) => Mind) =>
  (bot) => ({
    think: async (view, seat) => {
      const command = await mind(bot, view as View, seat)
      if (command === null) return null
      seen.push(JSON.stringify([bot, seat, view]))
      found.thought++
      return command
    },
    end: () => {},
  })

/** All that is sent in both worlds is the same until something done, or said for good, tells them apart. */
export const playBoth = async <View>(
  secret: Secret<View>,
  seed: number,
  homesFor: HomesFor = async () => undefined,
): Promise<void> => {
  const { game, people, mind } = secret
  const chance = chanceOf(seed)
  const shown: string[][] = []
  const worlds = await secret.open(seed, chance, async (setup) => {
    worldDice.use(seededDice(seed))
    const seen: string[] = []
    shown.push(seen)
    const mindOf = mind && mindShown(mind, seen)
    return openWorld({ game, people, setup, dice: worldDice.makeDice(), homes: await homesFor(game, setup), mindOf })
  })
  const { left, right } = worlds
  expect(right.sent()).toEqual(left.sent())
  for (let step = 0; step < STEPS; step++) {
    const act = secret.nextAct(worlds, chance, `${step}`)
    const there = secret.inWorld?.(act, right) ?? act
    const diceNow = (): Dice => secret.diceOf(seed * 1000 + step)
    const replies = [await carryOut(left, act, diceNow()), await carryOut(right, there, diceNow())]
    count(act, replies)
    for (const world of [left, right]) secret.expectAlways?.(world)
    expect(shown[1]).toEqual(shown[0])
    if (JSON.stringify(left.sent()) === JSON.stringify(right.sent())) continue
    if (!secret.mayTell?.(act, replies, worlds)) expect(right.sent()).toEqual(left.sent())
    found.apart++
    if (left.said().length + right.said().length > 0) found.said++
    for (const world of [left, right]) await secret.expectApart?.(act, world)
    return
  }
}
