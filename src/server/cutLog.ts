import type { Logger } from 'pino'
import type { ByeCode } from '../kit/wire.ts'

/** The first of a kind is logged at once, those that follow with their count when they are summed up: a flood does not fill the disk. */
export const createCutLog = (log: Pick<Logger, 'warn'>) => {
  const more = new Map<ByeCode, number>()
  return {
    cut: (code: ByeCode): void => {
      const before = more.get(code)
      more.set(code, before === undefined ? 0 : before + 1)
      if (before === undefined) log.warn({ cut: code }, 'a connection was cut')
    },
    sumUp: (): void => {
      for (const [cut, times] of more) if (times > 0) log.warn({ cut, times }, 'more connections were cut')
      more.clear()
    },
  }
}
