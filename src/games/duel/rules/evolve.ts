import { artefactOf, isOnceIn, sorted, without } from './cards/cards.ts'
import type { Event, Happened } from './events.ts'
import {
  CAMP,
  DREAMER,
  inGame,
  isInPile,
  isSpent,
  type Outcome,
  type Player,
  playerOf,
  ROW,
  type Standing,
  type State,
  sleepersOf,
  standingOf,
} from './state.ts'

/** An event that cannot have happened where it stands: its log is damaged, and nothing is to be made of it. */
export class Misfit extends Error {}

const must: (condition: boolean, event: Event) => asserts condition = (condition, event) => {
  if (!condition) throw new Misfit(`${event.type} cannot have happened here`)
}

type Change = Partial<Player> | ((player: Player) => Partial<Player>)

const withPlayer = (state: State, seat: string, change: Change): State => {
  const changed = playerOf(state, seat)
  const fields = typeof change === 'function' ? change(changed) : change
  return { ...state, players: state.players.map((one) => (one === changed ? { ...one, ...fields } : one)) }
}

const withAll = (state: State, change: (player: Player) => Player): State => ({ ...state, players: state.players.map(change) })

const using = (state: State, powers: readonly string[]): State =>
  powers.length === 0 ? state : { ...state, used: sorted([...state.used, ...powers]) }

const joined = (ids: readonly string[], more: readonly string[]): readonly string[] => sorted([...ids, ...more])

const withStanding = (state: State, seat: string, card: string, change: Partial<Standing>): State =>
  withPlayer(state, seat, ({ camp }) => ({ camp: camp.map((one) => (one.card === card ? { ...one, ...change } : one)) }))

const campOf = (player: Player): readonly string[] => player.camp.map(({ card }) => card)

const freed = (state: State, by: string): State =>
  withAll(state, (player) =>
    player.camp.some(({ heldBy }) => heldBy === by)
      ? { ...player, camp: player.camp.map((one) => (one.heldBy === by ? { ...one, heldBy: null } : one)) }
      : player,
  )

/** CMB-2: with two in the game there is nothing to designate. */
const theOther = (state: State, seat: string): string | null => {
  const others = inGame(state).filter((one) => one.seat !== seat)
  return others.length === 1 && others[0] ? others[0].seat : null
}

/** TRN-2. */
const turnBegan = (state: State, { seat, round, phase }: Happened<'turnBegan'>): State => {
  const rested = withPlayer(freed(state, seat), seat, ({ camp }) => ({
    conceived: false,
    acted: false,
    camp: camp.map((one) => (one.attacks === 0 ? one : { ...one, attacks: 0 })),
  }))
  return {
    ...rested,
    phase,
    round,
    turn: state.turn + 1,
    current: seat,
    played: round === state.round ? state.played : [],
    designated: theOther(state, seat),
  }
}

/** TRN-9. */
const tidied = (player: Player): Player =>
  player.camp.some(isSpent)
    ? {
        ...player,
        camp: player.camp.filter((one) => !isSpent(one)),
        broken: joined(
          player.broken,
          player.camp.filter(isSpent).map(({ card }) => card),
        ),
      }
    : player

/** DRM-6, TRN-9. */
const turnEnded = (state: State, { seat }: Happened<'turnEnded'>): State => {
  const counted = withPlayer(state, seat, ({ acted, idle, out }) => ({ idle: out ? idle : acted ? 0 : idle + 1 }))
  return { ...withAll(counted, tidied), played: [...state.played, seat], current: null }
}

const summoned = (state: State, event: Happened<'summoned'>): State => {
  const { seat, card, pay, conception, endurance, kind } = event
  const player = playerOf(state, seat)
  must(player.hand.includes(card) && isOnceIn(pay, player.row) && player.camp.length < CAMP, event)
  must(artefactOf(card).type !== 'item', event)
  const paid = withPlayer(state, seat, {
    hand: without(player.hand, [card]),
    row: without(player.row, pay),
    camp: [...player.camp, { card, endurance, heldBy: null, attacks: 0, kind }],
    conceived: player.conceived || conception > 0,
    acted: true,
  })
  return { ...paid, apart: pay }
}

const itemUsed = (state: State, event: Happened<'itemUsed'>): State => {
  const { seat, card, pay, conception } = event
  const player = playerOf(state, seat)
  must(player.hand.includes(card) && isOnceIn(pay, player.row) && artefactOf(card).type === 'item', event)
  const paid = withPlayer(state, seat, {
    hand: without(player.hand, [card]),
    row: without(player.row, pay),
    broken: joined(player.broken, [card]),
    conceived: player.conceived || conception > 0,
    acted: true,
  })
  return { ...paid, apart: pay }
}

const recalled = (state: State, event: Happened<'recalled'>): State => {
  const { seat, take, drop } = event
  const { row } = playerOf(state, seat)
  must(isOnceIn(take, state.used) && isOnceIn(drop, row) && row.length + take.length - drop.length <= ROW, event)
  const used = sorted([...without(state.used, take), ...drop])
  return { ...withPlayer(state, seat, { row: joined(without(row, drop), take) }), used }
}

const dispelled = (state: State, event: Happened<'dispelled'>): State => {
  const { powers } = event
  must(
    isOnceIn(
      powers,
      state.players.flatMap(({ row }) => row),
    ),
    event,
  )
  return using(
    withAll(state, (player) => ({ ...player, row: without(player.row, powers) })),
    powers,
  )
}

const bartered = (state: State, event: Happened<'bartered'>): State => {
  const { seat, give, take } = event
  const [mine, theirs] = [playerOf(state, seat).row, playerOf(state, event.with).row]
  must(seat !== event.with && isOnceIn(give, mine) && isOnceIn(take, theirs), event)
  const given = withPlayer(state, seat, { row: joined(without(mine, give), take) })
  return withPlayer(given, event.with, { row: joined(without(theirs, take), give) })
}

const exchanged = (state: State, event: Happened<'exchanged'>): State => {
  const [mine, theirs] = [playerOf(state, event.seat).dreamer, playerOf(state, event.with).dreamer]
  must(mine !== null && theirs !== null, event)
  return withPlayer(withPlayer(state, event.seat, { dreamer: theirs }), event.with, { dreamer: mine })
}

/** CMB-3. */
const attacked = (state: State, event: Happened<'attacked'>): State => {
  const { seat, opponent, on, add, attack } = event
  const player = playerOf(state, seat)
  const attacker = standingOf(player, event.with)
  must(attacker !== undefined && attacker.endurance > 0 && isOnceIn(add, player.row) && state.fight === null, event)
  must(on === DREAMER || standingOf(playerOf(state, opponent), on) !== undefined, event)
  const spent = withStanding(state, seat, event.with, { endurance: attacker.endurance - 1, attacks: attacker.attacks + 1 })
  return {
    ...using(withPlayer(spent, seat, { row: without(player.row, add), acted: true }), add),
    phase: 'defence',
    designated: opponent,
    fight: { by: seat, with: event.with, seat: opponent, on, add, attack },
  }
}

const defended = (state: State, event: Happened<'defended'>): State => {
  const { seat, add, item, pay, conception, defence, won } = event
  const { fight } = state
  const player = playerOf(state, seat)
  must(fight !== null && fight.seat === seat && isOnceIn([...add, ...pay], player.row), event)
  must(item === null || player.hand.includes(item), event)
  const { by, on, attack } = fight
  const last: Outcome = { by, with: fight.with, seat, on, attack, defence, item, won }
  const spent = withPlayer(state, seat, {
    row: without(player.row, [...add, ...pay]),
    hand: item === null ? player.hand : without(player.hand, [item]),
    broken: item === null ? player.broken : joined(player.broken, [item]),
    conceived: player.conceived || conception > 0,
  })
  return { ...using(spent, [...add, ...pay]), phase: 'combat', fight: null, last }
}

const artefactDefeated = (state: State, event: Happened<'artefactDefeated'>): State => {
  const player = playerOf(state, event.seat)
  must(standingOf(player, event.card) !== undefined, event)
  return withPlayer(state, event.seat, {
    camp: player.camp.filter(({ card }) => card !== event.card),
    defeated: joined(player.defeated, [event.card]),
  })
}

/** DRM-1. */
const dreamerWoke = (state: State, event: Happened<'dreamerWoke'>): State => {
  const { dreamer, awake } = playerOf(state, event.seat)
  must(dreamer !== null, event)
  return withPlayer(state, event.seat, { dreamer: null, awake: [...awake, dreamer] })
}

/** DRM-3: before a new dreamer is drawn. */
const sleepPrepared = (state: State, event: Happened<'sleepPrepared'>): State => {
  must(playerOf(state, event.seat).dreamer === null, event)
  const cleared = withPlayer(state, event.seat, (player) => ({
    camp: [],
    defeated: joined(player.defeated, campOf(player)),
    row: [],
    idle: 0,
  }))
  return { ...cleared, used: [], phase: 'prepare' }
}

/** WIN-2. */
const wentOut = (state: State, event: Happened<'wentOut'>): State => {
  const player = playerOf(state, event.seat)
  must(!player.out, event)
  const left = withPlayer(using(freed(state, event.seat), player.row), event.seat, {
    out: true,
    camp: [],
    defeated: joined(player.defeated, campOf(player)),
    row: [],
    dreamer: null,
    awake: player.dreamer === null ? player.awake : [...player.awake, player.dreamer],
    hand: [],
    deck: [],
  })
  const { current, designated } = left
  const opponent = current === null || current === event.seat || designated !== null ? designated : theOther(left, current)
  return { ...left, designated: opponent }
}

const drawn = (state: State, event: Happened<'dreamerDrawn' | 'powerDrawn' | 'cardDrawn'>): State => {
  const player = playerOf(state, event.seat)
  switch (event.type) {
    case 'dreamerDrawn':
      must(player.dreamer === null && sleepersOf(state).includes(event.dreamer), event)
      return withPlayer(state, event.seat, { dreamer: event.dreamer })
    case 'powerDrawn':
      must(player.row.length < ROW && isInPile(state, event.power), event)
      return withPlayer(state, event.seat, { row: joined(player.row, [event.power]) })
    case 'cardDrawn':
      must(player.deck.includes(event.card), event)
      return withPlayer(state, event.seat, {
        deck: without(player.deck, [event.card]),
        hand: joined(player.hand, [event.card]),
      })
    default:
      event satisfies never
      return state
  }
}

const discarded = (state: State, event: Happened<'discarded'>): State => {
  const { row } = playerOf(state, event.seat)
  must(isOnceIn(event.powers, row), event)
  return using(withPlayer(state, event.seat, { row: without(row, event.powers) }), event.powers)
}

/** One switch: what each event makes of the table. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'deckBrought':
      must(state.phase === 'gathering', event)
      return withPlayer(state, event.seat, { ready: true, deck: sorted(event.cards) })
    case 'dealt':
      must(state.phase === 'gathering', event)
      return { ...state, phase: 'opening' }
    case 'kept':
      must(state.phase === 'opening', event)
      return withPlayer(state, event.seat, { answered: true })
    case 'powersReturned':
      must(state.phase === 'opening', event)
      return withPlayer(state, event.seat, { answered: true, row: [] })
    case 'lotDrawn':
      must(state.phase === 'opening', event)
      return state
    case 'orderSet':
      must(state.phase === 'opening', event)
      return { ...state, order: event.order }
    case 'dreamerDrawn':
    case 'powerDrawn':
    case 'cardDrawn':
      return drawn(state, event)
    case 'usedShuffled':
      return { ...state, used: [] }
    case 'turnBegan':
      return turnBegan(state, event)
    case 'discarded':
      return discarded(state, event)
    case 'refilled':
      must(state.phase === 'begin' && state.current === event.seat, event)
      return { ...state, phase: 'prepare' }
    case 'designated':
      must(state.phase === 'prepare' && state.current === event.seat, event)
      return { ...state, phase: 'combat', designated: event.opponent }
    case 'turnEnded':
      must(state.current === event.seat, event)
      return turnEnded(state, event)
    case 'summoned':
      return summoned(state, event)
    case 'itemUsed':
      return itemUsed(state, event)
    case 'paymentUsed':
      return { ...using(state, state.apart), apart: [] }
    case 'enduranceChanged':
      must(standingOf(playerOf(state, event.seat), event.card) !== undefined, event)
      return withStanding(state, event.seat, event.card, { endurance: event.endurance })
    case 'stilled':
      must(standingOf(playerOf(state, event.seat), event.card) !== undefined, event)
      return withStanding(state, event.seat, event.card, { heldBy: event.by })
    case 'recalled':
      return recalled(state, event)
    case 'dispelled':
      return dispelled(state, event)
    case 'bartered':
      return bartered(state, event)
    case 'exchanged':
      return exchanged(state, event)
    case 'attacked':
      return attacked(state, event)
    case 'defended':
      return defended(state, event)
    case 'artefactDefeated':
      return artefactDefeated(state, event)
    case 'dreamerWoke':
      return dreamerWoke(state, event)
    case 'sleepPrepared':
      return sleepPrepared(state, event)
    case 'wentOut':
      return wentOut(state, event)
    case 'fightLapsed':
      must(state.fight !== null, event)
      return { ...state, fight: null, phase: 'combat' }
    case 'won':
      return { ...state, phase: 'over', winner: event.seat, current: null, designated: null, fight: null }
    default:
      event satisfies never
      return state
  }
}
