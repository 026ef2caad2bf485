import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scriptedDice } from '../dice.ts'
import { GARDIEN, joueur } from '../roles.ts'
import { firstInterference, type InterferenceStep } from './nonInterference.ts'
import { type ToyCommand, type ToyState, toyGame } from './toyGame.ts'

const ana = joueur('ana')
const bo = joueur('bo')
const rolled = (hidden: number): ToyState =>
  toyGame.evolve(toyGame.initial({ seats: ['ana', 'bo'] }), { kind: 'hid', seat: 'ana', face: hidden })
const worlds = { role: bo, left: rolled(2), right: rolled(5) }
const show: InterferenceStep<ToyCommand> = { by: ana, command: { kind: 'show', seat: 'ana' } }

describe('two worlds that differ under another’s cup', () => {
  test('look alike until the cup is lifted', () => {
    const tally: InterferenceStep<ToyCommand> = { by: ana, command: { kind: 'tally', seat: 'ana' } }
    expect(firstInterference(toyGame, { ...worlds, steps: [tally, tally] })).toBeNull()
    expect(firstInterference(toyGame, { ...worlds, steps: [tally, show] })).toMatchObject({ step: 2, part: 'told' })
  })

  test('may come apart where the role may learn it', () => {
    const mayDiffer = (left: { message: unknown }) => left.message !== null
    expect(firstInterference(toyGame, { ...worlds, steps: [show], mayDiffer })).toBeNull()
  })

  test('are told apart from the start by the one who sees under it', () => {
    expect(firstInterference(toyGame, { ...worlds, role: GARDIEN, steps: [] })).toMatchObject({ step: 0, part: 'view' })
  })

  test('may be given dice of their own', () => {
    const dice = [4, 6].map((face) =>
      scriptedDice([
        ['hidden', face],
        ['open', 1],
      ]),
    )
    const roll = { by: ana, command: { kind: 'roll', seat: 'ana' }, dice: [dice[0], dice[1]] } as InterferenceStep<ToyCommand>
    expect(firstInterference(toyGame, { ...worlds, steps: [roll] })).toBeNull()
  })

  test('stay alike for bo whatever anybody does but lift that cup', () => {
    const step = fc.record({
      by: fc.constantFrom(ana, bo, GARDIEN),
      command: fc.constantFrom<ToyCommand[]>(
        { kind: 'tally', seat: 'ana' },
        { kind: 'roll', seat: 'bo' },
        { kind: 'roll', seat: 'ana' },
        { kind: 'show', seat: 'bo' },
        { kind: 'clear' },
      ),
    })
    fc.assert(fc.property(fc.array(step), (steps) => firstInterference(toyGame, { ...worlds, steps }) === null))
  })
})

describe('a leak is found', () => {
  const steps: InterferenceStep<ToyCommand>[] = [{ by: bo, command: { kind: 'tally', seat: 'bo' } }]
  const hiddenIn = (state: ToyState) => state.ana?.hidden ?? 0

  test('in a refusal, told only to the one who is refused', () => {
    const decide: typeof toyGame.decide = (state) => ({ code: 'no', rule: null, params: { hint: hiddenIn(state) } })
    expect(firstInterference({ ...toyGame, decide }, { ...worlds, steps })).toMatchObject({ step: 1, part: 'refusal' })
    expect(firstInterference({ ...toyGame, decide }, { ...worlds, steps: [show] })).toBeNull()
  })

  test('in whether there is a message at all', () => {
    const tell: typeof toyGame.tell = (event, _before, after) => () => (hiddenIn(after) > 3 ? event : null)
    expect(
      firstInterference({ ...toyGame, tell }, { ...worlds, steps: [{ by: ana, command: { kind: 'tally', seat: 'ana' } }] }),
    ).toMatchObject({
      part: 'message',
    })
  })

  test('in the view after a step', () => {
    const view: typeof toyGame.view = (state) => (state.bo?.tally ? { x: { hidden: hiddenIn(state), open: null, tally: 0 } } : {})
    expect(firstInterference({ ...toyGame, view }, { ...worlds, steps })).toMatchObject({ step: 1, part: 'view' })
  })

  test('in what is worked out beside the view', () => {
    let calls = 0
    expect(firstInterference(toyGame, { ...worlds, steps, derive: () => calls++ })).toMatchObject({ step: 0, part: 'derived' })
  })
})
