import { expect, test } from 'vitest'
import type { ToldHappening } from '../../rules/public.ts'
import { ruleOf } from './ruleOf.ts'
import { NEW_THREAD, type Thread } from './thread.ts'

const rule = (what: ToldHappening, thread: Partial<Thread> = {}): string | null => ruleOf(what, { ...NEW_THREAD, ...thread })

test('[NIT-2] sleep is explained by what brought it', () => {
  expect(rule({ type: 'fellAsleep', why: 'will' })).toBe('NIT-2')
  expect(rule({ type: 'fellAsleep', why: 'dream' })).toBe('DRM-3')
  expect(rule({ type: 'fellAsleep', why: 'burst' })).toBe('NIT-9')
})

test('[SIG-5] [QUE-10] so is fatigue that comes at once', () => {
  expect(rule({ type: 'fatigued', boxes: 2, dice: [], why: 'meditation' })).toBe('SIG-5')
  expect(rule({ type: 'fatigued', boxes: 9, dice: [3, 3, 3], why: 'queue' })).toBe('QUE-10')
})

test('[NIT-8] a point that no encounter takes fades with the day', () => {
  const met = 'mangeur' as const
  expect(rule({ type: 'dreamChanged', by: -1 }, { met, before: 'rested' })).toBe('NIT-8')
  expect(rule({ type: 'dreamChanged', by: -1 }, { met, before: 'faced' })).toBe('ENC-4')
  expect(rule({ type: 'dreamChanged', by: -1 }, { met: 'tourbillon-noir', before: 'held' })).toBe('ENC-15')
})

test('[DRG-2] what the Dragons send is explained by whence it comes', () => {
  const queue = { type: 'afflicted', table: 'queue', id: 'queue-insomnie' } as const
  const souffle = { type: 'afflicted', table: 'souffle', id: 'souffle-peage' } as const
  expect(rule(queue, { before: 'faced' })).toBe('ENC-16')
  expect(rule(queue, { before: 'cameDown' })).toBe('SIG-2')
  expect(rule(queue)).toBe('DRG-2')
  expect(rule(souffle, { before: 'repressionTested' })).toBe('ENC-7')
  expect(rule(souffle, { before: 'wetFaced' })).toBe('WET-2')
  expect(rule(souffle)).toBe('DRG-2')
})
