import { effect } from '../../effectText.ts'

export const souffles = {
  'souffle-sommeil-sans-reve': effect(
    'Sommeil sans rêve',
    'Votre sommeil, sans rêve, ne vous rend aucun point de rêve.',
    '7 + ddr jours',
  ),
  'souffle-mauvaises-rencontres-en-perspective': effect(
    'Mauvaises rencontres en perspective',
    'Vos prochaines rencontres dans les Terres viennent de la table spéciale.',
    'les 7 + ddr prochaines rencontres',
  ),
  'souffle-periple': effect(
    'Périple',
    'Magie barrée, réserves exceptées, tant que le demi-rêve n’est pas purifié dans tous les sanctuaires ou toutes les nécropoles ; monter reste permis.',
    "jusqu'à l'accomplissement",
  ),
  'souffle-fermeture-des-cites': effect(
    'Fermeture des cités',
    'Chaque cité vous est close ; il vous faut la reconquérir à −9.',
    "jusqu'à la reconquête, cité par cité",
  ),
  'souffle-debordement': effect(
    'Débordement',
    'Une case sèche, tirée au sort, vous est pour toujours une case humide à maîtriser.',
    'définitif',
  ),
  'souffle-impraticabilite-des-ponts': effect(
    'Impraticabilité des ponts',
    'Les ponts vous demandent la même maîtrise que les cases humides.',
    '7 + ddr jours',
  ),
  'souffle-desorientation': effect(
    'Désorientation',
    'Un genre de terre disparaît pour vous ; y marcher, c’est sortir de la carte.',
    '7 + ddr jours',
  ),
  'souffle-trou-noir': effect(
    'Trou noir',
    'Une case sèche, tirée au sort, est perdue pour vous à jamais, et vos réserves avec elle.',
    'définitif',
  ),
  'souffle-peage': effect('Péage', 'Entrer sur un pont ou dans une cité vous coûte un point de rêve.', '7 + ddr jours'),
  'souffle-montee-laborieuse': effect(
    'Montée laborieuse',
    'Monter vous coûte un point de rêve de plus, quel que soit le mode.',
    '7 + ddr jours',
  ),
  'souffle-double-resistance-du-fleuve': effect(
    'Double résistance du fleuve',
    'Fleuve, lacs et marais vous demandent deux maîtrises de suite.',
    '7 + ddr jours',
  ),
  'souffle-confusion-draconique': effect(
    'Confusion draconique',
    'Vous oubliez un sort connu, tiré au sort ; le réapprendre coûte la moitié.',
    "jusqu'à ce que le sort soit réappris",
  ),
  'souffle-epuisement': effect(
    'Épuisement',
    'Toute fatigue que vous prenez augmente d’une case, dans les Terres aussi.',
    '7 + ddr jours',
  ),
  'souffle-perte-dans-une-caracteristique': effect(
    'Perte dans une caractéristique',
    'Une de vos caractéristiques, tirée au sort, baisse de 1d7 ; un point peut en rester perdu.',
    '7 + ddr jours ; un point peut rester perdu à jamais',
  ),
  'souffle-vieillissement-instantane': effect(
    'Vieillissement instantané',
    'Vous prenez 1d7 ans d’un coup ; votre constitution peut en souffrir.',
    'définitif',
  ),
  'souffle-non-combativite': effect(
    'Non-combativité',
    'Une de vos compétences de combat, tirée au sort, perd un niveau.',
    'définitif',
  ),
  'souffle-je-m-en-foutisme': effect(
    "Je-m'en-foutisme",
    'Une de vos compétences, ni de combat ni de savoir, tirée au sort, perd un niveau.',
    'définitif',
  ),
  'souffle-paresse-intellectuelle': effect(
    'Paresse intellectuelle',
    'Un de vos savoirs, voies draconiques comprises, tiré au sort, perd un niveau.',
    'définitif',
  ),
  'souffle-queue-de-dragon-perpetuelle': effect(
    'Queue de Dragon perpétuelle',
    'Vous subissez 7 + ddr queues de Dragon, une à la fois.',
    '7 + ddr queues, une à la fois',
  ),
}
