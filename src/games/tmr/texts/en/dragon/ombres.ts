import { effect } from '../../effectText.ts'
import type { ombres as french } from '../../fr/dragon/ombres.ts'

export const ombres: typeof french = {
  'ombre-mauvaise-rencontre-en-perspective': effect(
    'Bad encounter ahead',
    'The next encounter in the Lands comes from the special table.',
    'until the next encounter',
  ),
  'ombre-pelerinage': effect(
    'Pilgrimage',
    'Same as the tail: magic is barred until you reach a cell drawn at random; going up is not.',
    'until it is fulfilled',
  ),
  'ombre-conquete': effect(
    'Conquest',
    'Same as the tail: magic is barred until you master at −7 a dry cell drawn at random; going up is not.',
    'until it is fulfilled',
  ),
  'ombre-inertie-draconique': effect(
    'Draconic inertia',
    'Each step or round in the Lands costs one more fatigue box.',
    "until the end of the next day's Sleeping Castle",
  ),
  'ombre-urgence-draconique': effect(
    'Draconic urge',
    'Same as the tail: magic is barred, and so is coming down at will, until the nearest reserve is triggered.',
    'until it is fulfilled',
  ),
  'ombre-reinsertion-aleatoire': effect(
    'Random reinsertion',
    'The half-dream is put elsewhere, on a cell drawn at random of which you learn only the kind.',
    'instantaneous',
  ),
  'ombre-montee-laborieuse': effect(
    'Laborious ascent',
    'Two dream points for each ascent, three in accelerated mode.',
    "until the end of the next day's Sleeping Castle",
  ),
  'ombre-coup-de-barre': effect('Sudden weariness', 'You mark 3d6 fatigue boxes at once.', 'instantaneous'),
  'ombre-insomnie': effect(
    'Insomnia',
    "You cannot sleep before the end of the next day's Sleeping Castle.",
    "until the end of the next day's Sleeping Castle",
  ),
  'ombre-depouillement': effect('Destitution', "Give all one's money to the first stranger.", 'until it is fulfilled'),
  'ombre-amnesie-selective': effect(
    'Selective amnesia',
    'One random skill falls to its base level.',
    "until the end of the next day's Sleeping Castle",
  ),
  'ombre-souvenir-morbide-de-l-archetype': effect(
    'Morbid memory of the archetype',
    'The next stress experience must go into Thanatos.',
    'until the next stress experience',
  ),
  'ombre-desir-de-boire-du-sang-chaud': effect(
    'Desire for warm blood',
    'Thanatic desire involving fresh blood.',
    'until it is satisfied',
  ),
  'ombre-desir-de-dormir-dans-un-cercueil': effect(
    'Desire to sleep in a coffin',
    'Thanatic desire: sleep in a coffin.',
    'until it is satisfied',
  ),
  'ombre-desir-d-assister-a-une-pendaison': effect(
    'Desire to watch a hanging',
    'Thanatic desire: watch a hanging.',
    'until it is satisfied',
  ),
  'ombre-desir-de-parler-a-un-crane': effect(
    'Desire to talk to a skull',
    'Thanatic desire: fifteen minutes talking to a skull.',
    'until it is satisfied',
  ),
  'ombre-desir-d-entendre-hurler-de-terreur': effect(
    'Desire to hear a scream of terror',
    'Thanatic desire: hear a human scream of fear.',
    'until it is satisfied',
  ),
  'ombre-desir-de-blesser-une-femme': effect(
    'Desire to wound a woman',
    'Violent thanatic desire, to satisfy or repress.',
    'until it is satisfied',
  ),
  'ombre-desir-de-blesser-un-enfant': effect(
    'Desire to wound a child',
    'Violent thanatic desire, to satisfy or repress.',
    'until it is satisfied',
  ),
  'ombre-desir-d-escalade-difficile': effect(
    'Desire for a hard climb',
    'Thanatic desire: climb 4d6 difficult metres.',
    'until it is satisfied',
  ),
  'ombre-injurier-le-premier-inconnu-rencontre': effect(
    'Insulting the first stranger',
    'Must insult the next stranger met.',
    'until it is fulfilled',
  ),
  'ombre-couardise-irraisonnee': effect(
    'Unreasoning cowardice',
    'Next fight: flee or surrender, no magic.',
    'until the next fight',
  ),
  'ombre-heroisme-forcene': effect('Frenzied heroism', 'Next fight: charge into melee, no magic.', 'until the next fight'),
  'ombre-haine-fatale': effect(
    'Fatal hatred',
    'Sudden jealousy towards someone, eased by wounding or humiliation.',
    'until it is satisfied',
  ),
  'ombre-infarctus': effect(
    'Heart attack',
    'You lose four life points, and eight pinned fatigue boxes are marked.',
    'instantaneous; sleep gives none of it back',
  ),
}
