import { afterEach, expect, test, vi } from 'vitest'
import { installWorker, useNewVersion } from './NewVersion.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** A page that is loaded, whose browser answers so to a worker that is to be kept. */
const pageThatAnswers = async (registration: unknown): Promise<void> => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  vi.stubGlobal('document', { baseURI: 'http://localhost/', readyState: 'complete' })
  vi.stubGlobal('navigator', { serviceWorker: { controller: {}, register: async () => registration } })
  installWorker()
  await vi.advanceTimersByTimeAsync(10_000)
}

test('where workers are forbidden and nothing is said of it, the page goes on without', async () => {
  const lost: unknown[] = []
  const listen = (error: unknown): void => void lost.push(error)
  process.on('unhandledRejection', listen)
  await pageThatAnswers(undefined)
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', listen)
  expect(lost).toEqual([])
  expect(useNewVersion.getState().waiting).toBe(false)
})

test('a newer build that waits is told of', async () => {
  await pageThatAnswers({ waiting: {}, addEventListener: () => {} })
  expect(useNewVersion.getState().waiting).toBe(true)
})
