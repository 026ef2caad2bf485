import { expect, test } from 'vitest'
import type { Notice } from '../../../../kit/feeds.ts'
import { dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import { momentOf as momentIn } from './moment.ts'
import { journalEntries } from './thread.ts'

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
const momentOf = (notices: readonly Notice<Told>[], dreamer = ana, wanted: string | null = null) =>
  momentIn(journalEntries(notices).at(-1), dreamer, wanted)
const cast = (quality: string) => ({ type: 'castRolled', spell: 'x', check: { quality } })

test.each([
  ['cast', cast('normale')],
  ['failure', cast('echec')],
  ['fumble', cast('echec-total')],
  ['particuliere', cast('particuliere')],
  ['fumble', { type: 'wetFaced', check: { quality: 'echec-total' } }],
  ['particuliere', { type: 'wetFaced', check: { quality: 'particuliere' } }],
  ['dragon', { type: 'encounterMet', kind: 'reve-de-dragon', strength: 9 }],
  ['dragon', { type: 'dragonDreamt', strength: 9, dice: [] }],
  ['failure', { type: 'cameDown', why: 'briseur' }],
  ['triggered', { type: 'triggered', hand: {} }],
  ['asleep', { type: 'fellAsleep', why: 'fatigue' }],
  ['last', { type: 'fellAsleep', why: 'dream' }],
  ['souffle', { type: 'afflicted', table: 'souffle', id: 'x' }],
  ['lost', { type: 'lost', by: 'changeur' }],
  ['found', { type: 'revealed', cell: 'G7' }],
  ['found', { type: 'fitted', candidates: ['G7'] }],
] as const)('a moment: %s', (kind, what) => {
  expect(momentOf([notice(4, what)], ana)).toEqual({ n: 4, kind, aim: null })
})

test('[CAST-5] [WET-2] what is great stands before what follows from it in the same message', () => {
  const thrown = { type: 'cameDown', why: 'wet' }
  expect(momentOf([notice(1, { type: 'wetFaced', check: { quality: 'echec-total' } }, thrown)], ana)?.kind).toBe('fumble')
})

test('[ENC-16] a Rêve de Dragon faced as well or as badly as can be; of another encounter the quality does not count', () => {
  const faced = (kind: string, quality: string) =>
    momentOf([
      notice(1, { type: 'encounterMet', kind, strength: 3 }),
      notice(2, { type: 'faced', check: { quality } }, { type: 'encounterEnded', how: 'mastered' }),
    ])?.kind
  expect(faced('reve-de-dragon', 'particuliere')).toBe('particuliere')
  expect(faced('reve-de-dragon', 'echec-total')).toBe('fumble')
  expect(faced('reve-de-dragon', 'normale')).toBeUndefined()
  expect(faced('fleur', 'particuliere')).toBeUndefined()
})

test('[ENC-14] a Reflet that is mastered breaks; another encounter only ends', () => {
  const broken = (kind: string) =>
    momentOf([notice(1, { type: 'encounterMet', kind, strength: 3 }), notice(2, { type: 'encounterEnded', how: 'mastered' })])
      ?.kind
  expect(broken('reflet')).toBe('reflet')
  expect(broken('fleur')).toBeUndefined()
})

test('[ENC-14] freed of a Reflet that held one breaks it; of another that held one does not', () => {
  const freed = (kind: string) =>
    momentOf([
      notice(1, { type: 'encounterMet', kind, strength: 3 }, { type: 'captured', kind }),
      notice(2, { type: 'encounterEnded', how: 'freed' }),
    ])?.kind
  expect(freed('reflet')).toBe('reflet')
  expect(freed('tourbillon-blanc')).toBeUndefined()
})

test('[TGT-2] the spell one went up for reaches its goal where it takes as it was meant to', () => {
  const took = (of: object, wanted: string | null) =>
    momentOf([notice(1, { type: 'tookEffect', spell: 'x', aim: 'zone', ...of })], ana, wanted)
  expect(took({ outcome: 'target' }, 'x')).toEqual({ n: 1, kind: 'goal', aim: 'zone' })
  expect(took({ outcome: 'self', how: 'aimed' }, 'x')?.kind).toBe('goal')
  expect(took({ outcome: 'self', how: 'returned' }, 'x')).toBeNull()
  expect(took({ outcome: 'nobody' }, 'x')).toBeNull()
  expect(took({ outcome: 'target' }, 'y')).toBeNull()
})

test('quiet things have none, nor what concerns another, what is past or taken back', () => {
  expect(momentOf([notice(1, { type: 'cameDown', why: 'will' })], ana)).toBeNull()
  expect(momentOf([notice(1, { type: 'fitted', candidates: ['G7', 'G8'] })], ana)).toBeNull()
  expect(momentOf([notice(1, cast('normale'))], dreamerId('bo'))).toBeNull()
  expect(momentOf([notice(1, { type: 'encounterMet', kind: 'fleur', strength: 2 })], ana)).toBeNull()
  expect(momentOf([notice(1, cast('normale')), notice(2, { type: 'stayed' })], ana)).toBeNull()
  expect(momentOf([{ ...notice(2, cast('normale')), undone: [1] }], ana)).toBeNull()
})
