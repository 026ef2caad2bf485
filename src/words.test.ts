import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from './house/texts/en/index.ts'
import { shell as enShell } from './house/texts/en/shell.ts'
import { fr } from './house/texts/fr/index.ts'
import { shell as frShell } from './house/texts/fr/shell.ts'
import { leavesOf } from './house/texts/testing.ts'

const SRC = new URL('.//', import.meta.url)

/** Words of one game, in both languages and in identifiers. */
const OF_A_GAME = /dreamer|haut-r[eê]vant|voyage|journey|gardien des r[eê]ves|keeper of dreams|terres m[eé]dianes|middle lands/i

/** What the wire, the files and the addresses were called when there was one game: never renamed, read by their keys only. */
const KEPT = /'unknown-dreamer'|\bdreamers?\??:|\b(?:wish|body|invitation|ASKED)\.dreamers?\b|'dreamers'|'voyage'/g

const isSpoken = (file: string): boolean =>
  /\.tsx?$|\.css$/.test(file) && !/\.test\.tsx?$/.test(file) && !/\/testing(\/|\.ts$)/.test(file)

const said = (room: string): readonly string[] =>
  readdirSync(new URL(room, SRC), { recursive: true, encoding: 'utf8' })
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`)
    .filter(isSpoken)
    .flatMap((file) => {
      const lines = readFileSync(new URL(file, SRC), 'utf8').split('\n')
      return [file, ...lines].flatMap((line, at) =>
        OF_A_GAME.test(line.replaceAll(KEPT, '')) ? [`${file}:${at}: ${line.trim()}`] : [],
      )
    })

test.each(['house', 'server'])('%s says no word of a game: a game gives its own', (room) => {
  expect(said(room)).toEqual([])
})

const TONGUES = Object.entries({ fr: [fr, frShell], en: [en, enShell] })

/** What is only there in one game: its map and cells, its author, a program that it speaks with. */
const ITS_NAMES = 'foundry|gerfaud|r[eê]ve de dragon|dragons?'
const ITS_THINGS: Readonly<Record<string, RegExp>> = {
  // A card may be turned over, and lots are drawn, in any game.
  fr: new RegExp(`(?<!\\p{L})(?:cases?|cartes?(?! :| retournée)|(?<!au )sorts?|${ITS_NAMES})(?!\\p{L})`, 'iu'),
  en: new RegExp(`(?<!\\p{L})(?:cells?|maps?|spells?|${ITS_NAMES})(?!\\p{L})`, 'iu'),
}

test.each(TONGUES)('no sentence of the house in %s speaks of what one game has', (locale, texts) => {
  expect(leavesOf(texts).filter(({ text }) => ITS_THINGS[locale]?.test(text.replaceAll('\u00a0', ' ')))).toEqual([])
})

/** Whoever keeps the table is called as the game says. */
test.each(TONGUES)('no sentence of the house in %s names the gardien', (_locale, texts) => {
  const named = leavesOf(texts).filter(({ text }) => /gardien|keeper/i.test(text))
  expect(named).toEqual([])
})

/** Punctuation between what is put together: French takes a space before it, English none. */
const PUT_TOGETHER = /\$\{[^{}?]*\} [:;?!][ `]|^[^?]*\} [:;] [{<]|join\('\s[:;]\s'\)/

test('no sentence is put together with the punctuation of one language outside the texts', () => {
  const rooms = ['house', ...readdirSync(new URL('games', SRC)).map((game) => `games/${game}/face`)]
  const spoken = rooms
    .filter((room) => existsSync(new URL(room, SRC)))
    .flatMap((room) =>
      readdirSync(new URL(room, SRC), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${room}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => isSpoken(file) && !file.endsWith('.css') && !file.startsWith('house/texts/'))
  const punctuated = spoken.flatMap((file) =>
    readFileSync(new URL(file, SRC), 'utf8')
      .split('\n')
      .flatMap((line, at) => (PUT_TOGETHER.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )
  expect(punctuated).toEqual([])
})
