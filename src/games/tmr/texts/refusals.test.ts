import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fr } from './fr/index.ts'

const SRC = new URL('../../../', import.meta.url)

/** The codes that a room of the house gives, its tests and its toys apart. */
const codesIn = (room: string): readonly string[] =>
  readdirSync(new URL(room, SRC), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('test'))
    .flatMap((file) => [...readFileSync(new URL(`${room}/${file}`, SRC), 'utf8').matchAll(/refusal\(\s*'([a-z-]+)'/g)])
    .flatMap((match) => match[1] ?? [])

test.each(['kit', 'games/tmr/rules', 'server'])('every refusal of %s is told in a sentence', (room) => {
  const codes = codesIn(room)
  expect(codes).not.toEqual([])
  expect(codes.filter((code) => !Object.hasOwn(fr.refusals, code))).toEqual([])
})

test('a wrong field is named, with what was wanted, and by its own word when there is no field', () => {
  expect(fr.refusals.malformed({ field: 'seat', expected: 'string', received: '4' })).toContain('seat')
  expect(fr.refusals.malformed({ field: 'seat', expected: 'string', received: '4' })).toContain('string attendu, 4 reçu')
  expect(fr.refusals.malformed({ field: '' })).toMatch(/^Cette demande/)
})
