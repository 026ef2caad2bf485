import type { Writer } from './database.ts'

/** Really written to the disk, so that a full or failing one shows. */
const BEAT = 'INSERT INTO pulse VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET beats = beats + 1'
/** Whoever asks more often gets the last answer: each costs a write. */
const GOOD_FOR = 5000

export const createHealth = (writer: Pick<Writer, 'exec'>, elapsed: () => number, onFault: (error: unknown) => void) => {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(true)
  const beat = (): Promise<boolean> =>
    writer.exec(BEAT).then(
      () => true,
      (error) => {
        onFault(error)
        return false
      },
    )
  return (): Promise<boolean> => {
    if (elapsed() - askedAt < GOOD_FOR) return answer
    askedAt = elapsed()
    answer = beat()
    return answer
  }
}
