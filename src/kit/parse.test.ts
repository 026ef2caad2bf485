import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parseWith } from './parse.ts'

const schema = v.strictObject({ name: v.string(), deep: v.array(v.object({ cell: v.picklist(['A1', 'B2']) })) })

test('what fits comes back', () => {
  const input = { name: 'x', deep: [{ cell: 'A1' }] }
  expect(parseWith(schema, input)).toEqual(input)
})

test('the first wrong field is named with what was wanted and what was there', () => {
  expect(parseWith(schema, { name: 'x', deep: [{ cell: 'A1' }, { cell: 'Z9' }] })).toEqual({
    code: 'malformed',
    rule: null,
    params: { field: 'deep.1.cell', expected: '("A1" | "B2")', received: '"Z9"' },
  })
  expect(parseWith(schema, 3)).toMatchObject({ code: 'malformed', params: { field: '', received: '3' } })
  expect(parseWith(schema, { name: 'x', deep: [], more: 1 })).toMatchObject({ params: { field: 'more' } })
})

test('a huge input does not come back in the refusal', () => {
  const answer = parseWith(v.number(), 'x'.repeat(10_000))
  expect(JSON.stringify(answer).length).toBeLessThan(300)
})
