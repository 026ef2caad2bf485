import { effect } from '../../effectText.ts'

export const tetes = {
  'tete-don-de-double-reve': effect(
    'Don de double-rêve',
    "En dormant, deux dés de rêve par heure au lieu d'un.",
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
    'On passe sur ses réserves sans les déclencher, sauf à le vouloir.',
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
  'tete-augmentation-de-caracteristique': effect(
    'Augmentation de caractéristique',
    'Une caractéristique gagne un point, si le d20 la dépasse.',
    'définitif',
  ),
  'tete-souvenir-immediat-de-l-archetype': effect(
    "Souvenir immédiat de l'archétype",
    "Une compétence sous l'archétype progresse aussitôt, souvent jusqu'à +3.",
    'définitif',
  ),
  'tete-don-limite-de-reussite': effect(
    'Don limité de réussite',
    "Sept échecs futurs d'une compétence deviennent des réussites significatives.",
    '7 utilisations',
  ),
  'tete-don-de-vraie-chance': effect(
    'Don de vraie chance',
    'Le vrai-rêvant regagne mieux sa chance chaque jour ; le haut-rêvant la retrouve toute, une fois.',
    'instantané',
  ),
  'tete-don-de-voir-la-magie': effect(
    'Don de voir la magie',
    'Un jet de Vue montre les auras de magie active.',
    'définitif, cumulable',
  ),
  'tete-don-de-haut-reve': effect(
    'Don de haut-rêve',
    "Ouvre l'accès aux Terres et aux voies draconiques ; peut être refusé.",
    'définitif',
  ),
  'tete-don-de-sentir-les-haut-revants': effect(
    'Don de sentir les haut-rêvants',
    "Un jet d'Empathie démasque un haut-rêvant côtoyé un round.",
    'définitif, cumulable',
  ),
  'tete-don-de-sentir-le-mensonge': effect(
    'Don de sentir le mensonge',
    "Un jet d'Empathie trahit un menteur délibéré.",
    'définitif, cumulable',
  ),
  'tete-don-de-resistance-a-la-magie': effect(
    'Don de résistance à la magie',
    "+1 pour résister aux sorts d'Hypnos et de Thanatos.",
    'définitif, cumulable',
  ),
  'tete-don-de-non-resistance-a-la-magie': effect(
    'Don de non-résistance à la magie',
    'On peut choisir de subir un effet sans résister.',
    'définitif, unique',
  ),
  'tete-don-de-controler-son-sommeil': effect(
    'Don de contrôler son sommeil',
    "Un jet de Volonté permet de s'endormir et de s'éveiller à son gré.",
    'définitif, cumulable',
  ),
  'tete-don-limite-de-resistance-au-poison': effect(
    'Don limité de résistance au poison',
    'Une simple réussite en Constitution suffit contre un poison.',
    'définitif, unique',
  ),
  'tete-don-limite-de-resistance-a-la-maladie': effect(
    'Don limité de résistance à la maladie',
    'Une simple réussite en Constitution suffit contre une maladie.',
    'définitif, unique',
  ),
  'tete-don-d-apprivoiser-les-animaux': effect(
    "Don d'apprivoiser les animaux",
    "Un jet d'Empathie adoucit une bête, une seule tentative pour chacune.",
    'définitif, cumulable',
  ),
  'tete-don-d-orientation': effect(
    "Don d'orientation",
    "Un jet d'Empathie fait retrouver le nord ou sa route.",
    'définitif, cumulable',
  ),
  'tete-don-limite-de-guerison': effect(
    'Don limité de guérison',
    'Un point de tâche en plus par jet de chirurgie.',
    'définitif, unique',
  ),
}
