/** What holds for every table, whether it is played or comes out of a file. */

/** Events of one entry: what months bring to a full table are about a thousand. */
export const MOST_EVENTS = 2000

/** Letters of what is told of one entry to anybody: as many as what is seen at once may have. */
export const MOST_TOLD = 1_048_576

/** Requests to undo that wait at once. */
export const MOST_REQUESTS = 100

/** Who has agreed to them. */
export const MOST_AGREED = 24 * MOST_REQUESTS

/** Events that all undos of a table have had played anew: so many, and so many for each event of it. */
export const mostReplayed = (events: number): number => 500_000 + 2 * events
