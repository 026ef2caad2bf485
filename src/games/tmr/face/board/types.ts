import type { Insets, Point } from '../../../../house/geometry/index.ts'
import type { Theme } from '../../../../house/settings/theme.ts'
import type { CellId, Direction, Genre, Look } from '../../rules/public.ts'
import type { LandSign } from './landSigns.ts'

/** How the figure gets from one cell to the next. */
export type PawnWay = 'step' | 'passeur' | 'changeur' | 'tourbillon' | 'exit' | 'none'

/** What whoever plays a figure wears: its cloak and ring are of that colour, the sign is on its chest. */
export interface Worn {
  readonly colour: string
  /** A path in a square of 24, and what it is drawn with. */
  readonly sign: string
  readonly ink: string
}

export interface PawnMark {
  readonly cell: CellId
  /** Whose it is: from one to another's nothing glides. */
  readonly of?: string
  /** How it came here from the cell of the last drawing; a step when left out. */
  readonly way?: PawnWay
  /** For an exit: the way it left the map. */
  readonly leaving?: Direction
  /** Out of the Terres Médianes: the figure sleeps where it was left. */
  readonly asleep?: boolean
  readonly look?: Look
  readonly worn?: Worn
  /** Of another time: it only shows through. */
  readonly pale?: boolean
}

/** The figure of somebody else. */
export interface OtherPawnMark extends PawnMark {
  readonly of: string
}

/** Somebody lost, as those know who look on: each cell that still fits. */
export interface LostMark extends Pick<PawnMark, 'look' | 'worn'> {
  readonly of: string
  readonly candidates: readonly CandidateMark[]
}

/** A cell somebody points at just now. */
export interface PointMark {
  readonly cell: CellId
  readonly name: string
}

export interface ReserveMark {
  readonly cell: CellId
  readonly erratic?: boolean
}

/** What the land has become on a cell. */
export interface LandMark {
  readonly cell: CellId
  readonly sign: LandSign
}

export interface MoveMark {
  readonly direction: Direction
  /** null: that way leads off the map. */
  readonly cell: CellId | null
}

export interface CandidateMark {
  readonly cell: CellId
  /** 0 to 1, against the likeliest. */
  readonly weight: number
  readonly label?: string
}

/** Everything drawn on the land. The board knows no rule: it draws what it is given. */
export interface Marks {
  readonly pawn?: PawnMark | null
  readonly others?: readonly OtherPawnMark[]
  /** On a map that is seen otherwise: patches of mist. */
  readonly lost?: readonly LostMark[]
  readonly points?: readonly PointMark[]
  readonly land?: readonly LandMark[]
  readonly reserves?: readonly ReserveMark[]
  /** Cells where an encounter waits. */
  readonly waiting?: readonly CellId[]
  readonly legalMoves?: readonly MoveMark[]
  /** Cells that a service can reach; the rest of the land dims. */
  readonly targets?: readonly CellId[]
  /** Whence they are reached; the figure's own cell when left out. */
  readonly reachedFrom?: CellId | null
  /** Cells among which one is asked to choose; the land between them stays as it is. */
  readonly choices?: readonly CellId[]
  readonly spellCells?: readonly CellId[]
  /** The cells walked, oldest first. */
  readonly path?: readonly CellId[]
  /** The cells of a planned way, in order. */
  readonly way?: readonly CellId[]
  /** 0 to 1: the more, the brighter. */
  readonly heat?: ReadonlyMap<CellId, number>
  /** A word on a cell. */
  readonly labels?: ReadonlyMap<CellId, string>
  /** A step from one cell to the next, of several at once. */
  readonly hops?: readonly (readonly [from: CellId, to: CellId])[]
  readonly selected?: CellId | null
  /** A cell pointed at elsewhere, such as in a list; the pointer's own is drawn by the board. */
  readonly hover?: CellId | null
  /** Lost: all but the candidates falls into mist, and the land around them where it is to be seen. */
  readonly mist?: { readonly candidates: readonly CandidateMark[]; readonly around?: readonly CellId[] } | null
}

/** What the map writes on the land. */
export interface LandNames {
  readonly genre: (genre: Genre) => string
  /** Its name without the word of its genre. */
  readonly place: (cell: CellId) => string
  /** Above the word of its genre, which it comes before: White Sanctuary. */
  readonly leads: (cell: CellId) => boolean
  readonly river: string
}

export interface BoardProps {
  readonly marks: Marks
  readonly landNames: LandNames
  readonly coordinates?: boolean
  readonly reducedMotion?: boolean
  readonly theme?: Theme
  readonly insets?: Insets
  readonly onCell?: (cell: CellId) => void
  /** A click on the arrow that leads off the map. */
  readonly onLeave?: (direction: Direction) => void
  readonly onHover?: (cell: CellId | null, at: Point) => void
  readonly onLongPress?: (cell: CellId, at: Point) => void
  /** Pan or zoom: popovers placed with screenOf move along. */
  readonly onView?: () => void
}
