import { effect } from '../../effectText.ts'
import type { queues as french } from '../../fr/dragon/queues.ts'

export const queues: typeof french = {
  'queue-mauvaise-rencontre-en-perspective': effect(
    'Bad encounter ahead',
    'The next encounter in the Lands comes from the special table, and is harsher.',
    'until the next encounter',
  ),
  'queue-pelerinage': effect(
    'Pilgrimage',
    'Magic is barred until you reach a cell drawn at random; going up is not.',
    'until it is fulfilled',
  ),
  'queue-conquete': effect(
    'Conquest',
    'Magic is barred until you master at −7 a dry cell drawn at random; going up is not.',
    'until it is fulfilled',
  ),
  'queue-inertie-draconique': effect(
    'Draconic inertia',
    'Each step or round in the Lands costs one more fatigue box.',
    "until the end of the next day's Sleeping Castle",
  ),
  'queue-urgence-draconique': effect(
    'Draconic urge',
    'Magic is barred, and so is coming down at will, until the nearest reserve is triggered; with no reserve, a fixed idea.',
    'until it is fulfilled',
  ),
  'queue-reinsertion-aleatoire': effect(
    'Random reinsertion',
    'The half-dream is put elsewhere, on a cell drawn at random of which you learn only the kind.',
    'instantaneous',
  ),
  'queue-montee-laborieuse': effect(
    'Laborious ascent',
    'Two dream points for each ascent, three in accelerated mode.',
    "until the end of the next day's Sleeping Castle",
  ),
  'queue-coup-de-barre': effect('Sudden weariness', 'You mark 3d6 fatigue boxes at once.', 'instantaneous'),
  'queue-insomnie': effect(
    'Insomnia',
    "You cannot sleep before the end of the next day's Sleeping Castle.",
    "until the end of the next day's Sleeping Castle",
  ),
  'queue-depouillement': effect(
    'Destitution',
    "Give all one's money to the first stranger; spend nothing until then.",
    'until it is fulfilled',
  ),
  'queue-amnesie-selective': effect(
    'Selective amnesia',
    'One random non-draconic skill falls to its base level.',
    "until the end of the next day's Sleeping Castle",
  ),
  'queue-souvenir-obsessionnel-de-l-archetype': effect(
    'Obsessive memory of the archetype',
    'The next stress experience must go into a random skill.',
    'until the next stress experience',
  ),
  'queue-coup-de-foudre-fatal': effect(
    'Fatal love at first sight',
    'Sudden passion for a stranger, treated as a nagging desire.',
    'until it is satisfied',
  ),
  'queue-masque-de-narcos': effect(
    'Mask of Narcos',
    'APPEARANCE and beauty drop by 1d6 from the next day.',
    '1d7 days, from the next day',
  ),
  'queue-desir-lancinant': effect(
    'Nagging desire',
    'Desire rolled on d20; blocks practice experience until satisfied.',
    'until it is satisfied',
  ),
  'queue-idee-fixe': effect(
    'Fixed idea',
    "A mania drawn with a d20 holds you until the end of the next day's Sleeping Castle.",
    "until the end of the next day's Sleeping Castle",
  ),
}
