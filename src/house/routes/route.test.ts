import { expect, test } from 'vitest'
import { hrefOf, type Route, routeOf } from './route.ts'

test('every screen has an address that leads back to it', () => {
  const routes: readonly Route[] = [
    { screen: 'start' },
    { screen: 'dreamer', id: null },
    { screen: 'dreamer', id: 'a/b c' },
    { screen: 'journey', id: '42' },
    { screen: 'rules', rule: 'ENC-5' },
    { screen: 'about' },
    { screen: 'table', seat: '3' },
    { screen: 'link' },
    { screen: 'join', code: 'ABCD' },
    { screen: 'open' },
  ]
  for (const route of routes) expect(routeOf(hrefOf(route))).toEqual(route)
})

test('an address that leads nowhere is the start', () => {
  expect(routeOf('#nulle-part/42')).toEqual({ screen: 'start' })
  expect(routeOf('#voyage')).toEqual({ screen: 'start' })
})
