import { expect, test } from 'vitest'
import { routeOf } from '../../../../house/routes/route.ts'
import { hrefOfPractice } from './pages.ts'

test('the address of a day’s drill, given to others, leads to its page', () => {
  const href = hrefOfPractice('jour', '2026-11-15')
  expect(href).toBe('#tmr/exercice/jour/2026-11-15')
  expect(routeOf(href)).toEqual({ screen: 'page', page: ['tmr', 'exercice', 'jour', '2026-11-15'] })
})
