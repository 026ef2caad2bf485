import { expect, test } from 'vitest'
import { earlierLines } from './CommandLine.tsx'

test('arrows bring back what was said, the last first, and then what was begun', () => {
  const said = earlierLines([]).said('monter').said('nord').said('  ')
  const back = said.turned(1, 'lan')
  expect(back.line).toBe('nord')
  expect(back.turned(1, 'nord').line).toBe('monter')
  expect(back.turned(1, 'nord').turned(1, 'monter').line).toBe('monter')
  expect(back.turned(-1, 'nord').line).toBe('lan')
  expect(said.turned(-1, 'lan').line).toBe('lan')
})
