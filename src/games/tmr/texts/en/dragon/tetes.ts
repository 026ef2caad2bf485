import { effect } from '../../effectText.ts'
import type { tetes as french } from '../../fr/dragon/tetes.ts'

export const tetes: typeof french = {
  'tete-don-de-double-reve': effect(
    'Gift of double dream',
    'Your sleep rolls two dream dice an hour instead of one.',
    'for good, only once',
  ),
  'tete-don-de-deplacement-accelere': effect(
    'Gift of accelerated movement',
    'An accelerated ascent costs you nothing extra, and every journey moves that way.',
    'for good, only once',
  ),
  'tete-augmentation-du-seuil-de-reve': effect(
    'Raised dream threshold',
    'Your dream threshold rises by 2, up to twice DREAM.',
    'for good, adds up',
  ),
  'tete-connaissance-intuitive-d-un-nouveau-sort': effect(
    'Intuitive knowledge of a new spell',
    'You know at once one more spell or ritual, drawn at random.',
    'for good',
  ),
  'tete-terre-d-attache': effect(
    'Home land',
    'When free in the Lands, you may leap to a chosen dry cell instead of taking a step.',
    'for good, adds up',
  ),
  'tete-present-des-cites': effect(
    'Gift of the cities',
    'Each city gives you, once, a Flower, a Ferryman or a Messenger, as you choose.',
    'until all 22 cities are visited',
  ),
  'tete-reserve-en-securite': effect(
    'Safe reserve',
    'You cross your reserves without triggering them, unless you want to.',
    'for good, only once',
  ),
  'tete-reserve-extensible': effect(
    'Extensible reserve',
    'A cell that you choose, outside the River, holds several reserves, and lets none go while a way has room.',
    'for good, adds up',
  ),
  'tete-quete-des-eaux': effect(
    'Quest of the waters',
    'A lake or swamp that you choose, once mastered, stays mastered for ever.',
    'for good, adds up',
  ),
  'tete-connaissance-du-fleuve': effect(
    'Knowledge of the river',
    'On the River you may leap to any other of its cells instead of taking a step.',
    'for good, only once',
  ),
  'tete-augmentation-de-caracteristique': effect(
    'Raised characteristic',
    'One of your characteristics gains a point when a d20 beats it.',
    'for good',
  ),
  'tete-souvenir-immediat-de-l-archetype': effect(
    'Sudden memory of the archetype',
    'One of your skills below its archetype rises at once, often to +3.',
    'for good',
  ),
  'tete-don-limite-de-reussite': effect(
    'Limited gift of success',
    'Seven of your failures to come in one skill become significant successes.',
    'seven uses',
  ),
  'tete-don-de-vraie-chance': effect('Gift of true luck', 'Your luck comes back to you in full, once.', 'instantaneous'),
  'tete-don-de-voir-la-magie': effect(
    'Gift of seeing magic',
    'A SIGHT roll shows you the auras of active magic.',
    'for good, adds up',
  ),
  'tete-don-de-haut-reve': effect(
    'Gift of high dreaming',
    'Opens the Lands and the draconic ways to you; you may decline it.',
    'for good',
  ),
  'tete-don-de-sentir-les-haut-revants': effect(
    'Gift of sensing dreamers',
    'An EMPATHY roll reveals to you a dreamer after a round in their company.',
    'for good, adds up',
  ),
  'tete-don-de-sentir-le-mensonge': effect(
    'Gift of sensing lies',
    'An EMPATHY roll reveals a deliberate liar to you.',
    'for good, adds up',
  ),
  'tete-don-de-resistance-a-la-magie': effect(
    'Gift of resisting magic',
    '+1 to your resistance rolls against Hypnos and Thanatos.',
    'for good, adds up',
  ),
  'tete-don-de-non-resistance-a-la-magie': effect(
    'Gift of not resisting magic',
    'You may choose to suffer a magical effect without resisting.',
    'for good, only once',
  ),
  'tete-don-de-controler-son-sommeil': effect(
    'Gift of ruling your sleep',
    'A WILL roll lets you fall asleep and wake as you please.',
    'for good, adds up',
  ),
  'tete-don-limite-de-resistance-au-poison': effect(
    'Limited gift of resisting poison',
    'A plain CONSTITUTION success is enough for you against poison.',
    'for good, only once',
  ),
  'tete-don-limite-de-resistance-a-la-maladie': effect(
    'Limited gift of resisting disease',
    'A plain CONSTITUTION success is enough for you against disease.',
    'for good, only once',
  ),
  'tete-don-d-apprivoiser-les-animaux': effect(
    'Gift of taming animals',
    'Your EMPATHY roll softens a beast, one try per beast.',
    'for good, adds up',
  ),
  'tete-don-d-orientation': effect('Gift of finding the way', 'An EMPATHY roll finds north or your way.', 'for good, adds up'),
  'tete-don-limite-de-guerison': effect(
    'Limited gift of healing',
    'Your surgery rolls are worth one more task point.',
    'for good, only once',
  ),
}
