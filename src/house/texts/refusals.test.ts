import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fr } from './fr/index.ts'
import { firstTexts, refusalText } from './index.ts'

const SRC = new URL('../../', import.meta.url)
/** Told by the import in words of its own. */
const BY_IMPORT = ['too-big', 'whole-table']

/** The codes that a room of the house gives, its tests and its toys apart. */
const codesIn = (room: string): readonly string[] =>
  readdirSync(new URL(room, SRC), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('test'))
    .flatMap((file) => [...readFileSync(new URL(`${room}/${file}`, SRC), 'utf8').matchAll(/refusal\(\s*'([a-z-]+)'/g)])
    .flatMap((match) => match[1] ?? [])

test.each(['kit', 'server', 'house'])('every refusal of %s is told in a sentence of the house', (room) => {
  const codes = codesIn(room).filter((code) => !BY_IMPORT.includes(code))
  expect(codes).not.toEqual([])
  expect(codes.filter((code) => !Object.hasOwn(fr.refusals, code))).toEqual([])
})

test('a wrong field is named, with what was wanted, and by its own word when there is no field', () => {
  expect(fr.refusals.malformed({ field: 'seat', expected: 'string', received: '4' })).toContain('seat')
  expect(fr.refusals.malformed({ field: 'seat', expected: 'string', received: '4' })).toContain('string attendu, 4 reçu')
  expect(fr.refusals.malformed({ field: '' })).toMatch(/^Cette demande/)
})

test('a refusal is told with its parameters, an unknown one still gets a sentence', () => {
  expect(refusalText(firstTexts, { code: 'malformed', params: { field: 'spell', why: 'absent' } })).toContain(
    '«\u00a0spell\u00a0»',
  )
  expect(refusalText(firstTexts, { code: 'toString', params: {} })).toBe(firstTexts.unknownRefusal)
})
