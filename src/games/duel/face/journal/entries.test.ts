import { expect, test } from 'vitest'
import { formatOf } from '../../../../house/texts/format.ts'
import type { Told } from '../../rules/public.ts'
import { firstTexts } from '../../texts/index.ts'
import { journalEntries, linesOf, newsOf } from './entries.ts'

const reader = {
  texts: firstTexts,
  format: formatOf('fr'),
  own: 'ana',
  nameOf: (seat: string) => ({ ana: 'Ana', bo: 'Bo' })[seat] ?? seat,
}

test('what is drawn at once is one sentence, and a hidden card has no name', () => {
  const [entry] = journalEntries([
    {
      n: 1,
      told: [
        { type: 'powerDrawn', seat: 'bo', power: 'D+R1' },
        { type: 'powerDrawn', seat: 'bo', power: 'D+R2' },
        { type: 'cardDrawn', seat: 'bo', card: null },
        { type: 'cardDrawn', seat: 'ana', card: 'tison' },
      ],
    },
  ])
  if (!entry) throw new Error('one entry')
  expect(linesOf(entry, reader).map(({ text }) => text.replace(/\s/gu, ' '))).toEqual([
    'Bo tire 2 puissances : Premier feu et Toits à l’aube.',
    'Bo prend 1 carte.',
    'Vous prenez 1 carte : Tison du réveil.',
  ])
})

test('that it is one’s own turn is in the journal, and no news: the question is called so', () => {
  const told = (seat: string) => journalEntries([{ n: 1, told: [{ type: 'turnBegan', seat, round: 2, phase: 'begin' }] }])
  const [[own], [other]] = [told('ana'), told('bo')]
  if (!own || !other) throw new Error('one entry each')
  expect([linesOf(own, reader), newsOf(own, reader), newsOf(other, reader)].map(({ length }) => length)).toEqual([1, 0, 1])
})

test('as one’s turn begins what happened last stays told; of a deal that it was dealt stands first', () => {
  const entries = journalEntries([
    {
      n: 1,
      told: [
        { type: 'cardDrawn', seat: 'ana', card: 'tison' },
        { type: 'dealt', seat: 'bo' },
      ],
    },
    { n: 2, told: [{ type: 'artefactDefeated', seat: 'ana', card: 'tison' }] },
    {
      n: 3,
      told: [
        { type: 'turnEnded', seat: 'bo' },
        { type: 'turnBegan', seat: 'ana', round: 2, phase: 'begin' },
      ],
    },
  ])
  const news = [...entries].map((entry) => newsOf(entry, reader).map(({ text }) => text.replace(/\s/gu, ' ')))
  expect(news[0]?.[0]).toBe('Les cartes sont données.')
  expect(news.slice(1)).toEqual([['Artefact défait : Tison du réveil.'], ['Artefact défait : Tison du réveil.']])
})

test('[POW-4] [POW-5] [POW-6] what a power does to an artefact is told with whoever did it, and its rule', () => {
  const on = { card: 'tison', by: 'bo' } as const
  const [entry] = journalEntries([
    {
      n: 1,
      told: [
        { type: 'enduranceChanged', seat: 'ana', endurance: 1, ...on },
        { type: 'enduranceChanged', seat: 'bo', endurance: 4, ...on },
        { type: 'stilled', seat: 'ana', ...on },
      ],
    },
  ])
  expect(entry && linesOf(entry, reader).map(({ text, rule }) => [text.replace(/\s/gu, ' '), rule])).toEqual([
    ['Bo érode Tison du réveil : endurance 1.', 'POW-5'],
    ['Bo prolonge Tison du réveil : endurance 4.', 'POW-4'],
    ['Bo fige Tison du réveil.', 'POW-6'],
  ])
})

test('[DRM-1] a dreamer that wakes is called by the name it slept under', () => {
  const entries = journalEntries([
    { n: 1, told: [{ type: 'dreamerDrawn', seat: 'bo', dreamer: 'neige' }] },
    {
      n: 2,
      told: [
        { type: 'dreamerWoke', seat: 'bo', why: 'own' },
        { type: 'dreamerDrawn', seat: 'bo', dreamer: 'copiste' },
      ],
    },
  ])
  const [, woke] = entries
  if (!woke) throw new Error('two entries')
  expect(linesOf(woke, reader)[0]?.text).toContain('La Marchande de neige')
})

test('[POW-8] what was dispelled is told with whose it was, where that was told', () => {
  const dispelled = { type: 'dispelled', by: 'bo', powers: ['D+R1', 'D-B3', 'D-R2'] } as const
  const entries = journalEntries([
    { n: 1, told: [{ ...dispelled, of: ['ana', 'bo', 'ana'] }] },
    { n: 2, told: [dispelled] },
  ])
  expect([...entries].map((entry) => linesOf(entry, reader)[0]?.text)).toEqual([
    'Bo dissipe Premier feu et Fièvre dans votre rangée et Soif dans sa rangée.',
    'Bo dissipe Premier feu, Soif et Fièvre.',
  ])
})

test('whoever was attacked is told that the attack is taken back; giving up has its own rule', () => {
  const attacked = { type: 'attacked', seat: 'bo', with: 'tison', opponent: 'ana', on: 'epine', add: [], attack: 3 } as const
  const entries = journalEntries([
    { n: 1, told: [attacked] },
    { n: 2, told: [], undone: [1] },
    { n: 3, told: [{ type: 'wentOut', seat: 'bo', why: 'conceded' }] },
  ])
  const [, back, out] = [...entries].map((entry) => linesOf(entry, reader)[0])
  expect(back?.text).toBe('Bo reprend son attaque.')
  expect(out).toMatchObject({ text: 'Bo abandonne.', rule: 'WIN-3' })
})

test('[DRM-1] a dreamer laid out with the table is called by its name too', () => {
  const [woke] = journalEntries([{ n: 1, told: [{ type: 'dreamerWoke', seat: 'bo', dreamer: 'neige', why: 'attack' }] }])
  expect(woke && linesOf(woke, reader)[0]?.text).toContain('La Marchande de neige')
})

test('what was taken back no longer counts for what follows', () => {
  const entries = journalEntries([
    { n: 1, told: [{ type: 'turnBegan', seat: 'ana', round: 1, phase: 'prepare' }] },
    { n: 2, told: [{ type: 'turnBegan', seat: 'bo', round: 2, phase: 'begin' }] },
    { n: 3, told: [], undone: [2] },
  ])
  expect([...entries].map(({ undone }) => undone)).toEqual([false, true, false])
  expect(entries.at(-1)?.after.round).toBe(1)
})

test('[TRN-9] what a turn’s end takes is told with whose camp loses it, before the turn that begins', () => {
  const [entry, dreamt] = journalEntries([
    {
      n: 1,
      told: [
        { type: 'turnEnded', seat: 'bo', broken: [{ seat: 'ana', card: 'tison' }] },
        { type: 'turnBegan', seat: 'ana', round: 2, phase: 'begin' },
      ],
    },
    {
      n: 2,
      told: [
        { type: 'turnEnded', seat: 'bo', broken: [{ seat: 'bo', card: 'meute' }] },
        { type: 'sleepPrepared', seat: 'ana' },
        { type: 'dreamerDrawn', seat: 'ana', dreamer: 'neige' },
      ],
    },
  ])
  const lost = 'Votre camp perd Tison du réveil, à bout d’endurance.'
  expect(entry && newsOf(entry, reader)).toMatchObject([{ text: lost, rule: 'TRN-9', main: true }])
  expect(dreamt && newsOf(dreamt, reader)[0]?.text).toContain('La Marchande de neige')
})

test('[POW-5] what a power did weighs more than the card whose it is', () => {
  const [entry] = journalEntries([
    {
      n: 1,
      told: [
        { type: 'itemUsed', seat: 'bo', card: 'poussiere', pay: [], conception: 0 },
        { type: 'enduranceChanged', seat: 'ana', card: 'tison', endurance: 0, by: 'bo' },
      ],
    },
  ])
  expect(entry && newsOf(entry, reader)[0]?.text).toContain('Bo érode')
})

test('what is done in a position has no round: it is not before the first turn', () => {
  const roundsOf = (...told: readonly Told[]) => [...journalEntries([{ n: 1, told }])].map(({ after }) => after.round)
  expect(roundsOf({ type: 'dealt', seat: 'ana' })).toEqual([0])
  const designated: Told = { type: 'designated', seat: 'ana', opponent: 'bo' }
  expect(roundsOf(designated)).toEqual([null])
  expect(roundsOf(designated, { type: 'turnBegan', seat: 'bo', round: 3, phase: 'begin' })).toEqual([3])
})
