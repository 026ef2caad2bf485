import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const SRC = new URL('.//', import.meta.url)
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
const textOf = (file: string): string => readFileSync(new URL(file, SRC), 'utf8')

/** The house, or one of the games. */
const ownerOf = (file: string): string => /^games\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0] ?? ''

const CLASS = /\.([a-z][\w-]*)/gi

const selectorsOf = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.split(/,(?![^(]*\))/).map((one) => one.trim()))

/** The class that a selector hangs on: it says whose piece is dressed, or in whose piece. */
const leadOf = (selector: string): string | null => selector.matchAll(CLASS).next().value?.[1] ?? null

interface Dress {
  readonly file: string
  readonly selector: string
}

const DRESSES: readonly Dress[] = FILES.filter((file) => file.endsWith('.css')).flatMap((file) =>
  selectorsOf(textOf(file)).map((selector) => ({ file, selector })),
)
const OWNERS = [...new Set(DRESSES.map(({ file }) => ownerOf(file)))]

const leadsOf = (owner: string): ReadonlySet<string> =>
  new Set(DRESSES.flatMap(({ file, selector }) => (ownerOf(file) === owner ? (leadOf(selector) ?? []) : [])))

describe('styles belong to their owner', () => {
  test.each(OWNERS)('no class of %s is defined by another', (owner) => {
    const own = leadsOf(owner)
    const shared = DRESSES.filter(({ file, selector }) => ownerOf(file) !== owner && own.has(leadOf(selector) ?? ''))
    expect(shared.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([])
  })

  test('the house dresses no piece of a game', () => {
    const ofGames = new Set(OWNERS.filter((owner) => owner !== 'house').flatMap((owner) => [...leadsOf(owner)]))
    const strangers = DRESSES.filter(
      ({ file, selector }) =>
        ownerOf(file) === 'house' && [...selector.matchAll(CLASS)].some(([, name = '']) => ofGames.has(name)),
    )
    expect(strangers.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([])
  })

  test('what the house dresses is in the house; its buttons and fields are lent to games', () => {
    const spoken = FILES.filter((file) => file.startsWith('house/') && file.endsWith('.tsx'))
      .map(textOf)
      .join('\n')
    const words = new Set(spoken.match(/[a-z][\w-]*/gi))
    const lone = DRESSES.filter(
      ({ file, selector }) =>
        ownerOf(file) === 'house' && !file.startsWith('house/ui/') && !words.has(leadOf(selector) ?? 'button'),
    )
    expect(lone.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([])
  })
})

/** What stands at the top of a file, in no `@media`. */
const alwaysIn = (css: string): string => css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')

test('what a pointer hovers over is dressed only where one hovers: a finger leaves nothing behind', () => {
  const bare = FILES.filter((file) => file.endsWith('.css')).flatMap((file) =>
    selectorsOf(alwaysIn(textOf(file)))
      .filter((selector) => /:hover/.test(selector.replaceAll(/:not\([^)]*\)/g, '')))
      .map((selector) => `${file}: ${selector}`),
  )
  expect(bare).toEqual([])
})

/** Where a composition ends and the next begins, as theme.css says; 780 is a phone that lies and is short. */
const STAGES = {
  width: ['700px', '780px', '900px', '1200px', '2200px'],
  height: ['520px', '700px', '840px', '1200px'],
}

test('what asks for the size of the window asks for a stage', () => {
  const asked = FILES.filter((file) => file.endsWith('.css')).flatMap((file) =>
    [...textOf(file).matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/\b(?:min-|max-)?(width|height)\s*(?::|[<>]=?)\s*([\w.]+)/g)]
        .filter(([, side, size = '']) => !STAGES[side as keyof typeof STAGES].includes(size))
        .map(([words]) => `${file}: ${words}`),
    ),
  )
  expect(asked).toEqual([])
})
