import { expect, test } from 'vitest'
import type { Told, ToldHappening } from '../../rules/public.ts'
import { NITOUCHE, testSpell } from '../../rules/testing/scene.ts'
import { journalEntries } from '../journal/thread.ts'
import { holdingsIn, stillHolds } from './Holdings.tsx'

const CLOCK = { day: 1, hour: 'couronne' } as const
const check = (quality: string) => ({ quality }) as Extract<ToldHappening, { type: 'spellMet' }>['check']
const met = (quality: string, spell: string | null = 'poing') =>
  ({ type: 'spellMet', by: null, spell, voie: 'hypnos', jr: -8, check: check(quality) }) as const

const told = (what: ToldHappening): Told => ({ dreamer: NITOUCHE, round: 1, clock: CLOCK, what })
const keysOf = (...whats: readonly (ToldHappening | { readonly undone: readonly number[] })[]): readonly string[] => {
  const notices = whats.map((what, at) =>
    'undone' in what ? { n: at + 1, told: [], ...what } : { n: at + 1, told: [told(what)] },
  )
  return (holdingsIn(journalEntries(notices)).get(NITOUCHE) ?? []).map(({ key }) => key)
}

test('[TGT-4] a JR that failed holds its target; one that passed does not; without a JR it holds at once', () => {
  expect(keysOf(met('echec'))).toEqual(['poing'])
  expect(keysOf(met('normale'))).toEqual([])
  expect(keysOf({ type: 'spellTook', by: NITOUCHE, spell: 'voix', forgone: false }, met('echec', null))).toEqual([
    'voix',
    'hypnos',
  ])
})

test('[CAST-6] [TGT-2] what falls on its caster holds them, a zone around them does not', () => {
  const ruled = { type: 'spellRuled', spell: 'voix', outcome: 'self', was: 'unaimed' } as const
  expect(keysOf(ruled)).toEqual(['voix'])
  expect(keysOf({ ...ruled, centre: true })).toEqual([])
  expect(keysOf({ type: 'tookEffect', spell: 'voix', outcome: 'nobody', aim: 'self' })).toEqual([])
})

test('[TGT-4] the gardien lifts it by its name; taken back, it never held', () => {
  expect(keysOf(met('echec'), met('echec', 'voix'), { type: 'spellEnded', of: 'poing' })).toEqual(['voix'])
  const own = { type: 'tookEffect', spell: 'nu', outcome: 'self', aim: 'self' } as const
  expect(keysOf(met('echec'), own, { type: 'spellEnded' })).toEqual(['poing'])
  expect(keysOf(met('echec'), { undone: [1] })).toEqual([])
})

test('[TGT-4] it is over after the twelve hours of a birth hour; with its hour, or never by itself, where the spell says so', () => {
  const spells = {
    ...{ now: testSpell('now', { duration: 'instantanée' }), ever: testSpell('ever', { duration: 'permanente' }) },
    born: testSpell('born', { duration: 'HN' }),
  }
  const holds = (spell: string, hour: 'couronne' | 'faucon' | 'dragon', day: number): boolean =>
    stillHolds(spells, { day, hour }, { key: spell, spell, since: CLOCK, own: false })
  expect([holds('now', 'couronne', 1), holds('now', 'dragon', 1), holds('ever', 'couronne', 9)]).toEqual([true, false, true])
  expect([holds('born', 'faucon', 2), holds('born', 'couronne', 2)]).toEqual([true, false])
})
