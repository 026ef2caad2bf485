import { expect, test } from 'vitest'
import { opensByItself } from './LastJourney.tsx'

test('a tale comes by itself where the map stays free', () => {
  expect(opensByItself({ stage: 'wide', card: false, goesOn: false })).toBe(true)
  expect(opensByItself({ stage: 'tablet', card: false, goesOn: false })).toBe(true)
})

test.each(['upright', 'lying'] as const)('a phone %s: the map stays, the tale is asked for', (stage) => {
  expect(opensByItself({ stage, card: false, goesOn: false })).toBe(false)
})

test('[DRG-4] cards still to be read are read first; whoever has gone on is not called back', () => {
  expect(opensByItself({ stage: 'wide', card: true, goesOn: false })).toBe(false)
  expect(opensByItself({ stage: 'wide', card: false, goesOn: true })).toBe(false)
})
