import { expect, test } from 'vitest'
import { isForFirst } from './nextFiles.ts'

test('what the first game is played with is fetched ahead for whoever comes to the start or to that game', () => {
  for (const hash of ['', '#', '#tmr', '#tmr/regles', '#/tmr']) expect(isForFirst('tmr', hash)).toBe(true)
  for (const hash of ['#duel', '#voyage/1', '#table/2', '#rejoindre/ABC']) expect(isForFirst('tmr', hash)).toBe(false)
})

test('a house of one game fetches it whatever the address', () => {
  for (const hash of ['', '#voyage/1', '#table/2']) expect(isForFirst('', hash)).toBe(true)
})
