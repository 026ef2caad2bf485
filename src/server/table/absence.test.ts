import { expect, test } from 'vitest'
import { joueur } from '../../kit/roles.ts'
import { handClock } from '../../kit/testing/handClock.ts'
import { NOBODY_IN_PARTICULAR } from '../persistence/registry.ts'
import { createAbsences, type SeatsKept } from './absence.ts'
import { NOBODY } from './roster.ts'

const MINUTES = 10
const LONG = MINUTES * 60_000
const [A, B] = ['a', 'b']

/** B has come and A is away, in a store that fails so often before each thing is written. */
const failing = async ({ left = 0, toBot = 0, follow = 0 }) => {
  const clock = handClock(1)
  const [kept, faults, passed]: [{ leftAt: number }, unknown[], string[]] = [{ leftAt: 0 }, [], []]
  const fails = { left, toBot, follow }
  const orFail = (what: keyof typeof fails): void => {
    if (fails[what]-- > 0) throw new Error(what)
  }
  const keyOf = (seat: string, leftAt: number) => {
    const held = { bot: '', browser: '', person: NOBODY_IN_PARTICULAR, since: 0 }
    return { ...held, key: seat, role: joueur(seat), leftAt }
  }
  const seats: SeatsKept = {
    left: async (_, at) => {
      orFail('left')
      kept.leftAt = at
    },
    toBot: async (seat) => {
      orFail('toBot')
      passed.push(seat)
    },
  }
  const held = { roster: { ...NOBODY, absence: { minutes: MINUTES, to: 'lucide' } } }
  const seatsChanged = async (): Promise<void> => {
    const keys = [keyOf(B, 0), ...(passed.length > 0 ? [] : [keyOf(A, kept.leftAt)])]
    held.roster = { ...held.roster, keys }
    absences.look()
  }
  const absences = createAbsences({
    room: { awaited: () => [A], entries: [], forfeit: () => null },
    kept: held,
    present: () => new Set([`joueur:${B}`]),
    clock,
    seats,
    follow: async () => orFail('follow'),
    forfeit: async () => null,
    seatsChanged,
    onFault: (error) => void faults.push(error),
  })
  await seatsChanged()
  await clock.pass(LONG + 60_000)
  return { passed, faults }
}

test('whoever stays away leaves the seat also where it could not be written at first, each time told', async () => {
  expect(await failing({})).toMatchObject({ passed: [A], faults: [] })
  for (const what of ['left', 'toBot', 'follow'] as const) {
    const { passed, faults } = await failing({ [what]: 2 })
    expect(passed, what).toEqual([A])
    expect(faults, what).toEqual([new Error(what), new Error(what)])
  }
})
