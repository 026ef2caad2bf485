import { expect, test } from 'vitest'
import { codesOf, digestOf, newCode, newToken, readCode } from './codes.ts'

const CODE = /^[A-HJ-NP-RT-Z2346789]{8}$/

test('codes are eight letters that are not taken for one another', () => {
  for (let count = 0; count < 500; count++) expect(newCode()).toMatch(CODE)
  for (let count = 0; count < 500; count++) expect(codesOf(newToken(), count).players).toMatch(CODE)
})

test('the codes of a table follow from the gardien’s token and change when renewed', () => {
  const token = newToken()
  expect(codesOf(token, 1)).toEqual(codesOf(token, 1))
  const all = [0, 1].flatMap((renewals) => Object.values(codesOf(token, renewals)))
  expect(new Set(all).size).toBe(4)
  expect(codesOf(newToken(), 1)).not.toEqual(codesOf(token, 1))
})

test('every letter comes about equally often', () => {
  const counts = new Map<string, number>()
  for (let count = 0; count < 4000; count++)
    for (const letter of codesOf(`token ${count}`, 0).players) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(30)
  for (const count of counts.values()) expect(Math.abs(count - 32_000 / 30)).toBeLessThan(170)
})

test('a code is read as people type it', () => {
  expect(readCode(' abcd-efgh ')).toBe('ABCDEFGH')
})

test('tokens are long, never alike, and their digest does not show them', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(digestOf(token)).not.toContain(token.slice(0, 6))
  }
})
