import type { Logger } from 'pino'
import type { Meter } from './meter.ts'
import type { Out } from './table/openTable.ts'

/** What is refused because there is a bound, not because of what was asked. */
const LIMITS: ReadonlySet<string> = new Set([
  'too-many-tables',
  'too-many',
  'too-many-words',
  'too-fast',
  'too-large',
  'table-full',
  'table-too-large',
  'busy',
  'tcp-full',
  'tcp-full-for-address',
])

/** Counts what is refused by kind; the first that meets a limit is logged at once, the others with their count when they are summed up. */
export const createRefusals = (log: Pick<Logger, 'warn'>, meter: Pick<Meter, 'refused' | 'answered'>) => {
  const more = new Map<string, number>()
  const refused = (kind: string): void => {
    meter.refused(kind)
    if (!LIMITS.has(kind)) return
    const before = more.get(kind)
    more.set(kind, before === undefined ? 0 : before + 1)
    if (before === undefined) log.warn({ limit: kind }, 'a limit was reached')
  }
  const answered = (message: Out, seconds: number): void => {
    meter.answered(message, seconds)
    if (message.type === 'answer' && !message.answer.ok && 'refusal' in message.answer) refused(message.answer.refusal.code)
  }
  const sumUp = (): void => {
    for (const [limit, times] of more) if (times > 0) log.warn({ limit, times }, 'a limit was reached again')
    more.clear()
  }
  return { refused, answered, sumUp }
}
