import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fr as house } from '../../../house/texts/fr/index.ts'
import { refusalText } from '../../../house/texts/index.ts'
import { fr } from './fr/index.ts'
import { refusals } from './fr/refusals.ts'

const SRC = new URL('../../../', import.meta.url)

/** The codes that a room of the house gives, its tests and its toys apart. */
const codesIn = (room: string): readonly string[] =>
  readdirSync(new URL(room, SRC), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('test'))
    .flatMap((file) => [...readFileSync(new URL(`${room}/${file}`, SRC), 'utf8').matchAll(/refusal\(\s*'([a-z-]+)'/g)])
    .flatMap((match) => match[1] ?? [])

test('every refusal of the rules is told in a sentence, and none that the house tells is told twice but the one that says more here', () => {
  const codes = codesIn('games/tmr/rules')
  expect(codes).not.toEqual([])
  expect(codes.filter((code) => !Object.hasOwn(fr.refusals, code))).toEqual([])
  expect(Object.keys(refusals).filter((code) => Object.hasOwn(house.refusals, code))).toEqual(['wrong-phase'])
})

test('one who acts upon another is not told to answer first', () => {
  const told = (params: Record<string, string>) => refusalText(fr, { code: 'wrong-phase', params })
  expect(told({ phase: 'free' })).toContain('répondez')
  for (const wants of ['rest', 'other']) expect(told({ phase: 'free', wants })).not.toContain('répondez')
})
