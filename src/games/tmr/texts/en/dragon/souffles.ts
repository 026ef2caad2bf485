import { effect } from '../../effectText.ts'
import type { souffles as french } from '../../fr/dragon/souffles.ts'

export const souffles: typeof french = {
  'souffle-sommeil-sans-reve': effect('Dreamless sleep', 'No dreams at all, so no dream points come back.', '7 + ddr days'),
  'souffle-mauvaises-rencontres-en-perspective': effect(
    'Bad encounters ahead',
    'Several upcoming encounters come from the special table.',
    'the next 7 + ddr encounters',
  ),
  'souffle-periple': effect(
    'Long wandering',
    'Magic is barred, reserves excepted, until the half-dream is purified in every sanctuary, or every necropolis; going up is not.',
    'until it is fulfilled',
  ),
  'souffle-fermeture-des-cites': effect(
    'Closing of the cities',
    'Every city closes; each must be won back at −9.',
    'until won back, city by city',
  ),
  'souffle-debordement': effect('Flood', 'One random dry cell must always be mastered like a wet one.', 'for good'),
  'souffle-impraticabilite-des-ponts': effect(
    'Impassable bridges',
    'Bridges demand the same mastery as wet cells.',
    '7 + ddr days',
  ),
  'souffle-desorientation': effect(
    'Disorientation',
    'One kind of land vanishes; walking there is leaving the map.',
    '7 + ddr days',
  ),
  'souffle-trou-noir': effect('Black hole', 'A dry cell drawn at random is lost for ever, with its reserve.', 'for good'),
  'souffle-peage': effect('Toll', 'Bridges and cities charge one dream point to pass.', '7 + ddr days'),
  'souffle-montee-laborieuse': effect(
    'Laborious ascent',
    'Two dream points for each ascent, three in accelerated mode.',
    '7 + ddr days',
  ),
  'souffle-double-resistance-du-fleuve': effect(
    'Double resistance of the river',
    'Each wet cell of river, lake or swamp needs two masteries in a row.',
    '7 + ddr days',
  ),
  'souffle-confusion-draconique': effect(
    'Draconic confusion',
    'A random known spell is forgotten; relearning costs half.',
    'until the spell is learnt again',
  ),
  'souffle-epuisement': effect('Exhaustion', 'Every intake of fatigue grows by one box, in the Lands too.', '7 + ddr days'),
  'souffle-perte-dans-une-caracteristique': effect(
    'Loss in a characteristic',
    'A random characteristic drops by 1d7, possibly leaving a scar.',
    '7 + ddr days; one point may be lost for ever',
  ),
  'souffle-vieillissement-instantane': effect('Instant ageing', 'Ages 1d7 years at once; CONSTITUTION may suffer.', 'for good'),
  'souffle-non-combativite': effect('Loss of fighting spirit', 'One random combat skill drops a level.', 'for good'),
  'souffle-je-m-en-foutisme': effect(
    'Indifference',
    'One random skill, neither martial nor scholarly, drops a level.',
    'for good',
  ),
  'souffle-paresse-intellectuelle': effect(
    'Idleness of mind',
    'One random knowledge, draconic ways included, drops a level.',
    'for good',
  ),
  'souffle-queue-de-dragon-perpetuelle': effect(
    "Perpetual Dragon's tail",
    "Suffers 7 + ddr Dragon's tails, one after another.",
    '7 + ddr tails, one at a time',
  ),
}
