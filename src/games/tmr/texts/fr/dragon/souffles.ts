import { effect } from '../../effectText.ts'

export const souffles = {
  'souffle-sommeil-sans-reve': effect(
    'Sommeil sans rêve',
    'Le sommeil, sans rêve, ne rend aucun point de rêve.',
    '7 + ddr jours',
  ),
  'souffle-mauvaises-rencontres-en-perspective': effect(
    'Mauvaises rencontres en perspective',
    'Plusieurs rencontres à venir sortiront de la table spéciale.',
    'les 7 + ddr prochaines rencontres',
  ),
  'souffle-periple': effect(
    'Périple',
    'Magie barrée, réserves exceptées, tant que le demi-rêve n’est pas purifié dans tous les sanctuaires ou toutes les nécropoles ; monter reste permis.',
    "jusqu'à l'accomplissement",
  ),
  'souffle-fermeture-des-cites': effect(
    'Fermeture des cités',
    'Chaque cité devient close ; il faut la reconquérir à −9.',
    "jusqu'à la reconquête, cité par cité",
  ),
  'souffle-debordement': effect(
    'Débordement',
    'Une case sèche au hasard devra toujours être maîtrisée comme humide.',
    'définitif',
  ),
  'souffle-impraticabilite-des-ponts': effect(
    'Impraticabilité des ponts',
    'Les ponts exigent la même maîtrise que les cases humides.',
    '7 + ddr jours',
  ),
  'souffle-desorientation': effect(
    'Désorientation',
    'Un genre de terre disparaît ; y entrer vaut sortie de carte.',
    '7 + ddr jours',
  ),
  'souffle-trou-noir': effect('Trou noir', 'Une case sèche au hasard est perdue à jamais, sa réserve aussi.', 'définitif'),
  'souffle-peage': effect('Péage', 'Ponts et cités se font payer un point de rêve au passage.', '7 + ddr jours'),
  'souffle-montee-laborieuse': effect(
    'Montée laborieuse',
    'Deux points de rêve par montée, trois en mode accéléré.',
    '7 + ddr jours',
  ),
  'souffle-double-resistance-du-fleuve': effect(
    'Double résistance du fleuve',
    'Il faut deux maîtrises de suite par case humide.',
    '7 + ddr jours',
  ),
  'souffle-confusion-draconique': effect(
    'Confusion draconique',
    'Un sort connu, au hasard, est oublié ; réapprentissage à moitié prix.',
    "jusqu'à ce que le sort soit réappris",
  ),
  'souffle-epuisement': effect('Épuisement', 'Toute fatigue subie augmente d’une case, dans les Terres aussi.', '7 + ddr jours'),
  'souffle-perte-dans-une-caracteristique': effect(
    'Perte dans une caractéristique',
    'Une caractéristique au hasard baisse de 1d7, avec séquelle possible.',
    '7 + ddr jours ; un point peut rester perdu à jamais',
  ),
  'souffle-vieillissement-instantane': effect(
    'Vieillissement instantané',
    "Prend 1d7 ans d'un coup ; constitution menacée.",
    'définitif',
  ),
  'souffle-non-combativite': effect('Non-combativité', "Un talent martial tiré au sort recule d'un niveau.", 'définitif'),
  'souffle-je-m-en-foutisme': effect(
    "Je-m'en-foutisme",
    "Un talent ni martial ni savant, tiré au sort, recule d'un niveau.",
    'définitif',
  ),
  'souffle-paresse-intellectuelle': effect(
    'Paresse intellectuelle',
    "Un savoir tiré au sort, voies draconiques comprises, recule d'un niveau.",
    'définitif',
  ),
  'souffle-queue-de-dragon-perpetuelle': effect(
    'Queue de Dragon perpétuelle',
    'Enchaîne 7 + ddr queues de Dragon, une à la fois.',
    '7 + ddr queues, une à la fois',
  ),
}
