import { effect } from '../../effectText.ts'

export const desirs = {
  'desir-danse-sous-la-pluie': effect(
    'Danse sous la pluie',
    'Vous attendez une averse pour y danser sans habits.',
    "jusqu'à satisfaction",
  ),
  'desir-vache-a-traire': effect('Vache à traire', 'Vous devez trouver une vache laitière et la traire.', "jusqu'à satisfaction"),
  'desir-repas-de-poisson': effect('Repas de poisson', 'Vous ne pensez qu’à un repas de poisson.', "jusqu'à satisfaction"),
  'desir-plat-de-champignons': effect(
    'Plat de champignons',
    'Vous ne pensez qu’à un plat de champignons.',
    "jusqu'à satisfaction",
  ),
  'desir-franche-ivresse': effect('Franche ivresse', 'Vous devez boire jusqu’à une nette ivresse.', "jusqu'à satisfaction"),
  'desir-gain-d-argent': effect("Gain d'argent", 'Vous devez empocher au moins dix deniers.', "jusqu'à satisfaction"),
  'desir-bulles-de-savon': effect('Bulles de savon', 'Vous voulez souffler des bulles de savon.', "jusqu'à satisfaction"),
  'desir-braiment-d-ane': effect("Braiment d'âne", 'Vous cherchez un âne qui voudra bien braire.', "jusqu'à satisfaction"),
  'desir-danse-avec-un-bel-inconnu': effect(
    'Danse avec un bel inconnu',
    'Vous devez danser avec quelqu’un de beau que vous ne connaissez pas.',
    "jusqu'à satisfaction",
  ),
  'desir-cabane-a-batir': effect('Cabane à bâtir', 'Vous devez bâtir une cabane.', "jusqu'à satisfaction"),
  'desir-une-chevre-a-soi': effect('Une chèvre à soi', 'Vous devez avoir une chèvre à vous.', "jusqu'à satisfaction"),
  'desir-bain-de-boue': effect('Bain de boue', 'Vous devez vous vautrer dans la boue.', "jusqu'à satisfaction"),
  'desir-baiser-au-cochon': effect('Baiser au cochon', 'Vous devez embrasser un cochon sur le groin.', "jusqu'à satisfaction"),
  'desir-verre-brise': effect('Verre brisé', 'Vous devez casser quelque chose en verre.', "jusqu'à satisfaction"),
  'desir-oeufs-casses': effect('Œufs cassés', 'Vous devez casser 3d6 œufs au sol.', "jusqu'à satisfaction"),
  'desir-nuit-sur-une-echelle': effect(
    'Nuit sur une échelle',
    'Vous devez passer une nuit sur une échelle.',
    "jusqu'à satisfaction",
  ),
  'desir-crane-rase': effect('Crâne rasé', 'Vous devez vous faire raser la tête par quelqu’un.', "jusqu'à satisfaction"),
  'desir-masochisme': effect(
    'Masochisme',
    'Vous devez perdre au moins trois points d’endurance en un seul round.',
    "jusqu'à satisfaction",
  ),
  'desir-megalomanie': effect('Mégalomanie', 'Vous devez vous faire acclamer par dix personnes ou plus.', "jusqu'à satisfaction"),
  'desir-violon-arrose': effect('Violon arrosé', 'Vous devez vous soulager dans un instrument à cordes.', "jusqu'à satisfaction"),
}
