import type { Sent } from '../../kit/bySender.ts'
import { roleKey } from '../../kit/roles.ts'
import type { Kept } from '../../kit/said.ts'
import type { SaidExpected } from '../persistence/entries.ts'

/** What must still be kept of whoever sent a command when it is written. */
export interface Expectations {
  readonly of: SaidExpected
  during<Result>(sent: Sent, kept: Kept | null, job: () => Promise<Result>): Promise<Result>
}

const nameOf = ({ id, by }: Sent): string => `${roleKey(by)} ${id}`

/** The gardien may do anything beside what waits: nothing is expected then. */
export const createExpectations = (): Expectations => {
  const expected = new Map<string, Kept | null>()
  return {
    of: (entry) => expected.get(nameOf(entry)),
    during: async (sent, kept, job) => {
      if (sent.by.kind === 'gardien') return job()
      expected.set(nameOf(sent), kept)
      try {
        return await job()
      } finally {
        expected.delete(nameOf(sent))
      }
    },
  }
}
