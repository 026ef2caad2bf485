import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES } from '../house/texts/index.ts'
import { GAMES } from './index.ts'

test('a game is named in the list as its folder is', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(Object.keys(GAMES).sort()).toEqual(folders.map(({ name }) => name).sort())
})

test.each(Object.entries(GAMES))('the door of %s is under a kilobyte, and is read in every language', (_, { door }) => {
  expect(new TextEncoder().encode(JSON.stringify(door)).length).toBeLessThan(1024)
  for (const locale of LOCALES) for (const words of [door.names, door.lines]) expect(words[locale]).toMatch(/\S/)
})
