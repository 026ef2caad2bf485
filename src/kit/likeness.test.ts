import { expect, test } from 'vitest'
import { likeness } from './likeness.ts'

test.each([
  ['anne', 'ANNE'],
  ['Anne', 'Аnnе'],
  ['Anne', 'Ạnńe'],
  ['Anne', 'A n n e.'],
  ['Anne', '𝐀𝐧𝐧𝐞'],
  ['Bill', 'BiIl'],
  ['Otto', '0tt0'],
  ['Nitouche', 'Νitouche'],
])('%s is taken for %s', (one, other) => expect(likeness(other)).toBe(likeness(one)))

test.each([
  ['Anne', 'Anna'],
  ['🌙', '⭐'],
  ['!!!', '???'],
  ['李', '王'],
  ['Anne', 'Anne B'],
])('%s is not taken for %s', (one, other) => expect(likeness(other)).not.toBe(likeness(one)))
