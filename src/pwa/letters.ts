import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const STYLES = fileURLToPath(new URL('../house/ui/fonts.css', import.meta.url))
/** The letters of our own languages, cut out of the whole fonts when the page is built; for all others, which people's names bring, the whole. */
export const OWN =
  'U+20-7E, U+A0, U+AB, U+B0, U+B7, U+BB, U+BD, U+C0, U+C2, U+C7-CB, U+CE-CF, U+D4, U+D7, U+D9, U+DB, U+E0, U+E2, U+E7-EB, U+EE-EF, U+F4, U+F9, U+FB-FC, U+152-153, U+178, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+202F, U+2191, U+2193, U+2212'
export const OTHERS =
  'U+A1-AA, U+AC-AF, U+B1-B6, U+B8-BA, U+BC, U+BE-BF, U+C1, U+C3-C6, U+CC-CD, U+D0-D3, U+D5-D6, U+D8, U+DA, U+DC-DF, U+E1, U+E3-E6, U+EC-ED, U+F0-F3, U+F5-F8, U+FA, U+FD-FF, U+131, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-202E, U+2030-206F, U+20AC, U+2122, U+2215'
/** Pairs, ligatures, and figures of one width or one height where the styles ask for them; no small capitals, no swashes. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum']
const FACE = /url\("([^"]+)"\) format\("woff2"\);\n/

/** The signs of a range as styles write it. */
export const signsIn = (range: string): string =>
  range
    .split(',')
    .map((part) => {
      const [first = 0, last = first] = (part.match(/[0-9A-F]+/g) ?? []).map((hex) => Number.parseInt(hex, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
    })
    .join('')

const wholesIn = (styles: string): readonly string[] => [...styles.matchAll(new RegExp(FACE, 'g'))].map(([, url = '']) => url)

const ownOf = (url: string): string => url.replace(/.*\/(.*)-latin-/, '../../../build/letters/$1-own-')

/** Two of a face: of our own letters, and of the others. */
const split = (face: string): string => {
  const [url = ''] = wholesIn(face)
  const within = (range: string): string => face.replace(FACE, (source) => `${source}  unicode-range: ${range};\n`)
  return within(OTHERS) + within(OWN).replace(url, ownOf(url))
}

/** Left alone where it is the same: another build may be reading it. */
const write = (file: string, content: Buffer): void => {
  if (existsSync(file) && readFileSync(file).equals(content)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** Fonts cut down to our own letters, two thirds of the bytes of the first screen's letters. */
export const letters = (): Plugin => ({
  name: 'letters',
  enforce: 'pre',
  apply: (_config, { mode }) => mode !== 'test',
  buildStart: async () => {
    for (const url of wholesIn(readFileSync(STYLES, 'utf8'))) {
      const [whole, own] = [url, ownOf(url)].map((file) => resolve(dirname(STYLES), file)) as [string, string]
      write(own, await subsetFont(readFileSync(whole), signsIn(OWN), { targetFormat: 'woff2', keepFeatures: FEATURES }))
    }
  },
  transform: (styles, id) =>
    id === STYLES ? { code: styles.replaceAll(/@font-face \{.*?\n\}\n/gs, split), map: null } : undefined,
})
