import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const CSS = ['./theme.css', './leaf.css'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n')

const declaredIn = (selector: string): Readonly<Record<string, string>> => {
  const block = CSS.split(`${selector} {`)[1]?.split('}')[0]
  if (block === undefined) throw new Error(`no rule ${selector}`)
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  )
}

const NIGHT = declaredIn(':root')
const THEMES = { night: NIGHT, day: { ...NIGHT, ...declaredIn(':root[data-light]') } }
const LEAF = { ...NIGHT, ...declaredIn(':root:not([data-light]) .leaf') }

const GROUNDS = ['night', 'panel', 'panel-raised'] as const
const ON_GROUNDS = ['ink', 'ink-soft', 'gold', 'danger', 'good'] as const

/** Words, and what they are written on. */
const READ = [
  ...GROUNDS.flatMap((ground) => ON_GROUNDS.map((words) => [words, ground] as const)),
  ['gold-ink', 'gold'],
  ['accent-ink', 'accent'],
  ...['page', 'page-raised'].flatMap((page) => ['page-ink', 'page-soft', 'accent'].map((words) => [words, page] as const)),
] as const

/** Edges of fields, bars and the ring of the focus, and what lies beside them. */
const SEEN = [
  ...GROUNDS.flatMap((ground) => ['edge', 'focus', 'dream'].map((mark) => [mark, ground] as const)),
  ['page-edge', 'page-raised'],
  ['page-edge', 'page'],
] as const

const ON_PAPER = ([, ground]: readonly [string, string]): boolean => ground === 'gold' || ground.startsWith('panel')

describe('a leaf of paper by night is read by everybody (WCAG AA)', () => {
  test.each(READ.filter(ON_PAPER))('words: %s on %s', (words, ground) => {
    expect(contrast(LEAF[words] ?? '', LEAF[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
  test.each(SEEN.filter(ON_PAPER))('marks: %s beside %s', (mark, ground) => {
    expect(contrast(LEAF[mark] ?? '', LEAF[ground] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

describe.each(Object.entries(THEMES))('%s is read by everybody (WCAG AA)', (_, theme) => {
  test.each(READ)('words: %s on %s', (words, ground) => {
    expect(contrast(theme[words] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })
  test.each(SEEN)('marks: %s beside %s', (mark, ground) => {
    expect(contrast(theme[mark] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

test('day is a theme of its own: it names every ground and ink anew', () => {
  const own = declaredIn(':root[data-light]')
  expect([...GROUNDS, ...ON_GROUNDS, 'page', 'page-ink', 'accent', 'line', 'edge'].filter((name) => !own[name])).toEqual([])
})
