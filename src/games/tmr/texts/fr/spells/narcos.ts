import { effect } from '../../effectText.ts'
import { lasting } from './durations.ts'

export const narcos = {
  alliance: effect('Alliance', 'Soude la gemme à son support : un seul et même artefact.', lasting.instant),
  'annulation-de-magie-narcos': effect(
    'Annulation de magie',
    "Défait un effet magique depuis la case même qui l'a vu naître.",
    lasting.instant,
  ),
  autonomie: effect('Autonomie', 'Rend un artefact automatique et se rechargeant seul ; deux points de seuil.', lasting.instant),
  'bouilloire-de-melimnod': effect(
    'Bouilloire de Mélimnod',
    'Ustensile enchanté qui, rempli, chauffe de lui-même.',
    lasting.instant,
  ),
  'detection-d-aura-narcos': effect("Détection d'aura", 'Révèle si la cible porte du rêve ou subit une magie.', lasting.instant),
  'ecaille-d-activite': effect("Écaille d'activité", "L'artefact relance à volonté un sort gravé en lui.", lasting.instant),
  'ecaille-d-efficacite': effect(
    "Écaille d'efficacité",
    "Octroie +1 à l'usage normal d'un outil ou d'une arme.",
    lasting.instant,
  ),
  'ecailles-de-protection-contre-griffes-et-crocs': effect(
    'Écailles de protection contre griffes et crocs',
    "Talisman réduisant d'un point les coups d'animaux et de pugilat.",
    lasting.instant,
  ),
  'ecailles-de-protection-contre-la-magie': effect(
    'Écailles de protection contre la magie',
    'Talisman : +1 pour résister aux sorts hostiles.',
    lasting.instant,
  ),
  'ecailles-de-protection-contre-la-maladie': effect(
    'Écailles de protection contre la maladie',
    'Talisman : +1 pour surmonter une infection.',
    lasting.instant,
  ),
  'ecailles-de-protection-contre-le-feu': effect(
    'Écailles de protection contre le feu',
    "Talisman réduisant d'un point les brûlures.",
    lasting.instant,
  ),
  'ecailles-de-protection-contre-le-venin': effect(
    'Écailles de protection contre le venin',
    'Talisman : +1 pour surmonter un empoisonnement.',
    lasting.instant,
  ),
  'ecailles-de-protection-contre-les-lames': effect(
    'Écailles de protection contre les lames',
    "Talisman réduisant d'un point les coups d'armes au contact.",
    lasting.instant,
  ),
  'ecailles-de-protection-contre-les-projectiles': effect(
    'Écailles de protection contre les projectiles',
    "Talisman réduisant d'un point les traits et armes lancées.",
    lasting.instant,
  ),
  enchantement: effect('Enchantement', 'Verse du rêve dans une pierre ou un breuvage.', lasting.instant),
  individualite: effect('Individualité', 'Autorise une pierre de plus, donc un pouvoir distinct.', lasting.instant),
  'lecture-d-aura-narcos': effect(
    "Lecture d'aura",
    "Déchiffre une aura par paliers : nature, case d'origine, puis force.",
    lasting.instant,
  ),
  maitrise: effect('Maîtrise', "Crée l'attache entre un artefact et son futur porteur.", lasting.instant),
  permanence: effect('Permanence', "Empêche le rêve enchâssé de s'évaporer ; un point de seuil.", lasting.instant),
  'puits-de-reve': effect('Puits de rêve', 'Réservoir où garder du rêve pour alimenter sa magie.', lasting.instant),
  purification: effect('Purification', "Étape obligée avant de répéter un même rituel d'objet.", lasting.instant),
  restauration: effect('Restauration', 'Recharge un talisman protecteur vidé ; un point de seuil.', lasting.instant),
}
