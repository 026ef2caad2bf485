import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../../kit/refusal.ts'
import { duel, type State } from '../../rules/index.ts'
import { type Command, type Fight, playerOf, sizesOf } from '../../rules/public.ts'
import { dayLine, puzzleOfDay } from './day.ts'
import { bestDefence, createForces, standingOfTurn, tableAfter } from './forced.ts'
import { type Kind, kindsOf, linesOf, playOf } from './kinds.ts'
import { PUZZLES, type Puzzle } from './puzzles.ts'
import { refutationOf } from './refutation.ts'
import { setupOf } from './setup.ts'

const tableOf = (position: Puzzle['position']): State => {
  const setup = duel.parseSetup(setupOf(position))
  if (isRefusal(setup)) throw new Error(JSON.stringify(setup))
  return duel.initial(setup)
}

/** Said by the solver, and where it is an attack answered as well as can be. */
const said = (table: State, command: Command): State => {
  const next = tableAfter(table, 's1', command)
  if (!next) throw new Error(`refused: ${JSON.stringify(command)}`)
  return next.phase === 'defence' ? (tableAfter(next, (next.fight as Fight).seat, bestDefence(next, 's1')) as State) : next
}

const kindIn = (line: Puzzle['line']): Kind => {
  const waking = line.at(-1)
  return { plays: line.flatMap((command) => playOf(command) ?? []), waker: waking?.type === 'attack' ? waking.with : '' }
}

const sorted = ({ plays, waker }: Kind): unknown => [plays.map(({ card, at }) => [card, ...at].join(' ')).sort(), waker]

describe('the positions', () => {
  test('there are forty at least, each once; half of them ask for two or three cards', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(40)
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length)
    const several = PUZZLES.filter(({ line }) => [2, 3].includes(kindIn(line).plays.length))
    expect(several.length).toBeGreaterThanOrEqual(PUZZLES.length / 2)
  })

  test.each(['barter', 'recall', 'exchange'])('some need %s', (power) => {
    expect(PUZZLES.filter(({ line }) => kindIn(line).plays.some(({ at }) => at.includes(power))).length).toBeGreaterThanOrEqual(5)
  })
})

describe.each(PUZZLES.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (_, { position, line }) => {
  const table = tableOf(position)

  test('its solution wakes the last dreamer, whatever is answered', () => {
    expect(playerOf(table, 's2').awake.length + 1).toBe(sizesOf(table).dreamers)
    expect(standingOfTurn(line.reduce(said, table), 's1')).toBe('solved')
  })

  test('nothing else does, and nothing shorter: not attacks alone, nor its cards in another order', () => {
    expect(createForces()(table, 's1', null)).toBe(false)
    expect(kindsOf(table, 's1').map(sorted)).toEqual([sorted(kindIn(line))])
    expect(linesOf(table, 's1', kindIn(line))).toEqual([line])
  })
})

describe('what refutes a try', () => {
  const side = { dreamer: 'garde-haie', awake: [], powers: [], artefacts: [] }
  const cards = (...ids: readonly string[]) => ids.map((card) => ({ card, endurance: 2, kind: null }))
  const facing = (mine: Partial<Puzzle['position']['mine']>, theirs: Partial<Puzzle['position']['theirs']>): State =>
    tableOf({
      mine: { ...side, hand: [], ...mine },
      theirs: { ...side, dreamer: 'eclusier', awake: ['plongeur', 'herboriste'], ...theirs },
      used: [],
    })
  const attack = (by: string, on: string, ...add: string[]): Command => ({ type: 'attack', with: by, on, add })

  test('[CMB-7] what was added, and the two sums', () => {
    const table = facing({ artefacts: cards('cerf-de-braise') }, { artefacts: cards('meute'), powers: ['N-R1', 'N+R1', 'D-W1'] })
    expect(refutationOf(said(table, attack('cerf-de-braise', 'meute')), 's1')).toEqual({
      ...{ kind: 'held', with: 'cerf-de-braise', on: 'meute', added: 1, attack: 5, defence: 5 },
    })
  })

  test('[CMB-8] nothing was added, for nothing had to be', () => {
    const table = facing({ artefacts: cards('guetteur') }, { artefacts: cards('cerf-de-braise') })
    expect(refutationOf(said(table, attack('guetteur', 'cerf-de-braise')), 's1')).toMatchObject({
      ...{ kind: 'held', added: 0, attack: 3, defence: 4 },
    })
  })

  test('[CMB-7] what would be added to the next attack', () => {
    const [mine, theirs] = [cards('cerf-de-braise', 'aiguille'), cards('anguille', 'couturiere')]
    const next = { kind: 'next', with: 'aiguille', on: 'couturiere' }
    const bare = said(facing({ artefacts: mine }, { artefacts: theirs }), attack('cerf-de-braise', 'anguille'))
    expect(refutationOf(bare, 's1')).toEqual({ ...next, added: 0, attack: 3, defence: 3 })
    const rows = facing({ artefacts: mine, powers: ['D+W1'] }, { artefacts: theirs, powers: ['N-W1', 'N-R1'] })
    const raised = said(rows, attack('cerf-de-braise', 'anguille'))
    expect(refutationOf(raised, 's1')).toEqual({ ...next, added: 1, attack: 4, defence: 4 })
  })

  test('[CMB-4] nobody is left to attack, or only one who fears the dreamer', () => {
    const guarded = facing({ artefacts: cards('cerf-de-braise') }, { artefacts: cards('anguille', 'guetteur') })
    expect(refutationOf(said(guarded, attack('cerf-de-braise', 'anguille')), 's1')).toEqual({
      kind: 'spent',
      guards: ['guetteur'],
    })
    const feared = facing({ artefacts: cards('cerf-de-braise', 'meute') }, { artefacts: cards('anguille') })
    expect(refutationOf(said(feared, attack('cerf-de-braise', 'anguille')), 's1')).toEqual({ kind: 'feared', cards: ['meute'] })
  })

  test('[TRN-8] the turn is over', () => {
    const table = facing({ artefacts: cards('tison') }, { artefacts: cards('guetteur') })
    expect(refutationOf(said(table, { type: 'endTurn' }), 's1')).toEqual({ kind: 'ended', guards: ['guetteur'] })
  })
})

describe('the position of the day', () => {
  const days = Array.from({ length: PUZZLES.length * 2 }, (_, at) =>
    new Date(Date.UTC(2026, 10, 18) + at * 86_400_000).toISOString().slice(0, 10),
  )

  test('is the same for everybody, and none comes back before a while', () => {
    expect(days.map(puzzleOfDay)).toEqual(days.map(puzzleOfDay))
    expect(new Set(days.map((day) => puzzleOfDay(day)?.id)).size).toBe(PUZZLES.length)
    expect(puzzleOfDay('2026-02-30')).toBeNull()
  })

  test('its line to share tells tries, hints and moves too many, and no card', () => {
    const done = { day: '2026-11-18', tries: 2, hints: 1, solved: 'clean' } as const
    expect(dayLine(done)).toBe('Demi-rêve ◉ 2026-11-18 ○○● ?')
    expect(dayLine({ ...done, tries: 0, hints: 0, solved: 'more' })).toBe('Demi-rêve ◉ 2026-11-18 ◐')
  })
})
