import { someOf } from '../../games/duel/bot/chance.ts'
import { duelBots } from '../../games/duel/bot/index.ts'
import { duel } from '../../games/duel/rules/index.ts'
import {
  ARTEFACTS,
  type Command,
  DECKS,
  DREAMERS,
  isFighter,
  POWERS,
  refusalSeen,
  tableSeen,
  type View,
} from '../../games/duel/rules/public.ts'
import { type Dice, seededDice } from '../../kit/dice.ts'
import { joueur, spectateur } from '../../kit/roles.ts'
import { seedOfText } from '../../kit/seedOfText.ts'
import type { Chance } from './chance.ts'
import { mayDo, sayUntimely } from './duellist.ts'
import { type Act, changingHands, comingAndGoing, type Secret, type Worlds } from './twoWorlds.ts'
import type { Wanted, World } from './worlds.ts'

export const PLAYER = joueur('a')
export const OTHER = joueur('b')
/** Whoever opens the table sits at the first. */
export const SEATS = [
  { id: 'b', name: 'B' },
  { id: 'a', name: 'A' },
]

/** A bot sits at the third. */
export const SEATS_WITH_BOT = [...SEATS, { id: 'c', name: 'C' }]

/** What the worlds so far have met. */
export const met = { restartsInDefence: 0, ownDefences: 0 }

const commandOf = (command: Command): Wanted => ({ type: 'command', command })

const [HAND, DECK, ALIKE] = [6, 8, 4]

/** In the middle of a game: of the other's cards, some of the hand are the same in both worlds. */
export const positionsFor = (seed: number, seated = SEATS): readonly [unknown, unknown] => {
  const dice = seededDice(seed)
  const powers = someOf(dice, POWERS, 6 * seated.length).map(({ id }) => id)
  const dreamers = someOf(dice, DREAMERS, seated.length).map(({ id }) => id)
  const seatOf = (seat: string, at: number) => {
    const camp = someOf(dice, ARTEFACTS.filter(isFighter), 2).map(({ id }) => id)
    const free = ARTEFACTS.map(({ id }) => id).filter((id) => !camp.includes(id))
    const cards = someOf(dice, free, HAND + DECK)
    const shown = {
      seat,
      dreamer: dreamers[at],
      powers: powers.slice(at * 6, at * 6 + 6),
      artefacts: camp.map((card) => ({ card, endurance: 2 })),
    }
    const otherwise = someOf(
      dice,
      free.filter((id) => !cards.slice(0, ALIKE).includes(id)),
      HAND + DECK - ALIKE,
    )
    const holding = (held: readonly string[]) => ({ ...shown, hand: held.slice(0, HAND), deck: held.slice(HAND) })
    return { here: holding(cards), there: holding(seat === 'b' ? [...cards.slice(0, ALIKE), ...otherwise] : cards) }
  }
  const seats = seated.map(({ id }, at) => seatOf(id, at))
  const current = seed % 4 < 2 ? 'a' : 'b'
  const setupOf = (laid: readonly unknown[]) => ({ seats: seated, position: { current, seats: laid } })
  return [setupOf(seats.map(({ here }) => here)), setupOf(seats.map(({ there }) => there))]
}

export const parsed = (setup: unknown): unknown => {
  const read = duel.parseSetup(setup)
  if ('code' in read) throw new Error(JSON.stringify(read))
  return read
}

/** From the first deal on: the other brings one deck or another. */
const dealt = async (world: World<View>, own: string, theirs: string): Promise<World<View>> => {
  await world.say(PLAYER, 'own', commandOf({ type: 'bring', deck: own }))
  await world.say(OTHER, 'theirs', commandOf({ type: 'bring', deck: theirs }))
  await world.say(PLAYER, 'deal', commandOf({ type: 'deal' }))
  return world
}

export const LARGE = Object.keys(DECKS).filter((id) => DECKS[id]?.length === 20)

const open: Secret<View>['open'] = async (seed, chance, openWith) => {
  if (seed % 2 === 0) {
    const [left, right] = positionsFor(seed)
    return { left: await openWith(parsed(left)), right: await openWith(parsed(right)) }
  }
  const setup = parsed({ seats: SEATS, advanced: chance.once(3) })
  const own = chance.pick(LARGE) ?? ''
  const at = chance.below(LARGE.length)
  const theirs = (more: number): string => LARGE[(at + more) % LARGE.length] ?? ''
  return { left: await dealt(await openWith(setup), own, theirs(0)), right: await dealt(await openWith(setup), own, theirs(1)) }
}

/** What a seat may do in both worlds: of hidden cards, those that it holds in both. */
export const inBoth = (left: View, right: View, seat: string): readonly Command[] => {
  const there = tableSeen(right)
  return mayDo(left, seat).filter((command) => refusalSeen(there, command, seat) === null)
}

/** A player who wants to know more says cards that the other may hold. */
const prying = (chance: Chance): Command => {
  const card = chance.pick(ARTEFACTS)?.id ?? ''
  const pay = { pay: [], conception: 0 }
  const ways: readonly Command[] = [
    { type: 'summon', card, ...pay },
    { type: 'use', card, ...pay },
    { type: 'defend', add: [], item: card, ...pay },
    { type: 'attack', with: card, on: card, add: [] },
  ]
  return chance.pick(ways) ?? sayUntimely(chance)
}

const undoing = ({ left }: Worlds<View>, chance: Chance, id: string): Act | null => {
  const by = chance.once(2) ? PLAYER : OTHER
  const asked = left.requests(by).find((request) => JSON.stringify(request.by) !== JSON.stringify(by))
  if (asked && !chance.once(3)) return { by, id, wanted: { type: 'undo', target: { request: asked.id } } }
  if (asked) return { by, id, wanted: { type: 'refuseUndo', request: asked.id } }
  return chance.once(4) ? { by, id, wanted: { type: 'undo' } } : null
}

const nextAct = (worlds: Worlds<View>, chance: Chance, id: string): Act => {
  const { phase, awaited } = worlds.left.view(PLAYER)
  if (chance.once(phase === 'defence' ? 4 : 16)) {
    if (phase === 'defence') met.restartsInDefence++
    return { restarts: true }
  }
  const other = comingAndGoing(chance) ?? (chance.once(3) ? undoing(worlds, chance, id) : null)
  if (other) return other
  if (chance.once(6)) return { by: PLAYER, id, wanted: commandOf(chance.once(2) ? prying(chance) : sayUntimely(chance)) }
  const seat = awaited.includes('a') ? 'a' : 'b'
  const by = seat === 'a' ? PLAYER : OTHER
  if (by === PLAYER && phase === 'defence') met.ownDefences++
  const command = chance.pick(inBoth(worlds.left.view(by), worlds.right.view(by), seat)) ?? sayUntimely(chance)
  return { by, id, wanted: commandOf(command) }
}

const PEOPLE = { player: PLAYER, watcher: spectateur('a'), others: [OTHER] } as const

/** HID-6 of the duel: the other holds and draws these cards or those, and nothing at all may tell. */
export const DEALT: Secret<View> = {
  game: duel,
  people: PEOPLE,
  diceOf: seededDice,
  open,
  nextAct: (worlds, chance, id) => changingHands(worlds, { people: PEOPLE }, chance) ?? nextAct(worlds, chance, id),
}

/** With what a bot draws from chance, out of what it sees: the same to the same view. */
export const ownDice = (view: View): Dice => seededDice(seedOfText(JSON.stringify(view)))

/**
 * The same with a bot of the game at a third seat. What it says follows from what its seat may see, and that is the same in both worlds:
 * so is what it says, and nothing tells to the end.
 */
export const BOTTED: Secret<View> = {
  ...DEALT,
  people: { ...PEOPLE, bots: { c: 'reveur' } },
  open: async (seed, _, openWith) => {
    const [left, right] = positionsFor(seed, SEATS_WITH_BOT)
    return { left: await openWith(parsed(left)), right: await openWith(parsed(right)) }
  },
  mind: async (bot, view, seat) => duelBots[bot]?.(view, seat, ownDice(view), 1 / 16),
  nextAct: (worlds, chance, id) =>
    chance.once(14) ? { reseats: 'c', bot: chance.pick(Object.keys(duelBots)) ?? '' } : DEALT.nextAct(worlds, chance, id),
}
