import { expect, test } from 'vitest'
import { formatOf } from '../../../../house/texts/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { type CellId, dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import { firstTexts } from '../../texts/index.ts'
import { announcements } from './announcements.ts'
import { goesOn, groupEntries, groupsWithin, hasSeveral, headingOf, journalAsText } from './pages.ts'
import { pathOf, wayOf } from './path.ts'
import { playAtRandom } from './testing.ts'
import { journalEntries } from './thread.ts'
import type { Names, Reader } from './words.ts'

const NITOUCHE = dreamerId('nitouche')
const NAMES: Names = { dreamer: () => 'Nitouche', spell: () => 'Lumière', affliction: () => 'Insomnie' }
const READER: Reader = { texts: firstTexts, format: formatOf('fr'), names: NAMES }
const cell = (id: string): CellId => id as CellId

const notice = (n: number, round: number, ...what: ToldHappening[]): Notice<Told> => ({
  n,
  told: what.map((one): Told => ({ dreamer: NITOUCHE, round, clock: { day: 1, hour: 'epees' }, what: one })),
})
const up: ToldHappening = { type: 'ascended', mode: 'normal', cost: 1, malus: 0 }
const down: ToldHappening = { type: 'cameDown', why: 'will' }
const step = (to: string | null, direction: 'n' | 's' = 's'): ToldHappening => ({
  type: 'moved',
  direction,
  to: to === null ? null : cell(to),
  genre: 'plaines',
  exit: false,
  newRound: true,
})

test('entries are grouped by ascent and round', () => {
  const notices = [notice(1, 1, up), notice(2, 2, step('G5')), notice(3, 2, down), notice(4, 3, up)]
  const groups = groupEntries(journalEntries(notices))
  expect(groups.map(({ ascent, round, entries }) => [ascent, round, entries.length])).toEqual([
    [1, 1, 1],
    [1, 2, 2],
    [2, 3, 1],
  ])
  expect(hasSeveral(groups)).toBe(false)
  expect(groups.map((group, at) => goesOn(group, groups[at - 1]))).toEqual([false, true, false])
  expect(groups.map((group) => headingOf(READER, group, false))[2]).toBe('Montée 2 · Épées, jour 1')
})

test('[NIT-2] a sleep, and the time after it, have headings of their own', () => {
  const notices = [
    notice(1, 1, up),
    notice(2, 1, down),
    notice(3, 1, { type: 'fellAsleep', why: 'will' }),
    notice(4, 1, { type: 'dreamt', face: 4, gained: 4 }),
    notice(5, 1, { type: 'rested', boxes: 2 }, { type: 'woke', why: 'day' }),
    notice(6, 1, { type: 'repressed', points: 1 }),
    notice(7, 2, up, down, { type: 'fellAsleep', why: 'dream' }),
    notice(8, 2, { type: 'dreamt', face: 3, gained: 3 }),
  ]
  const groups = groupEntries(journalEntries(notices))
  expect(groups.map((group) => [headingOf(READER, group, false), group.entries.length])).toEqual([
    ['Montée 1 · Épées, jour 1', 2],
    ['Sommeil · Épées, jour 1', 3],
    ['Éveil · Épées, jour 1', 1],
    ['Montée 2 · Épées, jour 1', 1],
    ['Sommeil · Épées, jour 1', 1],
  ])
  expect(journalAsText(READER, groups).match(/Round/g)).toHaveLength(2)
})

test('[NIT-5] a Rêve de Dragon of sleep is told by its own quality', () => {
  const check = {
    characteristic: 8,
    voie: 'hypnos',
    skill: 3,
    difficulty: -9,
    malus: 0,
    modifier: 0,
    chance: 18,
    face: 1,
  } as const
  const notices = [
    notice(1, 1, up, { type: 'encounterMet', kind: 'mangeur', strength: 3, face: 67, dice: [3] }),
    notice(
      2,
      1,
      { type: 'dragonDreamt', strength: 9, dice: [2] },
      { type: 'faced', check: { ...check, quality: 'particuliere' } },
    ),
  ]
  expect(announcements(READER, notices, 1)[1]).toContain('réussite particulière')
})

test('what was taken back is marked, left out of the text, and forgotten by what follows', () => {
  const met: ToldHappening = { type: 'encounterMet', kind: 'fleur', strength: 3, face: 60, dice: [3] }
  const notices = [
    notice(1, 1, up, met),
    notice(2, 1, { type: 'evaded', until: { day: 2, hour: 'epees' } }, down),
    { n: 3, told: [], undone: [2] },
    notice(4, 1, { type: 'encounterReturned' }),
  ]
  const entries = [...journalEntries(notices)]
  expect(entries.map(({ undone, takesBack }) => [undone, takesBack])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [false, false],
  ])
  expect(entries[3]?.pieces[0]?.thread.waiting).toBeNull()
  expect(journalAsText(READER, groupEntries(entries))).not.toContain('se dérobe')
  expect(announcements(READER, notices, 2)[0]).toBe('Le dernier choix est repris.')
})

test('announcements are the sentences after a message', () => {
  const notices = [notice(1, 1, up), notice(2, 2, step('G5'), { type: 'encounterRolled', face: 2 }, { type: 'settled' })]
  expect(announcements(READER, notices, 1)).toHaveLength(2)
  expect(announcements(READER, notices, 2)).toEqual([])
})

test('[MOV-3] the path begins where the ascent found the demi-rêve and ends where it is', () => {
  const notices = [notice(1, 1, up), notice(2, 2, step('G5')), notice(3, 3, step('G6'))]
  expect(pathOf(notices, NITOUCHE)).toEqual(['G4', 'G5', 'G6'])
  expect(pathOf([...notices, notice(4, 3, down), notice(5, 4, up)], NITOUCHE)).toEqual([])
  expect(pathOf([...notices, { n: 4, told: [], undone: [3] }], NITOUCHE)).toEqual(['G4', 'G5'])
})

test('[HID-6] lost, the path is unknown; found again, it begins anew', () => {
  const lost: ToldHappening = { type: 'lost', by: 'changeur', to: null, genre: 'plaines' }
  const notices = [notice(1, 1, up), notice(2, 2, step('G5')), notice(3, 2, lost), notice(4, 3, step(null))]
  expect(pathOf(notices, NITOUCHE)).toEqual([])
  const found: ToldHappening = { type: 'fitted', candidates: [cell('A5')] }
  expect(pathOf([...notices, notice(5, 4, step(null), found)], NITOUCHE)).toEqual(['A5'])
})

test('[HID-1] a place that alone fits is known: nobody is told that it is not', () => {
  const lost: ToldHappening = { type: 'lost', by: 'changeur', to: null, genre: 'plaines' }
  const several: ToldHappening = { type: 'fitted', candidates: [cell('A5'), cell('B5')] }
  const told = (...notices: readonly ReturnType<typeof notice>[]) => announcements(READER, notices, 0)
  expect(told(notice(1, 1, lost))[0]).not.toContain('sache')
  expect(told(notice(1, 1, { ...lost, to: cell('A5') }))[0]).not.toContain('sache')
  expect(told(notice(1, 1, lost, several))[0]).toContain('sans qu’on sache où')
  expect(told(notice(1, 1, { ...lost, to: cell('A5') }, several))[0]).toContain('sache où')
  expect(told(notice(1, 1, lost, several), notice(2, 1, lost)).at(-1)).toContain('sache où')
})

test('the way of the last move is the one to be drawn', () => {
  const exit: ToldHappening = { type: 'moved', direction: 'n', to: cell('A1'), genre: 'cite', exit: true, newRound: true }
  const drift: ToldHappening = { type: 'drifted', cells: 2, direction: null, to: null, genre: 'cite' }
  const carried: ToldHappening = { type: 'carried', by: 'passeur', to: cell('B2'), genre: 'cite' }
  const wayAfter = (...what: ToldHappening[]) => wayOf([notice(1, 1, ...what)], NITOUCHE)
  expect(wayAfter(up)).toEqual({ way: 'none' })
  expect(wayAfter(up, step('G5'))).toEqual({ way: 'step' })
  expect(wayAfter(exit, { type: 'settled' })).toEqual({ way: 'exit', leaving: 'n' })
  expect(wayAfter(drift)).toEqual({ way: 'tourbillon' })
  expect(wayAfter(step('G5'), carried)).toEqual({ way: 'passeur' })
  expect(wayOf([notice(1, 1, step('G5')), { n: 2, told: [], undone: [1] }], NITOUCHE)).toEqual({ way: 'none' })
})

test('[HID-6] on random journeys the path ends where the player knows to be', async () => {
  for (const seed of [3, 4, 5]) {
    const { joueur } = await playAtRandom(seed, 120)
    for (const [at, { view }] of joueur.entries()) {
      const [board] = view.boards
      if (!board) continue
      const path = pathOf(
        joueur.slice(0, at + 1).map(({ notice: one }) => one),
        board.id,
      )
      if (board.position === null) expect(path).toEqual([])
      else if (path.length > 0) expect(path[path.length - 1]).toBe(board.position)
    }
  }
})

test('a journal read as it grows is the journal read at once, and its parts are parts of it', () => {
  const met: ToldHappening = { type: 'encounterMet', kind: 'fleur', strength: 3, face: 60, dice: [3] }
  const notices: Notice<Told>[] = []
  for (let n = 1; n <= 40; n++) {
    if (n % 13 === 0) notices.push({ n, told: [], undone: [n - 2, n - 1] })
    else notices.push(notice(n, Math.ceil(n / 3), ...(n % 7 === 1 ? [up, met] : n % 7 === 0 ? [down] : [step('G5')])))
    const grown = journalEntries(notices.slice())
    const atOnce = journalEntries(structuredClone(notices))
    expect([...grown]).toEqual([...atOnce])
    expect(groupEntries(grown)).toEqual(groupEntries(atOnce))
  }
  const groups = groupEntries(journalEntries(notices.slice()))
  const shown = groupsWithin(groups, 10, 22).flatMap(({ entries }) => entries.map(({ n }) => n))
  expect(shown).toEqual([10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22])
})

test('[NIT-4] of an hour that several slept, each line says whose it is', () => {
  const slept = (dreamer: string, face: number): Told => ({
    dreamer: dreamerId(dreamer),
    round: 1,
    clock: { day: 1, hour: 'lyre' },
    what: { type: 'dreamt', face, gained: face },
  })
  const names: Names = { ...NAMES, dreamer: (id) => (id === NITOUCHE ? 'Nitouche' : 'Lison') }
  const told = [slept('nitouche', 1), slept('lison', 2)]
  const spoken = announcements(
    { ...READER, names },
    [
      { n: 1, told },
      { n: 2, told: told.slice(1) },
    ],
    0,
  )
  expect(spoken.map((line) => line.replace(/Le rêve.*/, '…'))).toEqual(['Nitouche — …', 'Lison — …', '…'])
})
