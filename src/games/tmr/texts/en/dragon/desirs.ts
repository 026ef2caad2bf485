import { effect } from '../../effectText.ts'
import type { desirs as french } from '../../fr/dragon/desirs.ts'

export const desirs: typeof french = {
  'desir-danse-sous-la-pluie': effect(
    'Dancing in the rain',
    'You wait for rain, to dance in it unclothed.',
    'until it is satisfied',
  ),
  'desir-vache-a-traire': effect('A cow to milk', 'You must find a dairy cow and milk it.', 'until it is satisfied'),
  'desir-repas-de-poisson': effect('A meal of fish', 'You crave a meal of fish.', 'until it is satisfied'),
  'desir-plat-de-champignons': effect('A dish of mushrooms', 'You crave a dish of mushrooms.', 'until it is satisfied'),
  'desir-franche-ivresse': effect('Honest drunkenness', 'You must drink until you are clearly tipsy.', 'until it is satisfied'),
  'desir-gain-d-argent': effect('Money earned', 'You must earn at least ten deniers.', 'until it is satisfied'),
  'desir-bulles-de-savon': effect('Soap bubbles', 'You want to blow soap bubbles.', 'until it is satisfied'),
  'desir-braiment-d-ane': effect('A donkey’s bray', 'You look for a donkey that will bray.', 'until it is satisfied'),
  'desir-danse-avec-un-bel-inconnu': effect(
    'A dance with a handsome stranger',
    'You must dance with a good-looking stranger.',
    'until it is satisfied',
  ),
  'desir-cabane-a-batir': effect('A hut to build', 'You must build a hut.', 'until it is satisfied'),
  'desir-une-chevre-a-soi': effect('A goat of your own', 'You must come to own a goat.', 'until it is satisfied'),
  'desir-bain-de-boue': effect('A mud bath', 'You must wallow in mud.', 'until it is satisfied'),
  'desir-baiser-au-cochon': effect('A kiss for the pig', 'You must kiss a pig on the snout.', 'until it is satisfied'),
  'desir-verre-brise': effect('Broken glass', 'You must break something made of glass.', 'until it is satisfied'),
  'desir-oeufs-casses': effect('Broken eggs', 'You must smash 3d6 eggs on the ground.', 'until it is satisfied'),
  'desir-nuit-sur-une-echelle': effect(
    'A night on a ladder',
    'You must spend a night perched on a ladder.',
    'until it is satisfied',
  ),
  'desir-crane-rase': effect('A shaven head', 'You must have someone shave your head.', 'until it is satisfied'),
  'desir-masochisme': effect(
    'Masochism',
    'You must lose at least three endurance points within one round.',
    'until it is satisfied',
  ),
  'desir-megalomanie': effect('Megalomania', 'You must be cheered by ten people or more.', 'until it is satisfied'),
  'desir-violon-arrose': effect(
    'A watered fiddle',
    'You must relieve yourself into a string instrument.',
    'until it is satisfied',
  ),
}
