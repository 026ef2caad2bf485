import type { Logger } from 'pino'
import type { ByeCode } from '../kit/wire.ts'
import type { Meter } from './meter.ts'
import type { Out } from './table/openTable.ts'

/** What is refused because there is a bound, not because of what was asked. */
const LIMITS: ReadonlySet<string> = new Set([
  'too-many-tables',
  'too-many',
  'too-many-words',
  'too-fast',
  'wrong-codes',
  'too-large',
  'table-full',
  'table-too-large',
  'busy',
  'tcp-full',
  'tcp-full-for-address',
])

/** The first of a kind is said at once, those that follow with their count when they are summed up: a flood does not fill the disk. */
const createTally = (say: (kind: string, times: number) => void) => {
  const more = new Map<string, number>()
  return {
    count: (kind: string): void => {
      const before = more.get(kind)
      more.set(kind, before === undefined ? 0 : before + 1)
      if (before === undefined) say(kind, 1)
    },
    sumUp: (): void => {
      for (const [kind, times] of more) if (times > 0) say(kind, times)
      more.clear()
    },
  }
}

/** Counts what is refused and who is cut off, by kind, and logs limits that are met. */
export const createRefusals = (log: Pick<Logger, 'warn'>, meter: Pick<Meter, 'refused' | 'answered' | 'cut'>) => {
  const limits = createTally((limit, times) => log.warn({ limit, times }, 'a limit was reached'))
  const cuts = createTally((cut, times) => log.warn({ cut, times }, 'connections were cut'))
  const refused = (kind: string): void => {
    meter.refused(kind)
    if (LIMITS.has(kind)) limits.count(kind)
  }
  return {
    refused,
    answered: (message: Out, seconds: number): void => {
      meter.answered(message, seconds)
      if (message.type === 'answer' && !message.answer.ok && 'refusal' in message.answer) refused(message.answer.refusal.code)
    },
    cut: (code: ByeCode): void => {
      meter.cut(code)
      cuts.count(code)
    },
    sumUp: (): void => {
      limits.sumUp()
      cuts.sumUp()
    },
  }
}
