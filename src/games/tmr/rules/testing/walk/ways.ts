import { farEnds } from './farEnds.ts'
import { meetings } from './meetings.ts'
import { nights } from './nights.ts'
import { refusalWays } from './refusals.ts'
import { resistances } from './resistances.ts'
import { strikes } from './strikes.ts'
import type { Way } from './way.ts'

/** Every way of the walk, by what it comes to. */
export const WAYS: readonly Way[] = [
  ...strikes,
  ...meetings,
  ...nights,
  ...farEnds.map(([name, , walk]): Way => [name, walk]),
  ...refusalWays,
  ...resistances,
]
