import { effect } from '../../effectText.ts'
import { lasting } from './durations.ts'

export const thanatos = {
  'animer-un-squelette': effect(
    'Animer un squelette',
    'Réduit un mort à son ossature et le met à son service.',
    lasting.permanent,
  ),
  'animer-un-zombi': effect('Animer un zombi', 'Relève un mort en serviteur qui ne pourrit plus.', lasting.permanent),
  'autometamorphose-en-bete': effect(
    'Autométamorphose en bête',
    "Devient réellement une bête ; l'instinct peut prendre le dessus.",
    lasting.birthHour,
  ),
  cauchemar: effect('Cauchemar', "Gâche les nuits d'une victime sous emprise mentale.", lasting.untilNightEnds),
  cecite: effect('Cécité', "Ronge les yeux d'une victime sous emprise physique.", lasting.whilePossessed),
  'dague-de-meurtre': effect('Dague de meurtre', 'Arme piégée qui pousse son détenteur à assassiner.', lasting.permanent),
  'detection-d-aura-thanatos': effect(
    "Détection d'aura",
    'Révèle si la cible porte du rêve ou subit une magie.',
    lasting.instant,
  ),
  'faire-parler-un-crane': effect(
    'Faire parler un crâne',
    'Interroge des restes sur toute une existence et au-delà.',
    lasting.roundPerPoint,
  ),
  'faire-parler-un-mort': effect(
    'Faire parler un mort',
    'Interroge une dépouille sur ses ultimes instants.',
    lasting.roundPerPoint,
  ),
  fletrissement: effect('Flétrissement', "Gâte la beauté d'autrui pour un temps, selon la dépense.", lasting.slowRecovery),
  'griffe-de-thanatos': effect('Griffe de Thanatos', "Piège d'artefact : s'en servir ôte de la vie.", lasting.permanent),
  'griffe-morbide-de-thanatos': effect(
    'Griffe morbide de Thanatos',
    "Piège d'artefact qui entraîne en outre un dépérissement quotidien.",
    lasting.permanent,
  ),
  interdiction: effect('Interdiction', 'Défend un acte précis à un envoûté sous emprise mentale.', lasting.victimBirthHour),
  'invocation-d-un-desespoir': effect(
    "Invocation d'un Désespoir",
    'Attire le Désespoir errant le plus voisin ; à dompter.',
    lasting.untilConfronted,
  ),
  'invocation-d-une-haine': effect(
    "Invocation d'une Haine",
    'Attire la Haine errante la plus voisine ; à dompter.',
    lasting.untilConfronted,
  ),
  'invocation-d-une-peur': effect(
    "Invocation d'une Peur",
    'Attire la Peur errante la plus voisine ; à dompter.',
    lasting.untilConfronted,
  ),
  'lecture-d-aura-thanatos': effect(
    "Lecture d'aura",
    "Déchiffre une aura par paliers : nature, case d'origine, puis force.",
    lasting.instant,
  ),
  maladie: effect('Maladie', 'Consume peu à peu un envoûté sous emprise physique.', lasting.whilePossessed),
  'metamorphose-en-bete': effect(
    'Métamorphose en bête',
    "Rend animal le corps ou le mental d'un envoûté.",
    lasting.whilePossessed,
  ),
  'peur-thanataire': effect('Peur thanataire', 'Un objet devient insoutenable à qui pose les yeux dessus.', lasting.birthHour),
  'poing-de-thanatos': effect('Poing de Thanatos', 'Frappe occulte non mortelle, proportionnée à la dépense.', lasting.instant),
  'possession-d-esprit': effect(
    "Possession d'esprit",
    "Via une relique, s'empare point par point d'une volonté.",
    lasting.unlimited,
  ),
  'possession-de-corps': effect(
    'Possession de corps',
    "Via une relique, s'empare point par point d'un organisme.",
    lasting.unlimited,
  ),
  putrescence: effect('Putrescence', "Délabre un objet d'une décennie par point.", lasting.permanent),
  surdite: effect('Surdité', "Ronge les oreilles d'une victime sous emprise physique.", lasting.whilePossessed),
  tache: effect('Tâche', 'Contraint un envoûté sous emprise mentale à une mission.', lasting.untilTaskDone),
  thanatoeil: effect('Thanatœil', 'Mauvais sort : geste suivant raté, puis malchance.', lasting.victimBirthHour),
}
