import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runScenario } from './runScenario.ts'

const OWN = new URL('./scenarios/', import.meta.url)
const SHARED = new URL('../../../shared/scenarios/', import.meta.url)

const scenariosIn = (folder: URL): readonly (readonly [string, URL])[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => [file, new URL(file, folder)] as const)
    : []

describe('scenarios', () => {
  test.each(scenariosIn(OWN))('%s', (_, file) => {
    expect(runScenario(readFileSync(file, 'utf8'))).toBeNull()
  })

  const shared = scenariosIn(SHARED)
  test.skipIf(shared.length === 0).each(shared.length > 0 ? shared : [['none', SHARED] as const])(
    'of the rules: %s',
    (_, file) => {
      expect(runScenario(readFileSync(file, 'utf8'))).toBeNull()
    },
  )

  test.each(['journeys/', 'dragon/', 'dragon/journeys/'])('of the rules, all of %s', (folder) => {
    const files = scenariosIn(new URL(folder, SHARED))
    const failed = files.map(([name, file]) => [name, runScenario(readFileSync(file, 'utf8'))]).filter(([, why]) => why)
    expect(failed).toEqual([])
  })
})
