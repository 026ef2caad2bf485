/** What keeps the tables cannot be reached just now; what was asked may have been done or not. */
export class StoreAway extends Error {}

/** The connection was refused, broken or ended, by either side: everything but an answer to what was asked. */
const AWAY_STATES = /^(08|57P0|53300)/

const isAway = (error: unknown): error is Error =>
  error instanceof Error && !('severity' in error && 'code' in error && !AWAY_STATES.test(`${error.code}`))

const awayOf = (error: unknown): unknown => (isAway(error) ? new StoreAway(error.message, { cause: error }) : error)

export const toldAway = async <Result>(asking: Promise<Result>): Promise<Result> => {
  try {
    return await asking
  } catch (error) {
    throw awayOf(error)
  }
}
