import { expect, test } from 'vitest'
import { given } from '../testing/scene.ts'

test('[CAST-5] what a spell came to stands until the gardien says that it is over', () => {
  const took = given({}, { type: 'tookEffect', spell: 'voix', outcome: 'erratic', aim: null })
  expect(took.seen.effect).toMatchObject({ spell: 'voix' })
  const over = took.does('endSpell')
  expect([over.seen.effect, over.told.map(({ what }) => what)]).toEqual([null, [{ type: 'spellEnded' }]])
  over.refuses('endSpell', {}, 'wrong-phase', 'CAST-5')
})
