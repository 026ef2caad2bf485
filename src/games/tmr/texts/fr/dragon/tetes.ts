import { effect } from '../../effectText.ts'

export const tetes = {
  'tete-don-de-double-reve': effect(
    'Don de double-rêve',
    'Votre sommeil lance deux dés de rêve par heure au lieu d’un.',
    'définitif, une seule fois',
  ),
  'tete-don-de-deplacement-accelere': effect(
    'Don de déplacement accéléré',
    'Monter en accéléré ne vous coûte plus rien de plus, et tout voyage avance ainsi.',
    'définitif, une seule fois',
  ),
  'tete-augmentation-du-seuil-de-reve': effect(
    'Augmentation du seuil de rêve',
    'Votre seuil de rêve monte de 2, sans dépasser le double de RÊVE.',
    'définitif, cumulable',
  ),
  'tete-connaissance-intuitive-d-un-nouveau-sort': effect(
    "Connaissance intuitive d'un nouveau sort",
    'Vous connaissez aussitôt un sort ou un rituel de plus, tiré au sort.',
    'définitif',
  ),
  'tete-terre-d-attache': effect(
    "Terre d'attache",
    'Libre dans les Terres, vous pouvez bondir à une case sèche choisie au lieu de faire un pas.',
    'définitif, cumulable',
  ),
  'tete-present-des-cites': effect(
    'Présent des cités',
    'Chaque cité vous offre une fois une Fleur, un Passeur ou un Messager, à votre choix.',
    "jusqu'à ce que les 22 cités soient visitées",
  ),
  'tete-reserve-en-securite': effect(
    'Réserve en sécurité',
    'Vous passez sur vos réserves sans les déclencher, sauf à le vouloir.',
    'définitif, une seule fois',
  ),
  'tete-reserve-extensible': effect(
    'Réserve extensible',
    'Une case que vous choisissez, hors fleuve, garde plusieurs réserves, et n’en lâche aucune tant qu’une voie a de la place.',
    'définitif, cumulable',
  ),
  'tete-quete-des-eaux': effect(
    'Quête des eaux',
    'Un lac ou marais que vous choisissez, une fois maîtrisé, l’est pour toujours.',
    'définitif, cumulable',
  ),
  'tete-connaissance-du-fleuve': effect(
    'Connaissance du fleuve',
    'Sur le Fleuve, vous pouvez bondir à n’importe quelle autre de ses cases au lieu de faire un pas.',
    'définitif, une seule fois',
  ),
  'tete-augmentation-de-caracteristique': effect(
    'Augmentation de caractéristique',
    'Une de vos caractéristiques gagne un point, si un d20 la dépasse.',
    'définitif',
  ),
  'tete-souvenir-immediat-de-l-archetype': effect(
    "Souvenir immédiat de l'archétype",
    'Une de vos compétences sous l’archétype progresse aussitôt, souvent jusqu’à +3.',
    'définitif',
  ),
  'tete-don-limite-de-reussite': effect(
    'Don limité de réussite',
    'Sept de vos échecs à venir dans une compétence deviennent des réussites significatives.',
    '7 utilisations',
  ),
  'tete-don-de-vraie-chance': effect('Don de vraie chance', 'Votre chance vous revient tout entière, une fois.', 'instantané'),
  'tete-don-de-voir-la-magie': effect(
    'Don de voir la magie',
    'Un jet de VUE vous montre les auras de magie active.',
    'définitif, cumulable',
  ),
  'tete-don-de-haut-reve': effect(
    'Don de haut-rêve',
    'Vous ouvre les Terres et les voies draconiques ; vous pouvez le refuser.',
    'définitif',
  ),
  'tete-don-de-sentir-les-haut-revants': effect(
    'Don de sentir les haut-rêvants',
    'Un jet d’EMPATHIE vous révèle un haut-rêvant côtoyé un round.',
    'définitif, cumulable',
  ),
  'tete-don-de-sentir-le-mensonge': effect(
    'Don de sentir le mensonge',
    'Un jet d’EMPATHIE vous révèle un menteur délibéré.',
    'définitif, cumulable',
  ),
  'tete-don-de-resistance-a-la-magie': effect(
    'Don de résistance à la magie',
    '+1 à vos résistances contre Hypnos et Thanatos.',
    'définitif, cumulable',
  ),
  'tete-don-de-non-resistance-a-la-magie': effect(
    'Don de non-résistance à la magie',
    'Vous pouvez choisir de subir un effet magique sans résister.',
    'définitif, unique',
  ),
  'tete-don-de-controler-son-sommeil': effect(
    'Don de contrôler son sommeil',
    'Un jet de VOLONTÉ vous laisse vous endormir et vous éveiller à votre gré.',
    'définitif, cumulable',
  ),
  'tete-don-limite-de-resistance-au-poison': effect(
    'Don limité de résistance au poison',
    'Une simple réussite en CONSTITUTION vous suffit contre un poison.',
    'définitif, unique',
  ),
  'tete-don-limite-de-resistance-a-la-maladie': effect(
    'Don limité de résistance à la maladie',
    'Une simple réussite en CONSTITUTION vous suffit contre une maladie.',
    'définitif, unique',
  ),
  'tete-don-d-apprivoiser-les-animaux': effect(
    "Don d'apprivoiser les animaux",
    'Votre jet d’EMPATHIE adoucit une bête, une seule tentative pour chacune.',
    'définitif, cumulable',
  ),
  'tete-don-d-orientation': effect(
    "Don d'orientation",
    'Un jet d’EMPATHIE vous fait retrouver le nord ou votre route.',
    'définitif, cumulable',
  ),
  'tete-don-limite-de-guerison': effect(
    'Don limité de guérison',
    'Vos jets de chirurgie valent un point de tâche de plus.',
    'définitif, unique',
  ),
}
