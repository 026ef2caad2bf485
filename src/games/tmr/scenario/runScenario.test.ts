import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { firstDifference } from '../../../kit/difference.ts'
import { runScenario } from './runScenario.ts'

const SCENARIO = {
  title: 'a walk',
  clock: { day: 1, hour: 'lyre' },
  dreamer: {
    name: 'Ysolde',
    reve: 13,
    empathie: 12,
    dream: 13,
    fatigueMax: 30,
    draconic: { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 },
    position: 'G4',
  },
  spells: [{ id: 'voix', voie: 'hypnos', genre: 'sanctuaire', difficulty: -3, cost: 4 }],
  steps: [{ do: 'ascend', mode: 'normal', dice: [['d7', 1]], expect: { phase: 'free' } }],
} as const

const run = (change: object): string | null => runScenario(JSON.stringify({ ...SCENARIO, ...change }))
const withStep = (step: object): string | null => run({ steps: [...SCENARIO.steps, step] })
const dreamer = (change: object) => ({ dreamer: { ...SCENARIO.dreamer, ...change } })

describe('a scenario that passes', () => {
  test('gives no reason', () => {
    expect(run({})).toBeNull()
  })

  test('a refusal that was wanted passes, and changes nothing', () => {
    expect(withStep({ do: 'keep', refused: 'wrong-phase', expect: { phase: 'free' } })).toBeNull()
  })
})

describe('a scenario that fails says where and why', () => {
  test('another value than was wanted, in either view', () => {
    expect(withStep({ do: 'stay', dice: [['d7', 1]], expect: { round: 3 } })).toBe('step 2 (stay): round: wanted 3, came 2')
    expect(withStep({ do: 'stay', dice: [['d7', 1]], player: { dream: 1 } })).toBe(
      'step 2 (stay): player.dream: wanted 1, came 12',
    )
    expect(withStep({ do: 'stay', dice: [['d7', 1]], expect: { clock: { day: 9 } } })).toContain('clock.day: wanted 9, came 1')
  })

  test('a die too many, too few, or another', () => {
    expect(
      withStep({
        do: 'stay',
        dice: [
          ['d7', 1],
          ['d6', 2],
        ],
      }),
    ).toBe('step 2 (stay): die d6 2 was not asked for')
    expect(withStep({ do: 'stay' })).toBe('step 2 (stay): d7 asked for, but no die is left')
    expect(withStep({ do: 'stay', dice: [['d8', 1]] })).toBe('step 2 (stay): d7 asked for, but the next die is d8')
    expect(withStep({ do: 'stay', dice: [['d7', 8]] })).toBe('step 2 (stay): d7 cannot show 8')
    expect(withStep({ do: 'stay', dice: [['d7', '3']] })).toBe('step 2 (stay): d7 cannot show 3')
  })

  test('refused, or not, against what was wanted', () => {
    expect(withStep({ do: 'keep' })).toBe('step 2 (keep): wanted done, came refused wrong-phase')
    expect(withStep({ do: 'keep', refused: 'spent' })).toBe('step 2 (keep): wanted refused spent, came refused wrong-phase')
    expect(withStep({ do: 'descend', refused: 'spent' })).toBe('step 2 (descend): wanted refused spent, came done')
  })
})

describe('a scenario that is malformed names the field', () => {
  test('not JSON, or not an object', () => {
    expect(runScenario('{')).toMatch(/^not JSON/)
    expect(runScenario('3')).toMatch(/^the whole: wanted Object, came 3/)
    expect(runScenario('null')).toMatch(/^the whole: wanted Object, came null/)
  })

  test.each([
    [{ clock: { day: 1, hour: 'midi' } }, 'clock.hour'],
    [{ clock: 3 }, 'clock'],
    [dreamer({ position: 'Z1' }), 'dreamer.position'],
    [dreamer({ reve: 'x' }), 'dreamer.reve'],
    [dreamer({ dream: 1.5 }), 'dreamer.dream'],
    [dreamer({ draconic: { oniros: 0 } }), 'dreamer.draconic.hypnos'],
    [dreamer({ fatigueMax: undefined }), 'dreamer'],
    [dreamer({ reserves: [{ cell: 'G4' }] }), 'dreamer.reserves.0.spell'],
    [{ spells: [{ id: 'X Y' }] }, 'spells.0.id'],
    [{ spells: [{ ...SCENARIO.spells[0], genre: 'mer' }] }, 'spells.0.genre'],
    [{ steps: undefined }, 'steps'],
    [{ steps: [{}] }, 'steps.0.do'],
    [{ steps: [{ do: 'stay', dice: [['d7']] }] }, 'steps.0.dice.0.1'],
    [{ steps: [{ do: 'fly' }] }, 'step 1 (fly): type'],
    [{ steps: [{ do: 'move', to: 'up' }] }, 'step 1 (move): to'],
    [{ steps: [{ do: 'ascend' }] }, 'step 1 (ascend): mode'],
  ])('%j', (change, field) => {
    expect(run(change)?.startsWith(`${field}: wanted `)).toBe(true)
  })
})

describe('comparing', () => {
  test('only the fields named; an object recursively, an array whole', () => {
    expect(firstDifference({ a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 }, '')).toBeNull()
    expect(firstDifference({ a: [1, 2] }, { a: [1, 2, 3] }, '')).toBe('a: wanted [1,2], came [1,2,3]')
    expect(firstDifference({ a: [{ b: 1 }] }, { a: [{ b: 1, c: 2 }] }, '')).toBeNull()
    expect(firstDifference({ a: null }, {}, '')).toBeNull()
    expect(firstDifference({ a: { b: 1 } }, { a: null }, '')).toBe('a: wanted {"b":1}, came null')
  })
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenario-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const [good, bad] = [join(folder, 'good.json'), join(folder, 'bad.json')]
  writeFileSync(good, JSON.stringify(SCENARIO))
  writeFileSync(bad, JSON.stringify({ ...SCENARIO, steps: [{ do: 'stay' }] }))

  const shell = (...files: string[]): { code: number; out: string } => {
    const script = new URL('../../../cli/scenario.ts', import.meta.url).pathname
    const tsx = new URL('../../../../node_modules/tsx/dist/cli.mjs', import.meta.url).pathname
    try {
      return { code: 0, out: execFileSync(process.execPath, [tsx, script, ...files], { encoding: 'utf8', stdio: 'pipe' }) }
    } catch (error) {
      const { status, stdout } = error as { status: number; stdout: string }
      return { code: status, out: stdout }
    }
  }

  test('one line a file, the sum, and 0 only when all pass', { timeout: 60_000 }, () => {
    expect(shell(good)).toEqual({ code: 0, out: `ok ${good}\n1 passed, 0 failed\n` })
    const mixed = shell(good, bad, join(folder, 'none.json'))
    expect(mixed.code).toBe(1)
    expect(mixed.out).toContain(`FAIL ${bad}: step 1 (stay): wanted done, came refused wrong-phase\n`)
    expect(mixed.out).toContain('none.json: ENOENT')
    expect(mixed.out).toContain('1 passed, 2 failed\n')
  })
})
