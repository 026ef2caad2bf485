import { effect } from '../../effectText.ts'
import type { tetes as french } from '../../fr/dragon/tetes.ts'

export const tetes: typeof french = {
  'tete-don-de-double-reve': effect(
    'Gift of double dream',
    'Sleep rolls two dream dice an hour instead of one.',
    'for good, only once',
  ),
  'tete-don-de-deplacement-accelere': effect(
    'Gift of accelerated movement',
    'Accelerated movement becomes free and always available.',
    'for good, only once',
  ),
  'tete-augmentation-du-seuil-de-reve': effect(
    'Raised dream threshold',
    'Dream threshold +2, up to twice DREAM.',
    'for good, adds up',
  ),
  'tete-connaissance-intuitive-d-un-nouveau-sort': effect(
    'Intuitive knowledge of a new spell',
    'One spell or ritual drawn at random is known at once.',
    'for good',
  ),
  'tete-terre-d-attache': effect(
    'Home land',
    'In any round, one can leap to a chosen dry cell instead of moving.',
    'for good, adds up',
  ),
  'tete-present-des-cites': effect(
    'Gift of the cities',
    'Each city gives, once, a Flower, a Ferryman or a Messenger, as chosen.',
    'until all 22 cities are visited',
  ),
  'tete-reserve-en-securite': effect(
    'Safe reserve',
    "One may cross one's reserves without triggering them, unless one wants to.",
    'for good, only once',
  ),
  'tete-reserve-extensible': effect(
    'Extensible reserve',
    'A chosen cell outside the River holds several reserves, and triggers none until full.',
    'for good, adds up',
  ),
  'tete-quete-des-eaux': effect(
    'Quest of the waters',
    'A chosen lake or swamp, once mastered, stays mastered for ever.',
    'for good, adds up',
  ),
  'tete-connaissance-du-fleuve': effect(
    'Knowledge of the river',
    'Leaps from any cell of the River to any other, instead of moving one cell.',
    'for good, only once',
  ),
  'tete-augmentation-de-caracteristique': effect(
    'Raised characteristic',
    'One characteristic gains a point when a d20 beats it.',
    'for good',
  ),
  'tete-souvenir-immediat-de-l-archetype': effect(
    'Sudden memory of the archetype',
    'One skill below its archetype rises at once, often to +3.',
    'for good',
  ),
  'tete-don-limite-de-reussite': effect(
    'Limited gift of success',
    'Seven future failures in one skill become significant successes.',
    'seven uses',
  ),
  'tete-don-de-vraie-chance': effect(
    'Gift of true luck',
    'Those who do not go up regain luck faster each day; a dreamer gets it all back, once.',
    'instantaneous',
  ),
  'tete-don-de-voir-la-magie': effect(
    'Gift of seeing magic',
    'A SIGHT roll shows the auras of active magic.',
    'for good, adds up',
  ),
  'tete-don-de-haut-reve': effect('Gift of high dreaming', 'Opens the Lands and the draconic ways; may be declined.', 'for good'),
  'tete-don-de-sentir-les-haut-revants': effect(
    'Gift of sensing dreamers',
    'An EMPATHY roll reveals a dreamer after a round in their company.',
    'for good, adds up',
  ),
  'tete-don-de-sentir-le-mensonge': effect(
    'Gift of sensing lies',
    'An EMPATHY roll betrays a deliberate liar.',
    'for good, adds up',
  ),
  'tete-don-de-resistance-a-la-magie': effect(
    'Gift of resisting magic',
    '+1 to resist Hypnos and Thanatos spells.',
    'for good, adds up',
  ),
  'tete-don-de-non-resistance-a-la-magie': effect(
    'Gift of not resisting magic',
    'One may choose to accept a magical effect unresisted.',
    'for good, only once',
  ),
  'tete-don-de-controler-son-sommeil': effect(
    'Gift of ruling one’s sleep',
    'A WILL roll lets one sleep and wake on command.',
    'for good, adds up',
  ),
  'tete-don-limite-de-resistance-au-poison': effect(
    'Limited gift of resisting poison',
    'A plain CONSTITUTION success is enough against poison.',
    'for good, only once',
  ),
  'tete-don-limite-de-resistance-a-la-maladie': effect(
    'Limited gift of resisting disease',
    'A plain CONSTITUTION success is enough against disease.',
    'for good, only once',
  ),
  'tete-don-d-apprivoiser-les-animaux': effect(
    'Gift of taming animals',
    'An EMPATHY roll softens a beast, one try per beast.',
    'for good, adds up',
  ),
  'tete-don-d-orientation': effect('Gift of finding the way', "An EMPATHY roll finds north or one's way.", 'for good, adds up'),
  'tete-don-limite-de-guerison': effect(
    'Limited gift of healing',
    'One extra task point per surgery roll.',
    'for good, only once',
  ),
}
