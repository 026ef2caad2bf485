import { effect } from '../../effectText.ts'
import type { ombres as french } from '../../fr/dragon/ombres.ts'

export const ombres: typeof french = {
  'ombre-mauvaise-rencontre-en-perspective': effect(
    'Bad encounter ahead',
    'Your next encounter in the Lands comes from the special table, and is harsher.',
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
    'Each step or round in the Lands costs you one more fatigue box.',
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
    'Going up costs you one more dream point, in either mode.',
    "until the end of the next day's Sleeping Castle",
  ),
  'ombre-coup-de-barre': effect('Sudden weariness', 'You mark 3d6 fatigue boxes at once.', 'instantaneous'),
  'ombre-insomnie': effect(
    'Insomnia',
    "You cannot sleep before the end of the next day's Sleeping Castle.",
    "until the end of the next day's Sleeping Castle",
  ),
  'ombre-depouillement': effect(
    'Destitution',
    'Give all your money to the first stranger; until then you spend nothing.',
    'until it is fulfilled',
  ),
  'ombre-amnesie-selective': effect(
    'Selective amnesia',
    'One of your skills, drawn at random, falls to its base level.',
    "until the end of the next day's Sleeping Castle",
  ),
  'ombre-souvenir-morbide-de-l-archetype': effect(
    'Morbid memory of the archetype',
    'Your next stress experience goes into Thanatos.',
    'until the next stress experience',
  ),
  'ombre-desir-de-boire-du-sang-chaud': effect(
    'Desire for warm blood',
    'Thanatic desire: you must drink blood while it is warm.',
    'until it is satisfied',
  ),
  'ombre-desir-de-dormir-dans-un-cercueil': effect(
    'Desire to sleep in a coffin',
    'Thanatic desire: you must spend a night in a coffin.',
    'until it is satisfied',
  ),
  'ombre-desir-d-assister-a-une-pendaison': effect(
    'Desire to watch a hanging',
    'Thanatic desire: you must see someone hanged.',
    'until it is satisfied',
  ),
  'ombre-desir-de-parler-a-un-crane': effect(
    'Desire to talk to a skull',
    'Thanatic desire: you must talk to a skull for a quarter of an hour.',
    'until it is satisfied',
  ),
  'ombre-desir-d-entendre-hurler-de-terreur': effect(
    'Desire to hear a scream of terror',
    'Thanatic desire: you must hear someone scream with terror.',
    'until it is satisfied',
  ),
  'ombre-desir-de-blesser-une-femme': effect(
    'Desire to wound a woman',
    'A violent thanatic desire, which you satisfy or repress.',
    'until it is satisfied',
  ),
  'ombre-desir-de-blesser-un-enfant': effect(
    'Desire to wound a child',
    'A violent thanatic desire, which you satisfy or repress.',
    'until it is satisfied',
  ),
  'ombre-desir-d-escalade-difficile': effect(
    'Desire for a hard climb',
    'Thanatic desire: you must climb 4d6 difficult metres.',
    'until it is satisfied',
  ),
  'ombre-injurier-le-premier-inconnu-rencontre': effect(
    'Insulting the first stranger',
    'You must insult the next stranger you meet.',
    'until it is fulfilled',
  ),
  'ombre-couardise-irraisonnee': effect(
    'Unreasoning cowardice',
    'In your next fight you flee or surrender, without magic.',
    'until the next fight',
  ),
  'ombre-heroisme-forcene': effect(
    'Frenzied heroism',
    'In your next fight you charge into melee, without magic.',
    'until the next fight',
  ),
  'ombre-haine-fatale': effect(
    'Fatal hatred',
    'A sudden jealousy of someone seizes you; their wound or humiliation soothes it.',
    'until it is satisfied',
  ),
  'ombre-infarctus': effect(
    'Heart attack',
    'You lose four life points, and eight pinned fatigue boxes are marked.',
    'instantaneous; sleep gives none of it back',
  ),
}
