import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fr } from './house/texts/fr/index.ts'
import { shell } from './house/texts/fr/shell.ts'

const SRC = new URL('.//', import.meta.url)

/** Whoever reads texts: not the texts themselves, nor tests. */
const isReader = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\/texts\/(fr|en)\/|\.test\.tsx?$|\/testing(\/|\.ts$)/.test(file)

const READ = new Set(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isReader)
    .flatMap((file) => readFileSync(new URL(file, SRC), 'utf8').match(/[\p{L}_$][\p{L}\d_$-]*/gu) ?? []),
)

/** What a leaf is read by; of a list it is the list's own name. */
const nameOf = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''

const pathsOf = (node: unknown, path = ''): readonly string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => pathsOf(child, path === '' ? key : `${path}.${key}`))
    : [path]

/** What each game says, by where it stands: all of it, and what is loaded apart. */
const OF_GAMES = readdirSync(new URL('games', SRC), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => ['index', 'start', 'practice/index'].map((part) => `games/${name}/texts/fr/${part}.ts`))
  .filter((file) => existsSync(new URL(file, SRC)))
const SAID = await Promise.all(OF_GAMES.map(async (file) => [file, await import(`./${file.slice(0, -3)}.ts`)] as const))

/** A name that stands nowhere in the code can be read by nobody; one that does may still be another thing's. */
test.each([['fr', fr], ['shell', shell], ...SAID] as const)('every text of %s has a name that something reads', (_, texts) => {
  expect(pathsOf(texts).filter((path) => !READ.has(nameOf(path)))).toEqual([])
})
