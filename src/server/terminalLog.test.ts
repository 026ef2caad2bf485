import { pino } from 'pino'
import { expect, test } from 'vitest'
import { terminalLog } from './terminalLog.ts'

const written = (asked: boolean): string[] => {
  const lines: string[] = []
  const log = pino(
    { level: 'info' },
    terminalLog((text) => void lines.push(text), asked),
  )
  log.info('Server listening')
  log.warn({ limit: 'too-fast', times: 3 }, 'a limit was reached')
  log.error(new Error('what happened'))
  return lines
}

test('at a terminal what matters is read in words, one line each', () => {
  expect(written(false)).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}a limit was reached {2}limit: "too-fast" {2}times: 3\n$/),
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}what happened\n$/),
  ])
})

test('and all of it where that was asked for', () => expect(written(true)[0]).toMatch(/ {2}Server listening\n$/))
