import { expect, test } from 'vitest'
import { joueur } from '../../../../kit/roles.ts'
import { NITOUCHE } from '../../rules/testing/scene.ts'
import { isUnderDice } from './waits.ts'

const said = {
  id: '1',
  by: joueur(NITOUCHE),
  seat: NITOUCHE,
  ask: { label: 'd100', sides: 100 },
  thrower: 'sender',
  die: '1',
} as const

test('[MOV-4] while a die is entered for what a dreamer has said, their concentration is not broken under it', () => {
  expect(isUnderDice(NITOUCHE, [said])).toBe(true)
  expect(isUnderDice(NITOUCHE, [{ ...said, seat: 'balthazar' }])).toBe(false)
  expect(isUnderDice(NITOUCHE, [])).toBe(false)
})
