import { expect, test } from 'vitest'
import { formatOf } from '../../../../house/texts/format.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { type CellId, dreamerId, type NoteOn, type Told, type ToldHappening } from '../../rules/public.ts'
import { en } from '../../texts/en/index.ts'
import { fr } from '../../texts/fr/index.ts'
import { chapterInWords, eveningAsText, eveningOf, lastChapters, lastTime } from './evening.ts'
import { eveningAsPage } from './eveningPage.ts'

const UP = { type: 'ascended', mode: 'normal', cost: 3, malus: 0, fatigue: 2 }
const DOWN = { type: 'cameDown', why: 'will' }
const step = (to: string | null) => ({ type: 'moved', direction: 's', exit: false, newRound: true, to, genre: 'plaines' })
const LOST = { type: 'lost', by: 'changeur', to: 'C3', genre: 'monts' }
const FITS = { type: 'fitted', candidates: ['C3', 'F8', 'L5'] }

const notice = (n: number, who: string, hour: string, ...happenings: unknown[]): Notice<Told> => ({
  n,
  told: happenings.map((what) => ({
    dreamer: dreamerId(who),
    round: n,
    clock: { day: 1, hour: hour as 'vaisseau' },
    what: what as ToldHappening,
  })),
})

const NIGHT = [
  notice(1, 'ana', 'vaisseau', UP),
  notice(2, 'bo', 'vaisseau', UP),
  notice(3, 'ana', 'vaisseau', step('H8'), step('H9'), {
    type: 'encounterMet',
    kind: 'mangeur',
    strength: 4,
    face: 3,
    dice: [4],
  }),
  notice(4, 'ana', 'sirene', { type: 'encounterEnded', how: 'mastered' }, DOWN),
  notice(5, 'ana', 'sirene', UP),
  notice(6, 'ana', 'sirene', LOST, FITS),
  notice(7, 'ana', 'faucon', step('C4')),
]
const FOUND = notice(9, 'ana', 'faucon', { type: 'revealed', cell: 'C4' }, DOWN)

const names = { dreamer: (id: string) => `<${id}>`, spell: (id: string) => id, affliction: (id: string) => id }
const nobodyLost = (): boolean => false
const inWords = (notices: readonly Notice<Told>[], isLost: (id: string) => boolean = nobodyLost, texts: unknown = fr) =>
  eveningOf(notices, isLost).map((chapter) =>
    chapterInWords({ texts: texts as never, format: formatOf('fr'), names: names as never }, chapter),
  )
const textOf = (...told: Parameters<typeof inWords>): string => eveningAsText('La soirée', inWords(...told))

test('an evening is all its journeys in the order they began, each with whose it is, and those under way', () => {
  const chapters = inWords(NIGHT)
  expect(chapters.map(({ heading }) => heading.split(' · ').at(-1))).toEqual(['<ana>', '<bo>', '<ana>'])
  expect(chapters[0]?.paragraphs.flat().join(' ')).toMatch(/attendait.*2 pas le mènent.*\(H9\).*Mangeur.*cède.*redescend/)
  expect(chapters[1]?.paragraphs.flat().at(-1)).toContain('pas fini')
})

test('a journey has its way on the map', () => {
  expect(inWords(NIGHT)[0]?.way).toEqual([['H7', 'H8', 'H9']])
})

test('no die is told, and English tells the same', () => {
  expect(textOf(NIGHT)).not.toContain('d100')
  expect(textOf(NIGHT, nobodyLost, en)).toMatch(/2 steps lead/)
})

const shows = (n: number, on: NoteOn, text: string): Notice<Told> => ({
  n,
  told: [{ dreamer: null, clock: { day: 1, hour: 'faucon' }, what: { type: 'noteShown', on, text } }],
})

test('a note that is shown stands with the journey of whom it is about, any other where it was shown', () => {
  const ofAna = shows(8, { kind: 'dreamer', dreamer: dreamerId('ana') }, 'Ment.')
  const early = shows(0, { kind: 'dreamer', dreamer: dreamerId('ana') }, 'Dort.')
  const chapters = inWords([early, ...NIGHT, ofAna, shows(9, { kind: 'cell', cell: 'G4' as CellId }, 'Un puits.')])
  expect(chapters.map(({ dreamer }) => dreamer)).toEqual([null, 'ana', 'bo', 'ana', null])
  const told = chapters.map(({ paragraphs }) => paragraphs.flat().join(' '))
  expect(told[0]).toMatch(/^Sur <ana>, le gardien des rêves montre\s: «\sDort\.\s»$/)
  expect(told[3]).toMatch(/Changeur.*Sur <ana>, .*Ment\..*pas fini/)
  expect(told[4]).toMatch(/^Sur G4, .*Un puits\.\s»$/)
  expect(lastChapters(chapters, null).map(({ dreamer }) => dreamer)).toEqual(['bo', 'ana'])
  expect(eveningAsText('La soirée', inWords([...NIGHT, ofAna, { n: 10, told: [], undone: [8] }]))).not.toContain('Ment')
})

test('what was taken back is not told', () => {
  const back = { n: 8, told: [], undone: [5, 6, 7] }
  expect(eveningOf([...NIGHT, back], nobodyLost)).toHaveLength(2)
})

test('[HID-3] where a journey set out is not where somebody was found again', () => {
  expect(
    inWords([...NIGHT, FOUND])[2]
      ?.paragraphs.flat()
      .join(' '),
  ).not.toContain('attendait')
})

test('[HID-6] where somebody is still lost no story tells, not even the gardien’s; no map shows it', () => {
  const chapters = inWords(NIGHT)
  const story = eveningAsText('La soirée', chapters)
  expect(story).not.toMatch(/C3|C4|F8|L5/)
  expect(story).toContain('n’a pas encore retrouvé son chemin')
  expect(chapters[2]?.way).toEqual([])
  expect(eveningAsPage('fr', 'La soirée', chapters)).not.toMatch(/C3|C4/)
})

test('[HID-6] nor in the journeys that follow, as long as it lasts', () => {
  const later = [
    ...NIGHT,
    notice(8, 'ana', 'faucon', DOWN),
    notice(10, 'ana', 'couronne', UP),
    notice(11, 'ana', 'couronne', step('C5')),
  ]
  expect(textOf(later)).not.toMatch(/C3|C4|C5/)
})

test('[HID-6] whoever the table says is lost has no place in the story, whatever brought it about', () => {
  const quiet = [notice(1, 'ana', 'vaisseau', UP), notice(2, 'ana', 'vaisseau', step('H8'), DOWN)]
  expect(textOf(quiet)).toContain('H8')
  expect(textOf(quiet, () => true)).not.toContain('H8')
})

test('[HID-6] what was put away astray lies where the story does not say, even once they are found', () => {
  const stored = notice(8, 'ana', 'faucon', {
    type: 'stored',
    hand: { spell: 's', cost: 3, erratic: false, proxy: false, cell: 'D4' },
  })
  expect(textOf([...NIGHT, stored, FOUND])).not.toContain('D4')
})

test('[HID-3] once found, it tells for how long they strayed and where they truly were', () => {
  const story = textOf([...NIGHT, FOUND])
  expect(story).toContain('C3')
  expect(story).toContain('<ana> erre ainsi 3 rounds.')
  expect(story).not.toContain('n’a pas encore retrouvé')
})

test('what the gardien describes stands in the story', () => {
  const told = notice(10, 'bo', 'faucon', { type: 'described', text: 'La neige tombe dans la salle.' })
  expect(textOf([...NIGHT, told])).toContain('La neige tombe dans la salle.')
})

const ASLEEP = { type: 'fellAsleep', why: 'will' }
const check = { face: 90, chance: 40, quality: 'echec', multiple: 0 }
const DRAGON = [
  { type: 'dreamt', face: 7, gained: 0 },
  { type: 'dragonDreamt', strength: 8, dice: [7, 1] },
  { type: 'faced', check },
  { type: 'fatigued', boxes: 3 },
]
const HOURS = [
  { type: 'dreamt', face: 4, gained: 4 },
  { type: 'rested', boxes: 2 },
]

test('[NIT-2] a night is told: what crossed it, its roll, what it gave and took; a dreamer who only slept has a chapter too', () => {
  const slept = [
    notice(1, 'bo', 'dragon', ASLEEP),
    notice(2, 'bo', 'dragon', ...HOURS),
    notice(3, 'bo', 'dragon', ...DRAGON),
    notice(4, 'bo', 'vaisseau', { type: 'woke', why: 'day' }),
  ]
  const story = textOf(slept)
  expect(story).toMatch(
    /<bo> s’endort.*Rêve de Dragon.*force 8.*90 pour 40.*3 cases de fatigue.*s’éveille.*4 points de rêve en plus/s,
  )
  expect(story).not.toContain('monte')
  expect(textOf(slept.slice(0, 2))).toMatch(/dort encore.*4 points de rêve en plus, 2 cases de fatigue en moins/)
})

test('[NIT-2] after a journey the night stands in its chapter; by day no such roll is told', () => {
  const all = [...NIGHT.slice(0, 4), notice(5, 'ana', 'dragon', ASLEEP), notice(6, 'ana', 'dragon', ...DRAGON)]
  expect(inWords(all)).toHaveLength(2)
  expect(textOf(all)).toContain('force 8')
  expect(textOf([notice(1, 'ana', 'vaisseau', UP), notice(2, 'ana', 'vaisseau', { type: 'faced', check })])).not.toContain('90')
})

test('a spell that fails is told without its dice; a Dragon’s Dream too; who falls asleep twice is told of once', () => {
  const cast = (quality: string) => ({
    type: 'castRolled',
    spell: 'voix',
    cost: 2,
    paid: 1,
    check: { ...check, quality },
    proxy: false,
  })
  const night = [...NIGHT.slice(0, 4), notice(5, 'ana', 'dragon', ASLEEP), notice(6, 'ana', 'dragon', ASLEEP, ...DRAGON)]
  const story = textOf([...night.slice(0, 3), notice(4, 'ana', 'sirene', cast('echec'), DOWN), ...night.slice(4)])
  expect(story).toMatch(/<ana> lance voix\s: le sort ne prend pas\./)
  expect(story).toContain('Un Rêve de Dragon traverse le sommeil, force 8.')
  expect(story.match(/<ana> s’endort/g)).toHaveLength(1)
  expect(textOf([notice(1, 'ana', 'vaisseau', UP), notice(2, 'ana', 'vaisseau', cast('normale'))])).not.toContain('ne prend pas')
})

test('who goes up again while lost set out from somewhere, and is said not to have found the way at the end alone', () => {
  const story = textOf([...NIGHT, notice(8, 'ana', 'faucon', DOWN), notice(10, 'ana', 'couronne', UP)])
  expect(story).toContain('Le demi-rêve attendait quelque part.')
  expect(story.match(/n’a pas encore retrouvé/g)).toHaveLength(1)
})

test('the last time is told in three lines', () => {
  const [first] = inWords(NIGHT)
  expect(first && lastTime(first)).toHaveLength(3)
})

test('what is remembered of the last time stands between how it began and how it ended', () => {
  const woken = { type: 'woke', why: 'will' }
  const asleep = notice(10, 'ana', 'faucon', { type: 'fellAsleep', why: 'will' })
  const [, , lost] = inWords([...NIGHT, FOUND, asleep, notice(11, 'ana', 'faucon', woken)])
  const [began, remembered, ended, ...more] = lost ? lastTime(lost) : []
  expect([began, remembered, ended]).toEqual([
    expect.stringContaining('monte'),
    expect.stringContaining('Le Changeur jette'),
    expect.stringContaining('s’éveille'),
  ])
  expect(more).toEqual([])
  const [, , astray] = inWords(NIGHT, (id) => id === 'ana')
  expect(astray && lastTime(astray).slice(1)).toEqual([
    expect.stringContaining('Le Changeur jette'),
    expect.stringContaining('pas encore retrouvé'),
  ])
})

test('a spell that was gone up for is named once', () => {
  const cast = { type: 'castRolled', spell: 'lanterne', cost: 1, paid: 1, check: { quality: 'normale' }, secretly: false }
  const took = { type: 'tookEffect', spell: 'lanterne', outcome: 'target', aim: 'zone' }
  const story = textOf([notice(1, 'ana', 'vaisseau', UP), notice(2, 'ana', 'vaisseau', cast, took)])
  expect(story.match(/lanterne/gi)).toHaveLength(1)
})

test('a page of its own shows names as they are written', () => {
  const page = eveningAsPage('fr', 'La <soirée>', inWords(NIGHT), ['data:image/jpeg;base64,xx'])
  expect(page).toContain('&lt;ana&gt;')
  expect(page).not.toContain('<ana>')
  expect(page).toContain('<h1>La &lt;soirée&gt;</h1>')
  expect(page).toContain('<img src="data:image/jpeg;base64,xx"')
})

test('of the last time each is told their own last journey; the gardien that of each dreamer, of four those who were up last', () => {
  const chapter = (who: string, at: number) => ({
    dreamer: dreamerId(who),
    heading: `${who} ${at}`,
    paragraphs: [],
    remembered: [],
    way: [],
    map: '',
  })
  const all = [chapter('ana', 1), chapter('bo', 1), chapter('ana', 2), chapter('cy', 1)]
  const told = (own: string | null, chapters = all) =>
    lastChapters(chapters, own === null ? null : dreamerId(own)).map(({ heading }) => heading)
  expect([told('ana'), told('bo'), told('dee')]).toEqual([['ana 2'], ['bo 1'], ['bo 1', 'ana 2', 'cy 1']])
  expect(told(null)).toEqual(['bo 1', 'ana 2', 'cy 1'])
  expect(told(null, [...all, chapter('dee', 1)])).toEqual(['ana 2', 'cy 1', 'dee 1'])
})
