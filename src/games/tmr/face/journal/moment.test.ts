import { expect, test } from 'vitest'
import type { Notice } from '../../../../kit/feeds.ts'
import { dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import { momentOf } from './moment.ts'

const ana = dreamerId('ana')
const notice = (n: number, ...happenings: unknown[]): Notice<Told> => ({
  n,
  told: happenings.map((what) => ({
    dreamer: ana,
    round: 1,
    clock: { day: 1, hour: 'vaisseau' },
    what: what as ToldHappening,
  })),
})
const cast = (quality: string) => ({ type: 'castRolled', spell: 'x', check: { quality } })

test.each([
  ['cast', cast('normale')],
  ['failure', cast('echec-total')],
  ['failure', { type: 'cameDown', why: 'briseur' }],
  ['triggered', { type: 'triggered', hand: {} }],
  ['asleep', { type: 'fellAsleep', why: 'fatigue' }],
  ['found', { type: 'revealed', cell: 'G7' }],
  ['found', { type: 'fitted', candidates: ['G7'] }],
] as const)('a moment: %s', (kind, what) => {
  expect(momentOf([notice(4, what)], ana)).toEqual({ n: 4, kind })
})

test('quiet things have none, nor what concerns another, what is past or taken back', () => {
  expect(momentOf([notice(1, { type: 'cameDown', why: 'will' })], ana)).toBeNull()
  expect(momentOf([notice(1, { type: 'fitted', candidates: ['G7', 'G8'] })], ana)).toBeNull()
  expect(momentOf([notice(1, cast('normale'))], dreamerId('bo'))).toBeNull()
  expect(momentOf([notice(1, cast('normale')), notice(2, { type: 'stayed' })], ana)).toBeNull()
  expect(momentOf([{ ...notice(2, cast('normale')), undone: [1] }], ana)).toBeNull()
})
