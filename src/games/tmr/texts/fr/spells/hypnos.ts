import { effect } from '../../effectText.ts'
import { lasting } from './durations.ts'

export const hypnos = {
  'annulation-de-magie-hypnos': effect(
    'Annulation de magie',
    "Défait un effet magique depuis la case même qui l'a vu naître.",
    lasting.instant,
  ),
  'annulation-de-ses-propres-illusions': effect(
    'Annulation de ses propres illusions',
    "Efface à bas prix une de ses illusions depuis sa case d'origine.",
    lasting.instant,
  ),
  'conjurer-l-oubli': effect(
    "Conjurer l'oubli",
    'Ramène une réminiscence perdue, pour une unique interrogation.',
    lasting.oneQuestion,
  ),
  'detection-d-aura-hypnos': effect("Détection d'aura", 'Révèle si la cible porte du rêve ou subit une magie.', lasting.instant),
  egarement: effect('Égarement', "Embrouille l'esprit : tout travail réfléchi tourne au fiasco.", lasting.hourOrStress),
  fatigue: effect('Fatigue', "Épuise la victime ; une volonté faible s'endort ou chancelle.", lasting.instant),
  fauchage: effect('Fauchage', "Fait tomber un humanoïde persuadé d'un croche-pied.", lasting.instant),
  'grand-sommeil-d-hypnos': effect(
    "Grand sommeil d'Hypnos",
    "Assoupit sans limite, jusqu'à l'énoncé d'un mot convenu.",
    lasting.wakingWord,
  ),
  'guerrier-sorde': effect(
    'Guerrier Sorde',
    "Appelle un combattant lourdement armé contre l'ennemi qu'on lui montre.",
    lasting.oneTask,
  ),
  'guerrier-turme': effect('Guerrier Turme', "Appelle une sentinelle qui garde le dormeur et donne l'alerte.", lasting.oneTask),
  'harpe-d-hypnos': effect(
    "Harpe d'Hypnos",
    "Via un instrument, capte les sons d'une personne ou salle lointaine.",
    lasting.roundPerPoint,
  ),
  invisibilite: effect('Invisibilité', 'Soustrait aux yeux une seule cible, équipement non compris.', lasting.birthHour),
  'invoquer-sa-presence': effect(
    'Invoquer sa présence',
    "Par un miroir, dialogue au loin sous forme d'image.",
    lasting.roundPerPoint,
  ),
  'invoquer-sa-voix': effect(
    'Invoquer sa voix',
    'Par un instrument, parle au loin sans percevoir la réponse.',
    lasting.roundPerPoint,
  ),
  'invoquer-son-image': effect('Invoquer son image', 'Par un miroir, projette au loin son double muet.', lasting.roundPerPoint),
  kanaillou: effect('Kanaillou', 'Appelle un factotum malicieux qui rend service contre paiement.', lasting.oneTask),
  'langue-d-hypnos': effect("Langue d'Hypnos", "Donne à un aliment la saveur trompeuse d'un autre.", lasting.birthHour),
  'lecture-d-aura-hypnos': effect(
    "Lecture d'aura",
    "Déchiffre une aura par paliers : nature, case d'origine, puis force.",
    lasting.instant,
  ),
  metamorphose: effect('Métamorphose', "Déguise la cible en être d'une autre catégorie, à taille égale.", lasting.birthHour),
  'miroir-d-hypnos': effect(
    "Miroir d'Hypnos",
    'Via un reflet, montre une personne ou une salle éloignée.',
    lasting.roundPerPoint,
  ),
  'narine-d-hypnos': effect("Narine d'Hypnos", 'Remplace un parfum naturel par un autre, aussi fort.', lasting.birthHour),
  'non-agressivite': effect(
    'Non-agressivité',
    'Écarte une bête menaçante ; une bête déjà féroce suspend juste son assaut.',
    lasting.instant,
  ),
  'non-reve': effect('Non-rêve', 'Prive de tout rêve : ni Terres ni récupération.', lasting.hourPast4),
  nonechalepasse: effect('Nonechalepasse', 'Appelle un garde en armure qui interdit un passage.', lasting.birthHour),
  oubli: effect('Oubli', 'Amnésie différée portant sur les heures suivant le sort.', lasting.delayedPast6),
  peur: effect('Peur', 'Terreur soudaine : sans volonté suffisante, on reste sonné.', lasting.instant),
  repos: effect('Repos', 'Délasse : deux points effacent un segment de fatigue.', lasting.instant),
  serenite: effect('Sérénité', 'Remonte le moral vers zéro, un cran par trois points.', lasting.instant),
  sommeil: effect('Sommeil', 'Endort profondément, un round par point investi.', lasting.roundPerPoint),
  suggestion: effect('Suggestion', 'Impose un geste bref et immédiat, renouvelable selon la dépense.', lasting.orders),
  transfiguration: effect('Transfiguration', "Modifie l'aspect visuel en restant dans une même catégorie.", lasting.birthHour),
  'tympan-d-hypnos': effect("Tympan d'Hypnos", 'Remplace une voix, un cri ou un bruit par un autre.', lasting.birthHour),
  'voix-d-hypnos': effect("Voix d'Hypnos", 'Repasse un échange récent et y décèle les tromperies.', lasting.oneRound),
}
