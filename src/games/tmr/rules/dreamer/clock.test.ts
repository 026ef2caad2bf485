import { expect, test } from 'vitest'
import { HOURS, isOver, later, sameHourTomorrow } from './clock.ts'

test('twelve hours a day, in order', () => {
  expect(HOURS).toHaveLength(12)
  expect(later({ day: 1, hour: 'vaisseau' }, 3)).toEqual({ day: 1, hour: 'couronne' })
  expect(later({ day: 1, hour: 'chateau-dormant' }, 1)).toEqual({ day: 2, hour: 'vaisseau' })
  expect(later({ day: 0, hour: 'sirene' }, 30)).toEqual({ day: 2, hour: 'serpent' })
})

test('[ENC-5] until the end of the next same hour', () => {
  const until = sameHourTomorrow({ day: 1, hour: 'couronne' })
  expect(until).toEqual({ day: 2, hour: 'couronne' })
  expect(isOver(until, { day: 2, hour: 'faucon' })).toBe(false)
  expect(isOver(until, { day: 2, hour: 'couronne' })).toBe(false)
  expect(isOver(until, { day: 2, hour: 'dragon' })).toBe(true)
})
