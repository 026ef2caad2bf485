import { expect, test } from 'vitest'
import { answerOdds } from './answerOdds.ts'

const dreamer = {
  ...{ name: 'Nitouche', reve: 13, empathie: 13, dream: 6, fatigue: 0, fatigueMax: 5, malus: 0, repression: 0 },
  ...{ draconic: { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 }, position: 'J4', reserves: [] },
}
const spells = [{ id: 'tympan', voie: 'hypnos', genre: 'collines', cell: null, difficulty: -5, cost: 4, range: 'E1', jr: null }]
const ask = (change: object) => answerOdds(JSON.stringify({ dreamer, spells, spell: 'tympan', mode: 'normal', ...change }))

test('the two figures of a file, the hopeful one not below the prudent one', () => {
  const answer = ask({})
  if (typeof answer === 'string') throw new Error(answer)
  expect(answer.prudent).toBeGreaterThan(0.4)
  expect(answer.hopeful).toBeGreaterThanOrEqual(answer.prudent)
})

test('[ASC-5] no chance without the dream points to go up, nor with a single box left', () => {
  expect(ask({ dreamer: { ...dreamer, dream: 1 } })).toEqual({ prudent: 0, hopeful: 0 })
  expect(ask({ dreamer: { ...dreamer, fatigue: 4 } })).toEqual({ prudent: 0, hopeful: 0 })
  expect(ask({ dreamer: { ...dreamer, dream: 2 }, mode: 'accelerated' })).toEqual({ prudent: 0, hopeful: 0 })
})

test('a sentence names the field that is wrong', () => {
  expect(ask({ dreamer: { ...dreamer, dream: 'many' } })).toContain('dreamer.dream')
  expect(ask({ dreamer: { ...dreamer, position: 'Z9' } })).toContain('dreamer.position')
  expect(ask({ mode: 'fast' })).toContain('mode')
  expect(ask({ spell: 'unheard-of' })).toContain('unheard-of')
  expect(answerOdds('{')).toContain('not JSON')
  expect(answerOdds('[]')).toContain('dreamer')
})
