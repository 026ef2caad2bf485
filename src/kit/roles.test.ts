import { expect, test } from 'vitest'
import { isRefusal, refusal } from './refusal.ts'
import { GARDIEN, joueur, roleKey, spectateur } from './roles.ts'

test('each role has a key of its own, whatever its seat is called', () => {
  const roles = [GARDIEN, joueur('ana'), spectateur('ana'), joueur('gardien'), joueur(''), spectateur('')]
  expect(new Set(roles.map(roleKey)).size).toBe(roles.length)
  expect(roleKey(joueur('ana'))).toBe(roleKey({ kind: 'joueur', seat: 'ana' }))
})

test('a refusal is told from events and from nothing', () => {
  expect(isRefusal(refusal('no', 'MOV-3', { cell: 'A1' }))).toBe(true)
  for (const other of [[], [refusal('no')], null, undefined, 'no', { code: 'no' }]) expect(isRefusal(other)).toBe(false)
})
