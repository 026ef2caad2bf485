import { effect } from '../../effectText.ts'
import type { souffles as french } from '../../fr/dragon/souffles.ts'

export const souffles: typeof french = {
  'souffle-sommeil-sans-reve': effect(
    'Dreamless sleep',
    'Your sleep is without dreams, and gives you back no dream points.',
    '7 + ddr days',
  ),
  'souffle-mauvaises-rencontres-en-perspective': effect(
    'Bad encounters ahead',
    'Your next encounters in the Lands come from the special table.',
    'the next 7 + ddr encounters',
  ),
  'souffle-periple': effect(
    'Long wandering',
    'Magic is barred, reserves excepted, until the half-dream is purified in every sanctuary, or every necropolis; going up is not.',
    'until it is fulfilled',
  ),
  'souffle-fermeture-des-cites': effect(
    'Closing of the cities',
    'Every city closes to you; you must win each back at −9.',
    'until won back, city by city',
  ),
  'souffle-debordement': effect('Flood', 'A dry cell drawn at random is for ever a wet cell that you must master.', 'for good'),
  'souffle-impraticabilite-des-ponts': effect(
    'Impassable bridges',
    'Bridges ask of you the same mastery as wet cells.',
    '7 + ddr days',
  ),
  'souffle-desorientation': effect(
    'Disorientation',
    'One kind of land vanishes for you; walking there is leaving the map.',
    '7 + ddr days',
  ),
  'souffle-trou-noir': effect(
    'Black hole',
    'A dry cell drawn at random is lost to you for ever, and your reserves with it.',
    'for good',
  ),
  'souffle-peage': effect('Toll', 'Entering a bridge or a city costs you a dream point.', '7 + ddr days'),
  'souffle-montee-laborieuse': effect(
    'Laborious ascent',
    'Going up costs you one more dream point, in either mode.',
    '7 + ddr days',
  ),
  'souffle-double-resistance-du-fleuve': effect(
    'Double resistance of the river',
    'River, lakes and swamps ask of you two masteries in a row.',
    '7 + ddr days',
  ),
  'souffle-confusion-draconique': effect(
    'Draconic confusion',
    'You forget a known spell, drawn at random; learning it again costs half.',
    'until the spell is learnt again',
  ),
  'souffle-epuisement': effect('Exhaustion', 'All fatigue you take grows by one box, in the Lands too.', '7 + ddr days'),
  'souffle-perte-dans-une-caracteristique': effect(
    'Loss in a characteristic',
    'One of your characteristics, drawn at random, drops by 1d7; one point of it may stay lost.',
    '7 + ddr days; one point may be lost for ever',
  ),
  'souffle-vieillissement-instantane': effect(
    'Instant ageing',
    'You age 1d7 years at once; your CONSTITUTION may suffer.',
    'for good',
  ),
  'souffle-non-combativite': effect(
    'Loss of fighting spirit',
    'One of your combat skills, drawn at random, drops a level.',
    'for good',
  ),
  'souffle-je-m-en-foutisme': effect(
    'Indifference',
    'One of your skills, neither of combat nor of knowledge, drawn at random, drops a level.',
    'for good',
  ),
  'souffle-paresse-intellectuelle': effect(
    'Idleness of mind',
    'One of your fields of knowledge, draconic ways included, drawn at random, drops a level.',
    'for good',
  ),
  'souffle-queue-de-dragon-perpetuelle': effect(
    "Perpetual Dragon's tail",
    'You suffer 7 + ddr Dragon’s tails, one at a time.',
    '7 + ddr tails, one at a time',
  ),
}
