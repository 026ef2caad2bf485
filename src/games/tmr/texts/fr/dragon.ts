import { typeset } from '../../../../house/texts/typeset.ts'
import { effect } from '../effectText.ts'

export const dragon = typeset('fr', {
  'queue-mauvaise-rencontre-en-perspective': effect(
    'Mauvaise rencontre en perspective',
    'La rencontre suivante en TMR vient de la table spéciale, plus rude.',
    "jusqu'à la prochaine rencontre",
  ),
  'queue-pelerinage': effect(
    'Pèlerinage',
    "Aucun haut-rêve avant d'avoir rejoint une case tirée au sort.",
    "jusqu'à l'accomplissement",
  ),
  'queue-conquete': effect(
    'Conquête',
    "Aucun haut-rêve avant d'avoir maîtrisé à -7 une case tirée au sort, non humide.",
    "jusqu'à l'accomplissement",
  ),
  'queue-inertie-draconique': effect(
    'Inertie draconique',
    'Double la fatigue de chaque pas ou attente en TMR.',
    "jusqu'au lendemain, fin du Château Dormant",
  ),
  'queue-urgence-draconique': effect(
    'Urgence draconique',
    'Il faut filer déclencher le sort en réserve le plus proche, sinon idée fixe.',
    "jusqu'à l'accomplissement",
  ),
  'queue-reinsertion-aleatoire': effect(
    'Réinsertion aléatoire',
    "Le gardien des rêves replace en secret le demi-rêve, n'importe où.",
    'instantané',
  ),
  'queue-montee-laborieuse': effect(
    'Montée laborieuse',
    'Deux points de rêve par montée, trois en mode accéléré.',
    "jusqu'au lendemain, fin du Château Dormant",
  ),
  'queue-coup-de-barre': effect('Coup de barre', "Tombe d'un coup sous 3d6 de fatigue.", 'instantané'),
  'queue-insomnie': effect('Insomnie', "Ni sommeil ni rêve jusqu'au lendemain.", "jusqu'au lendemain, fin du Château Dormant"),
  'queue-depouillement': effect(
    'Dépouillement',
    "Donner tout son argent au premier inconnu ; rien dépenser d'ici là.",
    "jusqu'à l'accomplissement",
  ),
  'queue-amnesie-selective': effect(
    'Amnésie sélective',
    'Une compétence au hasard, hors Draconic, retombe à sa base.',
    "jusqu'au lendemain, fin du Château Dormant",
  ),
  'queue-souvenir-obsessionnel-de-l-archetype': effect(
    "Souvenir obsessionnel de l'archétype",
    'Le prochain stress ira à une compétence tirée au sort.',
    "jusqu'à la prochaine expérience de stress",
  ),
  'queue-coup-de-foudre-fatal': effect(
    'Coup de foudre fatal',
    'Passion subite pour une personne inconnue, vécue comme un désir lancinant.',
    "jusqu'à la satisfaction",
  ),
  'queue-masque-de-narcos': effect(
    'Masque de Narcos',
    'Apparence et beauté chutent de 1d6 dès le lendemain.',
    '1d7 jours, dès le lendemain',
  ),
  'queue-desir-lancinant': effect(
    'Désir lancinant',
    "Envie tirée sur d20 ; bloque l'expérience d'exercice jusqu'à satisfaction.",
    "jusqu'à la satisfaction",
  ),
  'queue-idee-fixe': effect(
    'Idée fixe',
    "Manie tirée sur d20, active jusqu'au lendemain soir.",
    "jusqu'au lendemain, fin du Château Dormant",
  ),
  'souffle-sommeil-sans-reve': effect(
    'Sommeil sans rêve',
    'Plus aucun rêve, donc plus de récupération de points.',
    '7 + ddr jours',
  ),
  'souffle-mauvaises-rencontres-en-perspective': effect(
    'Mauvaises rencontres en perspective',
    'Plusieurs rencontres à venir sortiront de la table spéciale.',
    'les 7 + ddr prochaines rencontres',
  ),
  'souffle-periple': effect(
    'Périple',
    'Plus de magie, réserves exceptées, avant purification dans tous les sanctuaires ou toutes les nécropoles.',
    "jusqu'à l'accomplissement",
  ),
  'souffle-fermeture-des-cites': effect(
    'Fermeture des cités',
    'Chaque cité devient close ; il faut la reconquérir à -9.',
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
    'Deux points de rêve par montée ; accélérée, trois ou cinq selon les sources.',
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
  'souffle-epuisement': effect('Épuisement', "Toute fatigue subie augmente d'un point, TMR compris.", '7 + ddr jours'),
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
  'tete-don-de-double-reve': effect(
    'Don de double-rêve',
    'Récupération des points de rêve deux fois plus fréquente.',
    'définitif, une seule fois',
  ),
  'tete-don-de-deplacement-accelere': effect(
    'Don de déplacement accéléré',
    'Le déplacement accéléré devient gratuit et toujours disponible.',
    'définitif, une seule fois',
  ),
  'tete-augmentation-du-seuil-de-reve': effect(
    'Augmentation du seuil de rêve',
    "Seuil de rêve +2, jusqu'au double du Rêve.",
    'définitif, cumulable',
  ),
  'tete-connaissance-intuitive-d-un-nouveau-sort': effect(
    "Connaissance intuitive d'un nouveau sort",
    "Apprend d'office un sort ou rituel tiré au sort.",
    'définitif',
  ),
  'tete-terre-d-attache': effect(
    "Terre d'attache",
    "Une case sèche choisie se rejoint d'un bond, à tout round, au lieu d'avancer.",
    'définitif, cumulable',
  ),
  'tete-present-des-cites': effect(
    'Présent des cités',
    'Chaque cité offre une fois Fleur, Passeur ou Messager, au choix.',
    "jusqu'à ce que les 22 cités soient visitées",
  ),
  'tete-reserve-en-securite': effect(
    'Réserve en sécurité',
    'On passe sur ses réserves sans les déclencher, sauf volonté.',
    'définitif, une seule fois',
  ),
  'tete-reserve-extensible': effect(
    'Réserve extensible',
    'Une case choisie, hors fleuve, garde plusieurs réserves sans les lâcher au passage.',
    'définitif, cumulable',
  ),
  'tete-quete-des-eaux': effect(
    'Quête des eaux',
    "Un lac ou marais choisi, une fois maîtrisé, l'est pour toujours.",
    'définitif, cumulable',
  ),
  'tete-connaissance-du-fleuve': effect(
    'Connaissance du fleuve',
    "Bondit d'un point du Fleuve à tout autre, au lieu d'avancer d'une case.",
    'définitif, une seule fois',
  ),
})
