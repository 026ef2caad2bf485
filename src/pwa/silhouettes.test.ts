import { expect, test } from 'vitest'
import drawn from '../games/duel/face/cards/silhouettes.json'
import { ARTEFACTS, DREAMERS } from '../games/duel/rules/public.ts'
import { rounded } from './silhouettes.ts'

test('a path is rounded where it comes to, not step by step: a hundred small steps do not drift', () => {
  expect(rounded(`M.4 0${'h.4'.repeat(100)}`).match(/h1/g)).toHaveLength(40)
})

test('absolute and relative, arcs with flags run together, and what comes after a shape is closed', () => {
  expect(rounded('M10 10L20.4 10A5 5 0 0120.4 20.2zm1 1V30.6')).toBe('m10 10l10 0a5 5 0 0 1 0 10zm1 1v20')
})

test('every artefact and dreamer has a silhouette of its own, taken by name out of its package or drawn', () => {
  const ids = [...ARTEFACTS, ...DREAMERS].map(({ id }) => id)
  expect(Object.keys(drawn).toSorted()).toEqual(ids.toSorted())
  expect(new Set(Object.values(drawn)).size).toBe(ids.length)
  for (const path of Object.values(drawn)) expect(path).toMatch(/^m\d/)
})
