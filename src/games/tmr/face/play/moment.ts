import { labelsOf } from '../../../../house/people/index.ts'
import { type SeatSight, tableHooks } from '../../../../house/play/index.ts'
import type { SeatInfo } from '../../../../house/seat/link.ts'
import type { Seat, SeatState } from '../../../../house/seat/seat.ts'
import { type DreamerId, type DreamerView, type Prompt, promptOf, type TmrSpeech, type View } from '../../rules/public.ts'
import type { BoardKinds, BoardMoment } from '../desk/context.ts'
import type { Desk } from '../desk/desk.ts'
import { type Drawn, drawnOf } from '../dragons/drawn.ts'

/** What is asked, as one thing: another one has to be read before it is answered. */
interface Posed {
  readonly prompt: Prompt
  readonly board: DreamerView
  readonly casting: Desk['casting']
  readonly deed: Desk['deed']
  readonly aimless: boolean
  readonly drawn: string | null
}

/** What only the frame of the table reads. */
export interface TableMoment extends BoardMoment {
  /** DRG-4: the card to be read first; null: none. */
  readonly card: Drawn | null
  /** How many more wait behind it. */
  readonly cardsLeft: number
  readonly posed: Posed
}

interface TableKinds extends BoardKinds {
  readonly moment: TableMoment
}

export const { usePlay: useTablePlay } = tableHooks<TableKinds>()

/** The same answer as long as what it is made from is the same. */
const remembered = <Args extends readonly unknown[], T>(make: (...args: Args) => T): ((...args: Args) => T) => {
  let last: { readonly args: Args; readonly made: T } | null = null
  return (...args) => {
    if (!last?.args.every((arg, at) => Object.is(arg, args[at]))) last = { args, made: make(...args) }
    return last.made
  }
}

const NO_CARDS: readonly Drawn[] = []
const NO_SEATS: readonly SeatInfo[] = []

type State = SeatState<TmrSpeech>

/** One board at the seat, as every part of the screen reads it. */
export const momentOf = (seat: Seat<TmrSpeech>, sight: string) => {
  const dreamer = sight as DreamerId
  const since = seat.store.getState().notices.at(-1)?.n ?? 0
  const promptAt = remembered(promptOf)
  const apart = remembered(toldApart)
  const cardsAt = remembered((notices: State['notices'], away: ReadonlySet<string>) =>
    drawnOf(notices, dreamer, since).filter(({ key }) => !away.has(key)),
  )
  const posedOf = remembered(
    (prompt: Prompt, board: DreamerView, casting: Desk['casting'], deed: Desk['deed'], aimless: boolean, drawn: string | null) =>
      ({ prompt, board, casting, deed, aimless, drawn }) satisfies Posed,
  )
  const cardsOf = ({ notices }: State, { role, options }: View, away: Desk['away']): readonly Drawn[] =>
    role.kind === 'joueur' && options.dragons === true ? cardsAt(notices, away) : NO_CARDS

  return ({ view: seen, state, past, framed }: SeatSight<TmrSpeech>, desk: Desk): TableMoment | null => {
    const view = apart(seen, state.table?.seats ?? NO_SEATS)
    const board = view.boards.find(({ id }) => id === dreamer)
    if (!board) return null
    const { casting, deed, spell, wanders, away, plan } = desk
    const prompt = promptAt(view, board)
    const cards = past || framed ? NO_CARDS : cardsOf(state, view, away)
    const [card = null] = cards
    return {
      ...{ view, board, prompt, card },
      cardsLeft: Math.max(0, cards.length - 1),
      posed: posedOf(prompt, board, casting, deed, spell === null && !wanders, card?.key ?? null),
      question: plan?.of === board ? plan.question : null,
      reckoned: plan?.of === board ? plan.reckoned : null,
    }
  }
}

/** Two dreamers of one name are told apart by who plays them, wherever they are named; otherwise it is the view itself. */
export const toldApart = (view: View, seats: readonly SeatInfo[]): View => {
  const labels = labelsOf(seats)
  const labelOf = (id: string, name: string): string => labels.get(id) ?? name
  if (view.table.every(({ id, name }) => labelOf(id, name) === name)) return view
  return {
    ...view,
    table: view.table.map((brief) => ({ ...brief, name: labelOf(brief.id, brief.name) })),
    boards: view.boards.map((board) => ({ ...board, sheet: { ...board.sheet, name: labelOf(board.id, board.sheet.name) } })),
  }
}
