import { someOf } from '../../games/duel/bot/chance.ts'
import { duelBots } from '../../games/duel/bot/index.ts'
import { duel } from '../../games/duel/rules/index.ts'
import {
  ARTEFACTS,
  type Command,
  DREAMERS,
  isFighter,
  POWERS,
  refusalSeen,
  tableSeen,
  type View,
} from '../../games/duel/rules/public.ts'
import type { Mind } from '../../kit/bot.ts'
import { seededDice } from '../../kit/dice.ts'
import { spectateur } from '../../kit/roles.ts'
import { LARGE, OTHER, ownDice, PLAYER, parsed, SEATS, SEATS_WITH_BOT } from './dealtWorlds.ts'
import { worldDice } from './twoWorlds.ts'
import { openWorld, type People, type World } from './worlds.ts'

/** What b holds and what is left to draw, or the deck that b brings: whatever nobody else sees. */
type Deal = { readonly hand: readonly string[]; readonly deck: readonly string[] } | { readonly brings: string }

/** A duel in which the hidden cards lie in one of the ways in which they could. */
export interface DealtDuel {
  readonly world: World<View>
  /** What was said at b cannot be said here: whoever knows the rules knows that the cards lie otherwise. */
  isOut(): boolean
  /** Said at b in truth, by a person. */
  follow(command: Command): void
  /** All that the bots that may not know were shown when they answered. */
  readonly shown: readonly string[]
}

/** Few enough to lay them all out: so many in hand and in the deck, out of so many that it could be. */
const [HAND, DECK, POOL] = [2, 1, 5]

const waysToPick = (from: readonly string[], count: number): readonly (readonly string[])[] =>
  count === 0 ? [[]] : from.flatMap((first, at) => waysToPick(from.slice(at + 1), count - 1).map((others) => [first, ...others]))

const dealsFrom = (pool: readonly string[]): readonly Deal[] =>
  waysToPick(pool, HAND).flatMap((hand) =>
    waysToPick(
      pool.filter((card) => !hand.includes(card)),
      DECK,
    ).map((deck) => ({ hand, deck })),
  )

/** In the middle of a small game; what lies open of it, and all deals that b could have. */
const positionOf = (seed: number, seats: typeof SEATS) => {
  const dice = seededDice(seed)
  const powers = someOf(dice, POWERS, 6 * seats.length).map(({ id }) => id)
  const dreamers = someOf(dice, DREAMERS, seats.length).map(({ id }) => id)
  const laid = seats.map(({ id: seat }, at) => {
    const camp = someOf(dice, ARTEFACTS.filter(isFighter), 2).map(({ id }) => id)
    const free = ARTEFACTS.map(({ id }) => id).filter((id) => !camp.includes(id))
    const cards = someOf(dice, free, POOL)
    const artefacts = camp.map((card) => ({ card, endurance: 2 }))
    return { seat, dreamer: dreamers[at], powers: powers.slice(at * 6, at * 6 + 6), artefacts, cards }
  })
  const pool = laid.find(({ seat }) => seat === 'b')?.cards ?? []
  const setupFor = (deal: Deal): unknown =>
    parsed({
      seats,
      position: {
        current: seed % 2 === 0 ? 'a' : 'b',
        seats: laid.map(({ cards, ...shown }) => {
          const own = shown.seat === 'b' && 'hand' in deal ? deal : { hand: cards.slice(0, 3), deck: cards.slice(3) }
          return { ...shown, ...own }
        }),
      },
    })
  return { setupFor, deals: dealsFrom(pool) }
}

/** From the first deal on. */
const beginningOf = (seats: typeof SEATS) => ({
  setupFor: (): unknown => parsed({ seats }),
  deals: LARGE.map((brings): Deal => ({ brings })),
})

/** Who plays: at b a bot or a person, and where there is a third seat a bot. */
export const TABLES = ['a bot at b', 'a person at b, a bot at c', 'bots at b and c', 'a bot that brings its deck'] as const

export interface Deals {
  readonly duels: readonly [DealtDuel, ...DealtDuel[]]
  readonly hasBot: boolean
  /** Which bots there are, by their seats. */
  readonly seated: readonly string[]
  /** The next thing is done. */
  goOn(): void
}

/** What is open to everybody of what a seat sees. */
const openPart = (view: View): string => JSON.stringify({ ...view, mine: null })

/** All ways in which the cards of b could lie, one of them in truth: the first. */
export const openDeals = async (seed: number, kind: (typeof TABLES)[number]): Promise<Deals> => {
  const seats = kind.includes('c') && kind !== 'a bot that brings its deck' ? SEATS_WITH_BOT : SEATS
  const hasBot = kind !== 'a person at b, a bot at c'
  const bots = { ...(hasBot && { b: 'reveur' }), ...(seats.length > 2 && { c: 'somnolent' }) }
  const { setupFor, deals } = kind === 'a bot that brings its deck' ? beginningOf(seats) : positionOf(seed, seats)
  const people: People = { player: PLAYER, watcher: spectateur('a'), others: hasBot ? [spectateur('b')] : [OTHER], bots }
  /** What the bot at b said, to which open table: in every deal in which it could, it says the same. */
  const course = new Map<string, Command | null>()
  let step = 0

  const openDuel = async (deal: Deal, at: number): Promise<DealtDuel> => {
    const shown: string[] = []
    let out = false
    const sayLike = (view: View, command: Command | null | undefined): Command | null => {
      if (command === undefined) throw new Error('the bot is asked something that it was not asked in truth')
      if (command && refusalSeen(tableSeen(view), command, 'b') !== null) out = true
      return out ? null : command
    }
    const atB = async (bot: string, view: View, seat: Parameters<Mind['think']>[1]): Promise<Command | null> => {
      const key = `${step} ${openPart(view)}`
      if (view.phase === 'gathering' && 'brings' in deal && !view.players.find((one) => one.seat === 'b')?.ready)
        return { type: 'bring', deck: deal.brings }
      if (at > 0) return sayLike(view, course.get(key))
      const command = (await duelBots[bot]?.(view, seat, ownDice(view), 1 / 16)) ?? null
      course.set(key, command)
      return command
    }
    const mindOf = (bot: string): Mind => ({
      think: async (seen, seat) => {
        const view = seen as View
        if (view.mine?.seat === 'b') return atB(bot, view, seat)
        const command = (await duelBots[bot]?.(view, seat, ownDice(view), 1 / 16)) ?? null
        if (command) shown.push(JSON.stringify(view))
        return command
      },
      end: () => {},
    })
    worldDice.use(seededDice(seed))
    const opening = { game: duel, people, setup: setupFor(deal), dice: worldDice.makeDice(), mindOf, stuck: () => out }
    const world = await openWorld<View>(opening)
    return { world, isOut: () => out, follow: (command) => void sayLike(world.view(OTHER), command), shown }
  }

  const duels: DealtDuel[] = []
  const [truth, ...others] = someOf(seededDice(seed + 1), deals, deals.length)
  for (const [at, deal] of [truth as Deal, ...others].entries()) duels.push(await openDuel(deal, at))
  return {
    duels: duels as [DealtDuel, ...DealtDuel[]],
    hasBot,
    seated: Object.keys(bots),
    goOn: () => void step++,
  }
}
