import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)

const filesUnder = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))

const TEXT = new Map(
  [...['src', 'bench', 'e2e'].flatMap(filesUnder), 'vite.config.ts', 'playwright.config.ts'].map(
    (file) => [file, readFileSync(new URL(file, ROOT), 'utf8')] as const,
  ),
)

/** Doors that are written for whoever comes through them. */
const DOORS = /^src\/games\/[^/]+\/(rules\/public|practice\/index)\.ts$/
const EXPORTED = /^export (?:async )?(?:const|function|class) (\w+)/gm
const words = new Map([...TEXT].map(([file, text]) => [file, new Set(text.match(/\b[A-Za-z_]\w*\b/g) ?? [])]))

const isTaken = (name: string, by: string): boolean => [...words].some(([file, used]) => file !== by && used.has(name))

test('nothing is exported that no other file takes, types apart', () => {
  const unused = [...TEXT].flatMap(([file, text]) =>
    DOORS.test(file) ? [] : [...text.matchAll(EXPORTED)].map(([, name = '']) => ({ file, name })),
  )
  expect(unused.filter(({ file, name }) => !isTaken(name, file)).map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})
