import { expect, test } from 'vitest'
import type { Prompt } from '../../rules/public.ts'
import type { Prospect } from '../desk/messages.ts'
import { weighRepression } from './weighRepression.ts'

const MASTER = { action: { type: 'master' }, chance: 0.2 } as const
const plan = { best: MASTER, prudent: 0.2, undisturbed: 0.6 } as unknown as Prospect
const asked = (refusal: unknown = null, risk = 5) =>
  ({ kind: 'encounter', choices: [{ command: { type: 'repress' }, refusal, risk }] }) as unknown as Prompt

test('[ENC-7] repressing is advised where being left alone is worth more, a souffle counting as failure', () => {
  expect(weighRepression(plan, asked()).best).toEqual({ action: { type: 'repress' }, chance: expect.closeTo(0.57) })
  expect(weighRepression(plan, asked()).prudent).toBe(0.2)
})

test('[ENC-7] it is not where a souffle is likelier', () => {
  expect(weighRepression(plan, asked(null, 80)).best).toBe(MASTER)
})

test('[ENC-5] [ENC-6] it is not where it cannot be said, and where nothing was met', () => {
  expect(weighRepression(plan, asked({ code: 'not-now' })).best).toBe(MASTER)
  expect(weighRepression({ ...plan, undisturbed: null }, asked()).best).toBe(MASTER)
  expect(weighRepression(plan, { kind: 'free' } as unknown as Prompt).best).toBe(MASTER)
})
