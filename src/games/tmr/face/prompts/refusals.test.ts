import { expect, test } from 'vitest'
import type { CastChoice } from '../../rules/public.ts'
import { fr } from '../../texts/fr/index.ts'
import { refusedBy } from './refusals.ts'

const cast = (id: string, refusal: CastChoice['refusal']): CastChoice =>
  ({ spell: { id }, via: null, least: 1, most: 1, odds: null, refusal }) as unknown as CastChoice

test('[CAST-1] one refusal is said once for all the spells it concerns, and those that can be cast are not among them', () => {
  const poor = { code: 'no-messenger' } as CastChoice['refusal']
  const groups = refusedBy(fr, [cast('a', null), cast('b', poor), cast('c', poor)])
  expect(groups.map(({ casts }) => casts.map(({ spell }) => spell.id))).toEqual([['b', 'c']])
})
