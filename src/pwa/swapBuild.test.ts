import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { swapBuild } from './swapBuild.ts'

const folder = mkdtempSync(join(tmpdir(), 'demi-reve-swap-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const [made, site] = [join(folder, 'build/site'), join(folder, 'dist')]

const build = (page: string, assets: readonly string[]): void => {
  mkdirSync(join(made, 'assets'), { recursive: true })
  writeFileSync(join(made, 'index.html'), page)
  for (const name of assets) writeFileSync(join(made, 'assets', name), name)
  swapBuild(made, site)
}

test('a build takes the place of the one before whole, whose hashed files stay for pages loaded before', () => {
  build('one', ['a-1.js', 'same.js'])
  expect(readdirSync(join(site, 'assets'))).toEqual(['a-1.js', 'same.js'])
  build('two', ['a-2.js', 'same.js'])
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('two')
  expect(readdirSync(join(site, 'assets'))).toEqual(['a-1.js', 'a-2.js', 'same.js'])
  expect([existsSync(made), existsSync(`${made}.before`)]).toEqual([false, false])
})

test('not for ever: of five builds', () => {
  for (const at of [3, 4, 5]) build(`${at}`, [`a-${at}.js`, 'same.js'])
  expect(readdirSync(join(site, 'assets'))).toContain('a-1.js')
  build('6', ['a-6.js', 'same.js'])
  expect(readdirSync(join(site, 'assets'))).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'a-5.js', 'a-6.js', 'same.js'])
})
