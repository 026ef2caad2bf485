import { expect, test } from 'vitest'
import { nextName } from './copyGame.ts'

test('a copy takes the first number that is free', () => {
  expect(nextName('Lison', new Set(['Lison']))).toBe('Lison 2')
  expect(nextName('Lison 2', new Set(['Lison', 'Lison 2']))).toBe('Lison 3')
})

test('a numbered name still fits the sheet', () => {
  expect(nextName('x'.repeat(60), new Set())).toHaveLength(60)
})
