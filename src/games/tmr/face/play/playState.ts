import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Following, followingStore } from '../../../../house/play/index.ts'
import type { SeatInfo } from '../../../../house/seat/link.ts'
import type { Seat, SeatState } from '../../../../house/seat/seat.ts'
import { type DreamerId, type DreamerView, type Prompt, promptOf, type TmrSpeech, type View } from '../../rules/public.ts'
import { type Play, usePlay, usePlayStore } from '../desk/context.ts'
import { type Desk, EMPTY_DESK } from '../desk/desk.ts'
import { learntOf } from '../desk/skills.ts'
import { type Drawn, drawnOf } from '../dragons/drawn.ts'
import { isForGardien, isRuledFirst } from '../gardien/isForGardien.ts'
import type { JourneyPlan } from '../planner/useJourneyPlan.ts'
import { toldApart } from './toldApart.ts'

/** What the screen itself adds to what the seat shows. */
export interface Given {
  /** Practice asks in place of the game, or has nothing more to ask. */
  readonly frame: 'none' | 'framed' | 'over'
  /** DRG-4: cards that were read and put away. */
  readonly away: ReadonlySet<string>
  /** Of the board it was made for, and of no other. */
  readonly plan: (JourneyPlan & { readonly of: DreamerView }) | null
}

/** What is asked, as one thing: another one has to be read before it is answered. */
interface Asking {
  readonly prompt: Prompt
  readonly board: DreamerView
  readonly casting: Desk['casting']
  readonly deed: Desk['deed']
  readonly aimless: boolean
  readonly drawn: string | null
}

/** What only the frame of the table reads. */
export interface TablePlay extends Play {
  /** The view as the seat gave it, for what is answered to it. */
  readonly seen: View
  readonly past: boolean
  /** DRG-4: the card to be read first; null: none. */
  readonly card: Drawn | null
  /** How many more wait behind it. */
  readonly cardsLeft: number
  /** It was read. */
  readonly putAway: () => void
  readonly asking: Asking
  /** What stands on the screen to be answered; null: nothing. */
  readonly posed: Asking | null
}

export const useTablePlay = usePlay as <T>(select: (play: TablePlay) => T) => T
export const useTableStore = usePlayStore as () => StoreApi<TablePlay>

export interface TableOf {
  readonly seat: Seat<TmrSpeech>
  readonly desk: StoreApi<Desk>
  readonly given: StoreApi<Given>
  readonly dreamer: DreamerId
}

export const createGiven = (frame: Given['frame']): StoreApi<Given> =>
  createStore<Given>(() => ({ frame, away: new Set(), plan: null }))

/** The same answer as long as what it is made from is the same. */
const remembered = <Args extends readonly unknown[], T>(make: (...args: Args) => T): ((...args: Args) => T) => {
  let last: { readonly args: Args; readonly made: T } | null = null
  return (...args) => {
    if (!last?.args.every((arg, at) => Object.is(arg, args[at]))) last = { args, made: make(...args) }
    return last.made
  }
}

/** The gardien sees the question of another; it is theirs once they take it. What a spell leaves to them comes first. */
const isAsked = (role: View['role'], prompt: Prompt, board: DreamerView, standsIn: boolean): boolean =>
  role.kind === 'joueur' || (role.kind === 'gardien' && (standsIn || (isForGardien(prompt) && !isRuledFirst(prompt, board))))

/** Not where an answer stands already and waits for its dice, nor where the seat was lost. */
const isAwaited = ({ waitsForDice, entering, connection }: SeatState<TmrSpeech>): boolean =>
  !waitsForDice && !entering?.stands && connection !== 'refused' && connection !== 'stale'

const isBusy = ({ sending, rolling }: SeatState<TmrSpeech>): boolean => sending || rolling.length > 0

const NO_CARDS: readonly Drawn[] = []
const NO_SEATS: readonly SeatInfo[] = []

/** One board at the seat, as every part of the screen reads it. */
export const createPlay = ({ seat, desk, given, dreamer }: TableOf): Following<TablePlay> => {
  const since = seat.store.getState().notices.at(-1)?.n ?? 0
  const promptAt = remembered(promptOf)
  const apart = remembered(toldApart)
  const cardsAt = remembered((notices: SeatState<TmrSpeech>['notices'], away: ReadonlySet<string>) =>
    drawnOf(notices, dreamer, since).filter(({ key }) => !away.has(key)),
  )
  const askingOf = remembered(
    (prompt: Prompt, board: DreamerView, casting: Desk['casting'], deed: Desk['deed'], aimless: boolean, drawn: string | null) =>
      ({ prompt, board, casting, deed, aimless, drawn }) satisfies Asking,
  )

  const cardsOf = ({ notices }: SeatState<TmrSpeech>, { role, options }: View): readonly Drawn[] =>
    role.kind === 'joueur' && options.dragons === true ? cardsAt(notices, given.getState().away) : NO_CARDS

  const say: Play['say'] = (command) => {
    const { mayAct, asking, seen } = following.store.getState()
    if (!mayAct) return
    desk.setState(({ spell, wanders, mist, standsIn, skills }) => ({
      ...EMPTY_DESK,
      ...{ spell, wanders, mist, standsIn },
      skills: command.type === 'meditate' ? learntOf(skills, command.method, command.skill) : skills,
    }))
    void seat.answer(command, asking, seen)
  }

  const putAway = (): void => {
    const { card } = following.store.getState()
    if (card) given.setState(({ away }) => ({ away: new Set([...away, card.key]) }))
  }

  const read = (before: TablePlay | null): TablePlay => {
    const state = seat.store.getState()
    const seen = state.replay?.view ?? state.view
    const view = seen && apart(seen, state.table?.seats ?? NO_SEATS)
    const board = view?.boards.find(({ id }) => id === dreamer)
    // Gone from the table: the screen is about to show another.
    if (!seen || !view || !board) return before as TablePlay
    const { frame, plan } = given.getState()
    const { casting, deed, spell, wanders, standsIn } = desk.getState()
    const past = state.replay !== null
    const prompt = promptAt(view, board)
    const cards = past || frame === 'framed' ? NO_CARDS : cardsOf(state, view)
    const [card = null] = cards
    const asking = askingOf(prompt, board, casting, deed, spell === null && !wanders, card?.key ?? null)
    const asked = isAsked(view.role, prompt, board, standsIn) && frame === 'none' && isAwaited(state) && !past
    return {
      ...{ desk, seen, view, board, prompt, past, card, asking, asked, say, putAway },
      cardsLeft: Math.max(0, cards.length - 1),
      question: plan?.of === board ? plan.question : null,
      reckoned: plan?.of === board ? plan.reckoned : null,
      posed: past || frame === 'framed' ? null : asking,
      mayAct: asked && state.ready.prompt && !isBusy(state) && card === null,
    }
  }
  const following = followingStore([seat.store, desk, given], read)
  return following
}
