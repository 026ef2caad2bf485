import { describe, expect, test } from 'vitest'
import { GARDIEN, joueur, spectateur } from '../roles.ts'
import { givenWhenThen } from './givenWhenThen.ts'
import { toyGame } from './toyGame.ts'

const { given, givenState } = givenWhenThen(toyGame)
const setup = { seats: ['ana', 'bo'] }
const hid = { kind: 'hid', seat: 'ana', face: 3 } as const
const opened = { kind: 'opened', seat: 'ana', face: 6 } as const

describe('the rules of the toy game', () => {
  test('[TOY-1] the gardien alone clears the table', () => {
    given(setup, hid).when({ kind: 'clear' }).thenEvents({ kind: 'cleared' })
    given(setup, hid).when({ kind: 'clear' }, joueur('ana')).thenRefused('gardien-only', 'TOY-1')
    expect(given(setup, hid, opened, { kind: 'cleared' }).state).toEqual(given(setup).state)
  })

  test('[TOY-2] a joueur plays their own cup, a spectateur none', () => {
    given(setup).when({ kind: 'tally', seat: 'ana' }, joueur('ana')).thenEvents({ kind: 'tallied', seat: 'ana' })
    given(setup).when({ kind: 'tally', seat: 'ana' }, joueur('bo')).thenRefused('not-your-cup')
    given(setup).when({ kind: 'tally', seat: 'ana' }, spectateur('ana')).thenRefused('not-your-cup', 'TOY-2')
    given(setup).when({ kind: 'tally', seat: 'constructor' }).thenRefused('not-your-cup')
  })

  test('[TOY-3] a die is shown once it was rolled', () => {
    given(setup).when({ kind: 'show', seat: 'ana' }).thenRefused('nothing-rolled', 'TOY-3')
    given(setup, hid).when({ kind: 'show', seat: 'ana' }).thenEvents({ kind: 'shown', seat: 'ana', face: 3 })
  })

  test('a roll is one hidden die and one open die', () => {
    const dice = [
      ['hidden', 3],
      ['open', 6],
    ] as const
    const after = given(setup).when({ kind: 'roll', seat: 'ana' }, joueur('ana'), dice).thenEvents(hid, opened)
    expect(toyGame.view(after, joueur('ana')).ana).toEqual({ hidden: 3, open: 6, tally: 0 })
    expect(toyGame.view(after, joueur('bo')).ana).toEqual({ hidden: null, open: 6, tally: 0 })
    givenState(after).when({ kind: 'show', seat: 'ana' }, GARDIEN).thenAmong({ kind: 'shown' })
  })
})

describe('the checks fail', () => {
  const rolling = (dice: readonly (readonly [string, number])[]) =>
    given(setup).when({ kind: 'roll', seat: 'ana' }, GARDIEN, dice)

  test('when other events follow, or a refusal', () => {
    const outcome = given(setup).when({ kind: 'tally', seat: 'ana' })
    expect(() => outcome.thenEvents({ kind: 'cleared' })).toThrow()
    expect(() => outcome.thenEvents()).toThrow()
    expect(() => outcome.thenAmong({ kind: 'cleared' })).toThrow()
    expect(() => outcome.thenRefused('not-your-cup')).toThrow()
    expect(() => given(setup).when({ kind: 'show', seat: 'ana' }).thenRefused('nothing-rolled', 'TOY-2')).toThrow()
  })

  test('when a die is missing, is left over, or is another one', () => {
    expect(() => rolling([['hidden', 3]])).toThrow('open asked for')
    expect(() => rolling([['open', 3]])).toThrow('hidden asked for')
    const left = rolling([
      ['hidden', 3],
      ['open', 6],
      ['open', 1],
    ])
    expect(() => left.thenEvents(hid, opened)).toThrow('dice that were not asked for')
  })
})
