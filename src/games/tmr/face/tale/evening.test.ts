import { expect, test } from 'vitest'
import type { Notice } from '../../../../kit/feeds.ts'
import { dreamerId, type Told, type ToldHappening } from '../../rules/public.ts'
import { fr } from '../../texts/fr/index.ts'
import { chapterInWords, eveningAsPage, eveningAsText, eveningOf } from './evening.ts'

const UP = { type: 'ascended', mode: 'normal', cost: 3, malus: 0, fatigue: 2 }
const DOWN = { type: 'cameDown', why: 'will' }

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
  notice(3, 'ana', 'vaisseau', { type: 'encounterMet', kind: 'mangeur', strength: 4, face: 3, dice: [4] }),
  notice(4, 'ana', 'sirene', DOWN),
  notice(5, 'ana', 'sirene', UP),
  notice(6, 'ana', 'sirene', { type: 'lost', by: 'changeur', to: 'C3', genre: 'mont' }),
  notice(7, 'ana', 'faucon', DOWN),
]
const names = { dreamer: (id: string) => `<${id}>`, spell: (id: string) => id, affliction: (id: string) => id }
const inWords = (notices: readonly Notice<Told>[]) =>
  eveningOf(notices).map((chapter) => chapterInWords(fr as never, names as never, chapter))

test('an evening is all its journeys in the order they began, each with whose it is, and those under way', () => {
  expect(eveningOf(NIGHT).map(({ dreamer, clock, tale }) => [dreamer, clock.hour, tale?.ending ?? null])).toEqual([
    ['ana', 'vaisseau', 'will'],
    ['bo', 'vaisseau', null],
    ['ana', 'sirene', 'will'],
  ])
  const [first, second] = inWords(NIGHT)
  expect(first?.heading).toContain('<ana>')
  expect(first?.sentences.join(' ')).toContain('Mangeur')
  expect(second?.sentences.at(-1)).toContain('pas fini')
})

test('what was taken back is not told', () => {
  const back = { n: 8, told: [], undone: [5, 6, 7] }
  expect(eveningOf([...NIGHT, back])).toHaveLength(2)
})

test('[HID-6] read aloud, it tells nobody where they were lost', () => {
  expect(eveningAsText('La soirée', inWords(NIGHT))).not.toContain('C3')
})

test('a page of its own shows names as they are written', () => {
  const page = eveningAsPage('fr', 'La <soirée>', inWords(NIGHT))
  expect(page).toContain('&lt;ana&gt;')
  expect(page).not.toContain('<ana>')
  expect(page).toContain('<h1>La &lt;soirée&gt;</h1>')
})
