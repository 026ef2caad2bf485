import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signsIn } from './letters.ts'

const SRC = join(import.meta.dirname, '..')
const STYLES = readFileSync(join(SRC, 'house/ui/fonts.css'), 'utf8')
const rangesOf = (where: string): readonly string[] =>
  [...STYLES.matchAll(/url\("([^"]+)"\)[^}]*?unicode-range:\s*([^;]+);/g)].flatMap(([, url = '', range = '']) =>
    url.includes(where) ? [range] : [],
  )

const texts = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(texts|rules|practice)\/.*\.(ts|json)$/.test(file) && !/test|testing|fold|likeness/.test(file),
)

test('all that the product itself writes is in the letters cut out for it, alike in every face', () => {
  const [own, ...ownToo] = rangesOf('build/letters')
  const [rest = '', ...restToo] = rangesOf('node_modules')
  expect([new Set(ownToo), new Set(restToo)]).toEqual([new Set([own]), new Set([rest])])
  const foreign = new Set(signsIn(rest))
  const found = texts.flatMap((file) => {
    const signs = [...readFileSync(join(SRC, file), 'utf8')].filter((sign) => foreign.has(sign))
    return signs.length > 0 ? [`${file}: ${signs.join('')}`] : []
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(found).toEqual([])
  expect([...signsIn(own ?? '')].filter((sign) => foreign.has(sign))).toEqual([])
})
