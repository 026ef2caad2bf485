import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OTHERS, OWN, signsIn } from './letters.ts'

const SRC = join(import.meta.dirname, '..')
const texts = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(texts|rules|practice)\/.*\.(ts|json)$/.test(file) && !/test|testing|fold|likeness/.test(file),
)

test('all that the product itself writes is in the letters cut out for it', () => {
  const foreign = new Set(signsIn(OTHERS))
  const found = texts.flatMap((file) => {
    const signs = [...readFileSync(join(SRC, file), 'utf8')].filter((sign) => foreign.has(sign))
    return signs.length > 0 ? [`${file}: ${signs.join('')}`] : []
  })
  expect(texts.length).toBeGreaterThan(100)
  expect(found).toEqual([])
  expect([...signsIn(OWN)].filter((sign) => foreign.has(sign))).toEqual([])
})
