import { expect, test } from 'vitest'
import { hrefOf, type Route, routeOf } from './route.ts'

test('every screen has an address that leads back to it', () => {
  const routes: readonly Route[] = [
    { screen: 'start' },
    { screen: 'page', page: ['tmr', 'haut-revant'] },
    { screen: 'page', page: ['tmr', 'haut-revant', 'a/b c'] },
    { screen: 'saved', id: '42' },
    { screen: 'page', page: ['tmr', 'regles', 'ENC-5'] },
    { screen: 'about' },
    { screen: 'table', seat: '3' },
    { screen: 'link' },
    { screen: 'join', code: 'ABCD' },
    { screen: 'open', game: null },
    { screen: 'open', game: 'tmr' },
    { screen: 'page', page: ['tmr'] },
  ]
  for (const route of routes) expect(routeOf(hrefOf(route))).toEqual(route)
})

test('an address of a screen that lacks its part is the start; what the house does not know may be a page of a game', () => {
  expect(routeOf('#nulle-part/42')).toEqual({ screen: 'page', page: ['nulle-part', '42'] })
  expect(routeOf('#voyage')).toEqual({ screen: 'start' })
})
