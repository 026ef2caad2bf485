import { expect, test } from 'vitest'
import { NEW_TEAR, tearCommand } from './Ruling.tsx'

test('[TGT-3] what the gardien leaves open is left out, each part by itself', () => {
  expect(tearCommand(NEW_TEAR)).toEqual({})
  expect(tearCommand({ ...NEW_TEAR, colour: 'violet', unit: 'ever', beyond: 'own' })).toEqual({
    ...{ colour: 'violet', lasts: { unit: 'ever' }, beyond: null },
  })
  expect(tearCommand({ ...NEW_TEAR, size: 'chosen', metres: 8, unit: 'hours', count: 2, beyond: 'beast' })).toEqual({
    ...{ metres: 8, lasts: { unit: 'hours', count: 2 }, beyond: 'beast' },
  })
})
