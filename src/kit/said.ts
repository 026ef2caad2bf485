import type { DieFace } from './dice.ts'
import type { Role } from './roles.ts'
import type { WireAnswer } from './wire.ts'

/** Who says what a die shows: the one who sent the command, the gardien, or the program. */
export type Thrower = 'sender' | 'gardien' | 'program'

export interface Thrown {
  readonly label: string
  readonly face: DieFace
  readonly by: Thrower
}

/**
 * A command for which a die was asked: which one is asked may tell what is hidden, so it stands as it was said, with every face so far,
 * until it is carried out or the gardien lets it be taken back.
 */
export interface Said {
  readonly id: string
  readonly by: Role
  readonly command: unknown
  readonly thrown: readonly Thrown[]
}

/** What became of it: the answer, for whoever says it again. */
export interface Settled {
  readonly id: string
  readonly by: Role
  readonly answer: WireAnswer
}

/** The last that is kept of a role. */
export type Kept = Said | Settled
