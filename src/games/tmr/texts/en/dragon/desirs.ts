import { effect } from '../../effectText.ts'
import type { desirs as french } from '../../fr/dragon/desirs.ts'

export const desirs: typeof french = {
  'desir-danse-sous-la-pluie': effect('Dancing in the rain', 'Waits for rain to dance in it unclothed.', 'until satisfied'),
  'desir-vache-a-traire': effect('A cow to milk', 'Must find a dairy cow and milk it.', 'until satisfied'),
  'desir-repas-de-poisson': effect('A meal of fish', 'Craves a meal of fish.', 'until satisfied'),
  'desir-plat-de-champignons': effect('A dish of mushrooms', 'Craves a dish of mushrooms.', 'until satisfied'),
  'desir-franche-ivresse': effect('Honest drunkenness', 'Must drink until clearly tipsy.', 'until satisfied'),
  'desir-gain-d-argent': effect('Money earned', 'Must earn at least ten deniers.', 'until satisfied'),
  'desir-bulles-de-savon': effect('Soap bubbles', 'Wants to blow soap bubbles.', 'until satisfied'),
  'desir-braiment-d-ane': effect('A donkey’s bray', 'Looks for a donkey that will bray.', 'until satisfied'),
  'desir-danse-avec-un-bel-inconnu': effect(
    'A dance with a handsome stranger',
    'Must dance with a good-looking stranger.',
    'until satisfied',
  ),
  'desir-cabane-a-batir': effect('A hut to build', 'Must build a hut.', 'until satisfied'),
  'desir-une-chevre-a-soi': effect('A goat of one’s own', 'Must come to own a goat.', 'until satisfied'),
  'desir-bain-de-boue': effect('A mud bath', 'Must wallow in mud.', 'until satisfied'),
  'desir-baiser-au-cochon': effect('A kiss for the pig', 'Must kiss a pig on the snout.', 'until satisfied'),
  'desir-verre-brise': effect('Broken glass', 'Must break something made of glass.', 'until satisfied'),
  'desir-oeufs-casses': effect('Broken eggs', 'Must smash 3d6 eggs on the ground.', 'until satisfied'),
  'desir-nuit-sur-une-echelle': effect('A night on a ladder', 'Must spend a night perched on a ladder.', 'until satisfied'),
  'desir-crane-rase': effect('A shaven head', "Must have someone shave one's head.", 'until satisfied'),
  'desir-masochisme': effect('Masochism', 'Must lose at least three endurance points within one round.', 'until satisfied'),
  'desir-megalomanie': effect('Megalomania', 'Must be cheered by ten people or more.', 'until satisfied'),
  'desir-violon-arrose': effect('A watered fiddle', 'Must relieve oneself into a string instrument.', 'until satisfied'),
}
