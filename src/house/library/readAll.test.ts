import { expect, test } from 'vitest'
import { writeAll } from './allFile.ts'
import { readAll } from './readAll.ts'

test('all that is here comes out of the file as it went in', () => {
  const all = { games: [{ format: 'demi-reve', entries: [] }], practice: { tmr: { drills: [] } } }
  expect(readAll(writeAll(all))).toMatchObject(all)
})

test('a file of another kind is left to others; one of a later version, or broken, is refused', () => {
  expect(readAll('{"format":"demi-reve"}')).toBeNull()
  expect(readAll('no json')).toBeNull()
  expect(readAll('{"format":"demi-reve-all","version":2}')).toMatchObject({ code: 'other-version' })
  expect(readAll('{"format":"demi-reve-all","version":1,"games":3,"practice":{}}')).toMatchObject({
    code: 'malformed',
    params: { field: 'games' },
  })
})
