import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const STYLES = fileURLToPath(new URL('../house/ui/fonts.css', import.meta.url))
const { resolve: packaged } = createRequire(import.meta.url)
/** Pairs, ligatures, and figures of one width or one height where the styles ask for them; no small capitals, no swashes. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum']
const FACE = /url\("([^"]+\/build\/letters\/[^"]+)"\)[^}]*?unicode-range:\s*([^;]+);/g

/** The signs of a range as styles write it. */
export const signsIn = (range: string): string =>
  range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = (part.match(/[0-9A-F]+/g) ?? []).map((hex) => Number.parseInt(hex, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
    })
    .join('')

const wholeFile = (own: string): string =>
  packaged(`@fontsource/${own.replace(/-own.*/, '')}/files/${own.replace('own', 'latin')}`)

/** Left alone where it is the same: another build may be reading it. */
const write = (file: string, content: Buffer): void => {
  if (existsSync(file) && readFileSync(file).equals(content)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Fonts cut down to the range that the styles give them, two thirds of the bytes of the first screen's letters. */
export const letters = (): Plugin => ({
  name: 'letters',
  apply: (_config, { mode }) => mode !== 'test',
  buildStart: async () => {
    for (const [, url = '', range = ''] of readFileSync(STYLES, 'utf8').matchAll(FACE)) {
      const file = resolve(dirname(STYLES), url)
      const whole = readFileSync(wholeFile(basename(file)))
      write(file, await subsetFont(whole, signsIn(range), { targetFormat: 'woff2', keepFeatures: FEATURES }))
    }
  },
})
