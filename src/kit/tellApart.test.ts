import { expect, test } from 'vitest'
import { COLOURS, FIGURES, type Wished } from './person.ts'
import { tellApart } from './tellApart.ts'

const nobodySays = (count: number): Wished[] => Array.from({ length: count }, () => ({}))

test('no two share a colour or a figure as long as there are some', () => {
  const worn = tellApart([{ colour: 'sky' }, { colour: 'sky' }, ...nobodySays(COLOURS.length - 2)])
  expect(new Set(worn.map(({ colour }) => colour)).size).toBe(COLOURS.length)
  expect(new Set(worn.map(({ figure }) => figure)).size).toBe(FIGURES.length)
  expect(worn[0]?.colour).toBe('sky')
})

test('what somebody else wishes is given to nobody before them', () => {
  const [first, second] = tellApart([{}, { colour: COLOURS[0], figure: FIGURES[0] }])
  expect(second).toEqual({ colour: COLOURS[0], figure: FIGURES[0] })
  expect(first?.colour).not.toBe(COLOURS[0])
})

test('beyond, no two share both', () => {
  for (const people of [nobodySays(76), Array.from({ length: 76 }, (): Wished => ({ colour: 'rose', figure: 'bell' }))]) {
    const worn = tellApart(people)
    expect(new Set(worn.map(({ colour, figure }) => `${colour} ${figure}`)).size).toBe(76)
  }
})

test('what was worn stays when others come', () => {
  const before = tellApart(nobodySays(5))
  expect(tellApart([...before, ...nobodySays(4)]).slice(0, 5)).toEqual(before)
})
