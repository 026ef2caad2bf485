import { effect } from '../../effectText.ts'
import type { queues as french } from '../../fr/dragon/queues.ts'

export const queues: typeof french = {
  'queue-mauvaise-rencontre-en-perspective': effect(
    'Bad encounter ahead',
    'Your next encounter in the Lands comes from the special table, and is harsher.',
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
    'Each step or round in the Lands costs you one more fatigue box.',
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
    'Going up costs you one more dream point, in either mode.',
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
    'Give all your money to the first stranger; until then you spend nothing.',
    'until it is fulfilled',
  ),
  'queue-amnesie-selective': effect(
    'Selective amnesia',
    'One of your skills, drawn at random among those that are not draconic, falls to its base level.',
    "until the end of the next day's Sleeping Castle",
  ),
  'queue-souvenir-obsessionnel-de-l-archetype': effect(
    'Obsessive memory of the archetype',
    'Your next stress experience goes into a skill drawn at random.',
    'until the next stress experience',
  ),
  'queue-coup-de-foudre-fatal': effect(
    'Fatal love at first sight',
    'A sudden passion for a stranger seizes you, and counts as a nagging desire.',
    'until it is satisfied',
  ),
  'queue-masque-de-narcos': effect(
    'Mask of Narcos',
    'From tomorrow your APPEARANCE and beauty drop by 1d6.',
    '1d7 days, from the next day',
  ),
  'queue-desir-lancinant': effect(
    'Nagging desire',
    'A desire drawn with a d20 holds you: while it lasts, your rolls teach you nothing.',
    'until it is satisfied',
  ),
  'queue-idee-fixe': effect(
    'Fixed idea',
    "A mania drawn with a d20 holds you until the end of the next day's Sleeping Castle.",
    "until the end of the next day's Sleeping Castle",
  ),
}
