import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { isLight, useSettings } from './settings.ts'

const SCRIPT = readFileSync(new URL('../../../public/theme.js', import.meta.url), 'utf8')

/** What the page looks like before its own script has come. */
const firstPaint = (stored: string | null, system: 'light' | 'dark'): unknown => {
  let light: unknown = false
  runInNewContext(SCRIPT, {
    localStorage: { getItem: (key: string) => (key === 'demi-reve.settings' ? stored : null) },
    matchMedia: (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` }),
    document: { documentElement: { toggleAttribute: (name: string, on: unknown) => (light = name === 'data-light' && on) } },
  })
  return light
}

afterEach(() => void vi.unstubAllGlobals())

for (const theme of ['dark', 'light', 'system'] as const)
  for (const system of ['dark', 'light'] as const)
    test(`the first paint is already that of the theme: ${theme} chosen, ${system} by the system`, () => {
      vi.stubGlobal('window', { matchMedia: (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` }) })
      const settings = { ...useSettings.getState(), theme }
      expect(firstPaint(JSON.stringify(settings), system)).toBe(isLight(settings))
    })

test('what cannot be read is night, as the page will be', () => {
  for (const stored of [null, 'null', '', '{', '[]', '{"theme":7}']) expect(firstPaint(stored, 'light')).toBe(false)
})
