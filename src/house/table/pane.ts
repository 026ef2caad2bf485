import type { Codes } from '../../kit/doors.ts'
import type { Face } from '../face/face.ts'
import { given } from '../ui/given.ts'
import type { TableActs } from './acts.tsx'
import type { OwnTable } from './paper.ts'

/** What the parts of the pane about the table read. */
interface Pane extends OwnTable, TableActs {
  readonly face: Face
  /** What the bots of the game are called. */
  readonly bots: Readonly<Record<string, string>>
  readonly onCodes: (codes: Codes) => void
  /** Another seat, or none, is followed. */
  readonly follow: (seat: string) => void
}

export const [PaneProvider, usePane] = given<Pane>('outside the pane of a table')
