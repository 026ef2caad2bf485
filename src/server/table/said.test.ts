import { expect, test } from 'vitest'
import { RESERVED } from '../../kit/bySender.ts'
import { seededDice } from '../../kit/dice.ts'
import type { Utterance } from '../../kit/drafts.ts'
import { memorySaid } from '../../kit/memoryStorage.ts'
import { joueur } from '../../kit/roles.ts'
import { openSaidCommands } from './said.ts'

const BO = joueur('bo')

const openSaid = (carriedOut: unknown[]) =>
  openSaidCommands({
    storage: memorySaid(),
    say: async ({ command, faces = [] }: Utterance) => {
      if (faces.length === 0) return { ok: false, needs: { label: 'die', sides: 6 } }
      carriedOut.push(command)
      return { ok: true, seq: 1 }
    },
    throwerOf: () => 'sender',
    dice: seededDice(1),
    look: null,
    onChange: () => {},
    onAnswer: () => {},
    onFault: (error) => {
      throw error
    },
  })

test('under an id of the table’s own what was said first stands: a bot thought anew goes on with its die', async () => {
  const carriedOut: unknown[] = []
  const said = await openSaid(carriedOut)
  const id = `${RESERVED}bot fourth 3`
  expect(await said.say(BO, id, 'first', [])).toMatchObject({ needs: { label: 'die' } })
  expect(await said.say(BO, id, 'second', [4])).toMatchObject({ ok: true })
  expect(carriedOut).toEqual(['first'])
})

test('under one of its own a player may not say otherwise', async () => {
  const carriedOut: unknown[] = []
  const said = await openSaid(carriedOut)
  await said.say(BO, 'own', 'first', [])
  expect(await said.say(BO, 'own', 'second', [4])).toMatchObject({ refusal: { code: 'dice-awaited' } })
  expect(carriedOut).toEqual([])
})
