import { beforeAll, describe, expect, test } from 'vitest'
import { formatOf, LOCALES } from '../../../../house/texts/index.ts'
import { typesetText } from '../../../../house/texts/typeset.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import { CELLS, type Told } from '../../rules/public.ts'
import { firstTexts, loadRules, loadTexts, type Texts } from '../../texts/index.ts'
import { journalLine } from './announcements.ts'
import { type PlayedJourney, playAtRandom } from './testing.ts'
import { journalEntries, NEW_THREAD, type Piece } from './thread.ts'
import type { Names } from './words.ts'

const SILENT: ReadonlySet<string> = new Set(['settled', 'kept', 'castHeld', 'noted'])
const SENTENCE = /^\p{Lu}.*[.»!”)]$|^[d\d].*\.$/u
const BROKEN = /undefined|null|NaN|\[object| {2}/
const NAMES: Names = { dreamer: () => 'Nitouche', spell: () => 'Lumière', affliction: () => 'Insomnie' }

let journeys: readonly PlayedJourney[] = []
beforeAll(async () => {
  journeys = await Promise.all(Array.from({ length: 16 }, (_, seed) => playAtRandom(seed, 250)))
}, 120_000)

const noticesOf = (journey: PlayedJourney, role: keyof PlayedJourney): readonly Notice<Told>[] =>
  journey[role].map(({ notice }) => notice)

const piecesOf = (role: keyof PlayedJourney): readonly Piece[] =>
  journeys.flatMap((journey) => [...journalEntries(noticesOf(journey, role))].flatMap((entry) => entry.pieces))

const line = (texts: Texts, locale: 'fr' | 'en', { told, thread }: Piece) =>
  journalLine({ texts, format: formatOf(locale), names: NAMES }, told, thread)

describe.each(LOCALES)('%s', (locale) => {
  test.each(['joueur', 'gardien'] as const)(
    'everything told to the %s has a sentence, or is known to have none',
    async (role) => {
      const texts = await loadTexts(locale)
      const isTold = (piece: Piece): boolean => {
        const text = line(texts, locale, piece)?.text
        if (SILENT.has(piece.told.what.type)) return text === undefined
        return text !== undefined && SENTENCE.test(text) && !BROKEN.test(text)
      }
      const untold = piecesOf(role).filter((piece) => !isTold(piece))
      expect(untold.map((piece) => [piece.told.what, line(texts, locale, piece)?.text])).toEqual([])
    },
  )
})

test('random journeys tell of nearly everything that can be told', () => {
  const seen = new Set(piecesOf('gardien').map(({ told }) => told.what.type))
  const missing = [
    'moved',
    'carried',
    'lost',
    'drifted',
    'fitted',
    'castRolled',
    'fumbleRolled',
    'stored',
    'triggered',
    'torn',
    'spellRuled',
    'resisted',
    'sightTested',
    'willTested',
    'ascentDenied',
    'repressionTested',
    'afflicted',
    'messengerSent',
    'evaded',
    'encounterReturned',
    'waitingLeft',
    'learned',
    'fellAsleep',
    'revealed',
    'placed',
    'described',
    'modified',
    'secretRolled',
    'noteShown',
    'optionsSet',
    'dreamerCame',
    'dreamerLeft',
    'clockMoved',
  ].filter((type) => !(seen as ReadonlySet<string>).has(type))
  expect(missing).toEqual([])
})

test('every rule cited is one that can be read', async () => {
  const { rules } = await loadRules('fr')
  const cited = new Set(piecesOf('gardien').map((piece) => line(firstTexts, 'fr', piece)?.rule ?? null))
  expect([...cited].filter((rule) => rule !== null && !Object.hasOwn(rules, rule))).toEqual([])
  expect(cited.size).toBeGreaterThan(20)
})

const PLACES = CELLS.flatMap(({ id, name }) => [`(${id})`, typesetText('fr', name)])

test('[HID-6] the journal of a lost player names no cell', () => {
  let lost = 0
  for (const journey of journeys) {
    const entries = [...journalEntries(noticesOf(journey, 'joueur'))]
    for (const [at, { pieces }] of entries.entries()) {
      const position = journey.joueur[at]?.view.boards[0]?.position
      if (position !== null) continue
      lost++
      // What the player named, and a reserve they know of (HID-5, HID-3), are theirs to read.
      const hidden = pieces.filter(({ told }) => told.what.type !== 'messengerSent' && told.what.type !== 'triggered')
      const text = hidden.map((piece) => line(firstTexts, 'fr', piece)?.text ?? '').join(' ')
      expect(
        PLACES.filter((place) => text.includes(place)),
        text,
      ).toEqual([])
    }
  }
  expect(lost).toBeGreaterThan(50)
})

const told = (what: Extract<Told, { dreamer: string }>['what']): Told =>
  ({ dreamer: 'nitouche', round: 1, clock: { day: 1, hour: 'vaisseau' }, what }) as Told

const say = (what: Extract<Told, { dreamer: string }>['what'], met: Piece['thread']['met'] = null): string | undefined =>
  journalLine({ texts: firstTexts, format: formatOf('fr'), names: NAMES }, told(what), { ...NEW_THREAD, met })?.text

const printed = (text: string): string => typesetText('fr', text)

const check = {
  characteristic: 13,
  voie: 'hypnos',
  skill: 3,
  difficulty: -9,
  malus: 0,
  modifier: 0,
  face: 41,
  quality: 'normale',
} as const

test('[MOV-3] a cell entered is named with its preposition', () => {
  const step = { type: 'moved', direction: 'n', exit: false, newRound: true } as const
  expect(say({ ...step, to: 'J4' as never, genre: 'collines' })).toBe(printed('Nitouche entre dans les Collines d’Encre (J4).'))
  expect(say({ ...step, to: null, genre: 'foret' })).toBe(printed('Un pas vers le nord : le demi-rêve erre dans une forêt.'))
})

test('[ENC-1] [ENC-2] the dice of an encounter are told', () => {
  expect(say({ type: 'encounterRolled', face: 3 })).toBe(printed('d7 :\u00a03. Rien ne vient.'))
  expect(say({ type: 'encounterMet', kind: 'changeur', strength: 9, face: 74, dice: [4, 5] })).toBe(
    printed('Un Changeur de rêve se dresse, force 9 (d100\u00a074, 2d6\u00a04\u00a0+\u00a05).'),
  )
})

test('[ENC-4] the voie is told where another than the best was named', () => {
  expect(say({ type: 'faced', check: { ...check, chance: 66, voie: 'narcos' }, named: true })).toBe(
    printed('Maîtrise par Narcos : 41 pour 66, réussite normale.'),
  )
  expect(say({ type: 'faced', check: { ...check, chance: 66, voie: 'narcos' } })).toBe(
    printed('Maîtrise : 41 pour 66, réussite normale.'),
  )
})

test('[ENC-4] a roll is told with its threshold, and without it where a secret modifier weighs', () => {
  expect(say({ type: 'faced', check: { ...check, chance: 66 } })).toBe(printed('Maîtrise : 41 pour 66, réussite normale.'))
  expect(say({ type: 'fumbleRolled', check: { ...check, chance: null, modifier: null } })).toBe(
    printed('Le même jet, pour retenir l’échec : 41, réussite normale.'),
  )
})

test('[ENC-5] what is evaded is named by what was met', () => {
  expect(say({ type: 'evaded', until: { day: 2, hour: 'epees' } }, 'fleur')).toBe(
    printed('Nitouche se dérobe : la Fleur attend ici jusqu’à la fin de l’heure des Épées, jour 2.'),
  )
})

test('[DRM-1] a correction tells what was corrected, and no more', () => {
  expect(say({ type: 'corrected', dream: 5, fatigue: 14 })).toBe(
    printed('La feuille est corrigée : points de rêve 5, fatigue 14.'),
  )
  expect(say({ type: 'corrected', sheet: { volonte: 14 }, seuil: 11 })).toBe(
    printed('La feuille est corrigée : VOLONTÉ 14, seuil de rêve 11.'),
  )
})

test('[SPE-2] [ENC-16] the dice of a strength sum to it, and a special one is marked with what repressing it costs', () => {
  const met = { type: 'encounterMet' as const, special: true }
  const special = { ...met, kind: 'reflet' as const, strength: 9, face: 3, dice: [2, 3] }
  expect(say(special)).toBe(
    printed(
      'Un Reflet d’ancien rêve paraît, force 9 (d7\u00a03, 2d6\u00a02\u00a0+\u00a03\u00a0+\u00a04). Rencontre spéciale : la refouler coûte 2.',
    ),
  )
  const red = { ...met, kind: 'tourbillon-rouge' as const, strength: 12, face: 7, dice: [8, 4] }
  expect(say(red)).toContain(printed('force 12 (d7\u00a07, 2d8\u00a08\u00a0+\u00a04). Rencontre spéciale : la refouler coûte 3.'))
  const dragon = { type: 'encounterMet' as const, kind: 'reve-de-dragon' as const, strength: 7, face: 99, dice: [8] }
  expect(say(dragon)).toContain(printed('force 7 (d100\u00a099, 7\u00a0+\u00a0ddr\u00a00)'))
})

test('[DRG-9] [RES-7] a way down is told by what brought it', () => {
  expect(say({ type: 'cameDown', why: 'wet', mastery: 'closed' })).toBe(
    printed('La cité reste close : Nitouche quitte les Terres.'),
  )
  expect(say({ type: 'cameDown', why: 'wet' })).toContain('eau')
  expect(say({ type: 'cameDown', why: 'spell', erratic: true })).not.toContain('sort en main')
})

test('[NIT-9] [SPE-4] neither is an éclatement a fading, nor a mad Passeur a whirl', () => {
  expect(say({ type: 'dreamChanged', by: -40, why: 'burst' })).not.toContain('Au-dessus du seuil')
  expect(say({ type: 'dreamChanged', by: -1, why: 'fading' })).toContain('Au-dessus du seuil')
  const drifted = { type: 'drifted', cells: 3, direction: null, to: null, genre: 'foret' } as const
  expect(say({ ...drifted, by: 'passeur-fou' })).toContain('Le Passeur fou lâche')
  expect(say({ ...drifted, by: 'tourbillon-noir' })).toContain('Le Tourbillon noir lâche')
})

test('[TET-2] an ascent bent by a gift is not told as an ordinary one', () => {
  const up = { type: 'ascended', mode: 'normal', cost: 1, malus: 0, fatigue: 1 } as const
  expect(say({ ...up, swift: true })).not.toContain('pas à pas')
  expect(say(up)).toContain('pas à pas')
})

test('[TGT-4] a spell aimed at oneself does not come back', () => {
  const took = { type: 'tookEffect', spell: 'x', outcome: 'self', aim: 'self' } as const
  expect(say({ ...took, how: 'unresisted' })).not.toContain('revient')
  expect(say({ ...took, aim: 'creature', how: 'returned' })).toContain('revient')
})
