import { expect, test } from 'vitest'
import type { ToldHappening } from '../../rules/public.ts'
import { ruleOf } from './ruleOf.ts'
import { NEW_THREAD } from './thread.ts'

const rule = (what: ToldHappening): string | null => ruleOf(what, NEW_THREAD)

test('[NIT-2] sleep is explained by what brought it', () => {
  expect(rule({ type: 'fellAsleep', why: 'will' })).toBe('NIT-2')
  expect(rule({ type: 'fellAsleep', why: 'dream' })).toBe('DRM-3')
  expect(rule({ type: 'fellAsleep', why: 'burst' })).toBe('NIT-9')
})

test('[SIG-5] [QUE-10] so is fatigue that comes at once', () => {
  expect(rule({ type: 'fatigued', boxes: 2, dice: [], why: 'meditation' })).toBe('SIG-5')
  expect(rule({ type: 'fatigued', boxes: 9, dice: [3, 3, 3], why: 'queue' })).toBe('QUE-10')
})
