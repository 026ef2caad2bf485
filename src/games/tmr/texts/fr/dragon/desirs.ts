import { effect } from '../../effectText.ts'

export const desirs = {
  'desir-danse-sous-la-pluie': effect('Danse sous la pluie', 'Attend une averse pour y danser dévêtu.', "jusqu'à satisfaction"),
  'desir-vache-a-traire': effect('Vache à traire', 'Doit trouver une vache laitière et la traire.', "jusqu'à satisfaction"),
  'desir-repas-de-poisson': effect('Repas de poisson', "Ne pense qu'à un repas de poisson.", "jusqu'à satisfaction"),
  'desir-plat-de-champignons': effect('Plat de champignons', "Ne pense qu'à un plat de champignons.", "jusqu'à satisfaction"),
  'desir-franche-ivresse': effect('Franche ivresse', "Doit boire jusqu'à une nette ivresse.", "jusqu'à satisfaction"),
  'desir-gain-d-argent': effect("Gain d'argent", 'Doit empocher au moins dix deniers.', "jusqu'à satisfaction"),
  'desir-bulles-de-savon': effect('Bulles de savon', 'Veut souffler des bulles savonneuses.', "jusqu'à satisfaction"),
  'desir-braiment-d-ane': effect("Braiment d'âne", 'Cherche un âne qui voudra bien braire.', "jusqu'à satisfaction"),
  'desir-danse-avec-un-bel-inconnu': effect(
    'Danse avec un bel inconnu',
    "Doit inviter à danser quelqu'un de beau, jamais rencontré.",
    "jusqu'à satisfaction",
  ),
  'desir-cabane-a-batir': effect('Cabane à bâtir', 'Doit bâtir un abri de fortune.', "jusqu'à satisfaction"),
  'desir-une-chevre-a-soi': effect('Une chèvre à soi', "Doit devenir propriétaire d'une chèvre.", "jusqu'à satisfaction"),
  'desir-bain-de-boue': effect('Bain de boue', 'Doit se vautrer dans une flaque boueuse.', "jusqu'à satisfaction"),
  'desir-baiser-au-cochon': effect('Baiser au cochon', 'Doit donner un baiser à un porc.', "jusqu'à satisfaction"),
  'desir-verre-brise': effect('Verre brisé', 'Doit casser quelque chose en verre.', "jusqu'à satisfaction"),
  'desir-oeufs-casses': effect('Œufs cassés', 'Doit fracasser au sol 3d6 œufs.', "jusqu'à satisfaction"),
  'desir-nuit-sur-une-echelle': effect('Nuit sur une échelle', 'Doit dormir perché sur les barreaux.', "jusqu'à satisfaction"),
  'desir-crane-rase': effect('Crâne rasé', "Doit se faire tondre le crâne par quelqu'un.", "jusqu'à satisfaction"),
  'desir-masochisme': effect(
    'Masochisme',
    "Doit perdre au moins trois points d'endurance en un seul round.",
    "jusqu'à satisfaction",
  ),
  'desir-megalomanie': effect('Mégalomanie', 'Doit se faire acclamer par dix personnes ou plus.', "jusqu'à satisfaction"),
  'desir-violon-arrose': effect('Violon arrosé', 'Doit se soulager dans un instrument à cordes.', "jusqu'à satisfaction"),
}
