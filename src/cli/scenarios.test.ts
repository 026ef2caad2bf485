import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runScenario } from '../games/tmr/scenario/runScenario.ts'

const SCENARIOS = new URL('../games/tmr/scenarios/', import.meta.url)

const scenariosIn = (folder: string): readonly (readonly [string, URL])[] => {
  const here = new URL(`${folder}/`, SCENARIOS)
  return readdirSync(here).map((file) => [file, new URL(file, here)] as const)
}

describe('scenarios', () => {
  test.each([...scenariosIn('rulings'), ...scenariosIn('rules')])('%s', (_, file) => {
    expect(runScenario(readFileSync(file, 'utf8'))).toBeNull()
  })

  test.each([
    ['journeys', 300],
    ['dragon', 30],
    ['dragon-journeys', 200],
  ])('all of %s', (folder, least) => {
    const files = scenariosIn(folder)
    const failed = files.map(([name, file]) => [name, runScenario(readFileSync(file, 'utf8'))]).filter(([, why]) => why)
    expect(failed).toEqual([])
    expect(files.length).toBeGreaterThanOrEqual(least)
  })
})
