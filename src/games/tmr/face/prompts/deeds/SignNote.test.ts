import { expect, test } from 'vitest'
import type { Notice } from '../../../../../kit/feeds.ts'
import type { Told } from '../../../rules/public.ts'
import { dragons } from '../../../rules/testing/dragonScene.ts'
import { NITOUCHE } from '../../../rules/testing/scene.ts'
import { heldSign } from './SignNote.tsx'

const MEDITATED = { type: 'meditate', method: 'frampanar', skill: 3, neglected: 0 } as const

const noticesOf = (...told: readonly (readonly Told[])[]): readonly Notice<Told>[] =>
  told.map((pieces, n) => ({ n, told: pieces }) as unknown as Notice<Told>)

const toldOf = (what: object): Told => ({ dreamer: NITOUCHE, round: 1, what }) as unknown as Told

test('[SIG-6] what a meditation has found awaits its round', () => {
  const { told } = dragons().does(MEDITATED.type, MEDITATED, 'd100 1')
  expect(heldSign(noticesOf(told), NITOUCHE)).toMatchObject({ type: 'signSet', value: null })
})

test('[SIG-1] a sign that was set for ever, or felt later, is not one of the next round', () => {
  const meditated = dragons().does(MEDITATED.type, MEDITATED, 'd100 1').told
  const felt = toldOf({ type: 'signFelt', difficulty: -2 })
  const set = toldOf({ type: 'signSet', difficulty: -2, genres: ['sanctuaire'], value: 9 })
  expect(heldSign(noticesOf(meditated, [felt]), NITOUCHE)).toBeNull()
  expect(heldSign(noticesOf([set]), NITOUCHE)).toBeNull()
})
