import { typeset } from '../../../../house/texts/typeset.ts'
import { effect } from '../effectText.ts'
import type { dragon as french } from '../fr/dragon.ts'

export const dragon: typeof french = typeset('en', {
  'queue-mauvaise-rencontre-en-perspective': effect(
    'Bad encounter ahead',
    'The next TMR encounter comes from the harsher special table.',
    'until the next encounter',
  ),
  'queue-pelerinage': effect(
    'Pilgrimage',
    'No high-dreaming until a randomly drawn cell has been reached.',
    'until it is fulfilled',
  ),
  'queue-conquete': effect(
    'Conquest',
    'No high-dreaming until a random non-wet cell is mastered at -7.',
    'until it is fulfilled',
  ),
  'queue-inertie-draconique': effect(
    'Draconic inertia',
    'Doubles the fatigue of every step or wait in the TMR.',
    'until the next day, end of the Sleeping Castle',
  ),
  'queue-urgence-draconique': effect(
    'Draconic urgency',
    'Must rush to trigger the nearest reserve spell; otherwise a fixed idea.',
    'until it is fulfilled',
  ),
  'queue-reinsertion-aleatoire': effect(
    'Random reinsertion',
    'The keeper of dreams secretly puts the half-dream anywhere at all.',
    'instantaneous',
  ),
  'queue-montee-laborieuse': effect(
    'Laborious ascent',
    'Two dream points for each ascent, three in accelerated mode.',
    'until the next day, end of the Sleeping Castle',
  ),
  'queue-coup-de-barre': effect('Sudden weariness', 'Takes 3d6 fatigue at once.', 'instantaneous'),
  'queue-insomnie': effect('Insomnia', 'No sleep and no dreaming for a day.', 'until the next day, end of the Sleeping Castle'),
  'queue-depouillement': effect(
    'Destitution',
    "Give all one's money to the first stranger; spend nothing until then.",
    'until it is fulfilled',
  ),
  'queue-amnesie-selective': effect(
    'Selective amnesia',
    'One random non-Draconic skill falls to its base level.',
    'until the next day, end of the Sleeping Castle',
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
    'Appearance and beauty drop by 1d6 from the next day.',
    '1d7 days, from the next day',
  ),
  'queue-desir-lancinant': effect(
    'Nagging desire',
    'Desire rolled on d20; blocks practice experience until satisfied.',
    'until it is satisfied',
  ),
  'queue-idee-fixe': effect(
    'Fixed idea',
    'Mania rolled on d20, active until the end of the next day.',
    'until the next day, end of the Sleeping Castle',
  ),
  'souffle-sommeil-sans-reve': effect('Dreamless sleep', 'No dreaming at all, so no point recovery.', '7 + ddr days'),
  'souffle-mauvaises-rencontres-en-perspective': effect(
    'Bad encounters ahead',
    'Several upcoming encounters come from the special table.',
    'the next 7 + ddr encounters',
  ),
  'souffle-periple': effect(
    'Long wandering',
    'No magic but reserves until purified in every sanctuary, or every necropolis.',
    'until it is fulfilled',
  ),
  'souffle-fermeture-des-cites': effect(
    'Closing of the cities',
    'Every city is shut; each must be reconquered at -9.',
    'until reconquered, city by city',
  ),
  'souffle-debordement': effect('Flood', 'One random dry cell must always be mastered like a wet one.', 'for good'),
  'souffle-impraticabilite-des-ponts': effect(
    'Impassable bridges',
    'Bridges demand the same mastery as wet cells.',
    '7 + ddr days',
  ),
  'souffle-desorientation': effect(
    'Disorientation',
    'One land type vanishes; entering it counts as leaving the map.',
    '7 + ddr days',
  ),
  'souffle-trou-noir': effect('Black hole', 'One random dry cell is lost forever, with its reserve spell.', 'for good'),
  'souffle-peage': effect('Toll', 'Bridges and cities charge one dream point to pass.', '7 + ddr days'),
  'souffle-montee-laborieuse': effect(
    'Laborious ascent',
    'Two dream points for each ascent; accelerated, three or five depending on the source.',
    '7 + ddr days',
  ),
  'souffle-double-resistance-du-fleuve': effect(
    'Double resistance of the river',
    'Each wet cell needs two masteries in a row.',
    '7 + ddr days',
  ),
  'souffle-confusion-draconique': effect(
    'Draconic confusion',
    'A random known spell is forgotten; relearning costs half.',
    'until the spell is learnt again',
  ),
  'souffle-epuisement': effect('Exhaustion', 'Every fatigue loss grows by one, TMR included.', '7 + ddr days'),
  'souffle-perte-dans-une-caracteristique': effect(
    'Loss in a characteristic',
    'A random characteristic drops by 1d7, possibly leaving a scar.',
    '7 + ddr days; one point may be lost for ever',
  ),
  'souffle-vieillissement-instantane': effect('Instant ageing', 'Ages 1d7 years at once; constitution may suffer.', 'for good'),
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
  'tete-don-de-double-reve': effect(
    'Gift of double dream',
    'Dream point recovery rolls come twice as often.',
    'for good, only once',
  ),
  'tete-don-de-deplacement-accelere': effect(
    'Gift of accelerated movement',
    'Accelerated movement becomes free and always available.',
    'for good, only once',
  ),
  'tete-augmentation-du-seuil-de-reve': effect(
    'Raised dream threshold',
    'Dream threshold +2, up to twice the Dream score.',
    'for good, adds up',
  ),
  'tete-connaissance-intuitive-d-un-nouveau-sort': effect(
    'Intuitive knowledge of a new spell',
    'Learns one random spell or ritual at once.',
    'for good',
  ),
  'tete-terre-d-attache': effect(
    'Home land',
    'A chosen dry cell can be jumped to on any round instead of moving.',
    'for good, adds up',
  ),
  'tete-present-des-cites': effect(
    'Gift of the cities',
    'Each city once grants a Flower, Ferryman or Messenger, as chosen.',
    'until all 22 cities are visited',
  ),
  'tete-reserve-en-securite': effect(
    'Safe reserve',
    'Reserve cells may be crossed without triggering, unless wanted.',
    'for good, only once',
  ),
  'tete-reserve-extensible': effect(
    'Extensible reserve',
    'One chosen non-river cell holds several reserves, not triggered until full.',
    'for good, adds up',
  ),
  'tete-quete-des-eaux': effect(
    'Quest of the waters',
    'A chosen lake or swamp, once mastered, stays mastered forever.',
    'for good, adds up',
  ),
  'tete-connaissance-du-fleuve': effect(
    'Knowledge of the river',
    'Jumps from one river cell to any other instead of moving one cell.',
    'for good, only once',
  ),
})
