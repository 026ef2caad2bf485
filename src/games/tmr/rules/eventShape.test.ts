import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tmr } from './index.ts'
import { shapeOf, writtenShape } from './testing/shapeOf.ts'

const RECORDED = new URL(`./testing/golden/v${tmr.rules}/shape.json`, import.meta.url)

const WHAT_TO_DO = `what is written down of a table has changed its shape under rules ${tmr.rules}. If tables were played under them: raise
\`rules\` in index.ts, teach said.ts the older shape, and record the new shape with saves of the new rules (npm run golden).`

test('what is written down of a table has the shape that was recorded for these rules', () => {
  expect(existsSync(RECORDED), WHAT_TO_DO).toBe(true)
  const shape: unknown = JSON.parse(JSON.stringify(writtenShape()))
  expect(shape, WHAT_TO_DO).toEqual(JSON.parse(readFileSync(RECORDED, 'utf8')))
})

test('a field more, one that may be absent, and a choice more are other shapes; a wider number is not', () => {
  const point = v.object({ x: v.number() })
  const others = [
    v.object({ x: v.number(), y: v.number() }),
    v.object({ x: v.optional(v.number()) }),
    v.object({ x: v.string() }),
    v.object({ x: v.nullable(v.number()) }),
    v.object({ x: v.array(v.number()) }),
  ]
  for (const other of others) expect(shapeOf(other)).not.toEqual(shapeOf(point))
  expect(shapeOf(v.object({ x: v.pipe(v.number(), v.maxValue(9)) }))).toEqual(shapeOf(point))
  expect(shapeOf(v.picklist(['a', 'b']))).not.toEqual(shapeOf(v.picklist(['a'])))
})
