import { expect, test } from 'vitest'
import { seededDice } from '../../../../kit/dice.ts'
import { ARTEFACTS } from '../cards/artefacts.ts'
import { DREAMERS } from '../cards/dreamers.ts'
import { POWERS } from '../cards/powers.ts'
import type { Player } from '../state.ts'
import { isPayable } from './opening.ts'
import { paymentsFor } from './payments.ts'

test('[SUM-3, SUM-4, SUM-5] what is counted to be payable has a payment, and nothing else has', () => {
  const dice = seededDice(32)
  const upTo = (most: number): number => Number(dice.roll({ label: 'any', sides: most })) - 1
  for (let draw = 0; draw < 60; draw++) {
    const left = POWERS.map(({ id }) => id)
    const row: readonly string[] = Array.from({ length: 6 }, () => left.splice(upTo(left.length), 1)[0] as string)
    const player = { row, dreamer: DREAMERS[upTo(DREAMERS.length)]?.id ?? null, conceived: upTo(2) === 0 } as Player
    for (const { id } of ARTEFACTS) expect([id, isPayable(id, player)]).toEqual([id, paymentsFor(id, player).length > 0])
  }
})
