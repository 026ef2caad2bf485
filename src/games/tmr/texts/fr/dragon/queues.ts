import { effect } from '../../effectText.ts'

export const queues = {
  'queue-mauvaise-rencontre-en-perspective': effect(
    'Mauvaise rencontre en perspective',
    'Votre prochaine rencontre dans les Terres vient de la table spéciale, plus rude.',
    "jusqu'à la prochaine rencontre",
  ),
  'queue-pelerinage': effect(
    'Pèlerinage',
    "Magie barrée tant que vous n'avez pas rejoint une case tirée au sort ; monter reste permis.",
    "jusqu'à l'accomplissement",
  ),
  'queue-conquete': effect(
    'Conquête',
    "Magie barrée tant que vous n'avez pas maîtrisé à −7 une case non humide tirée au sort ; monter reste permis.",
    "jusqu'à l'accomplissement",
  ),
  'queue-inertie-draconique': effect(
    'Inertie draconique',
    'Chaque pas ou round dans les Terres vous coûte une case de fatigue de plus.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'queue-urgence-draconique': effect(
    'Urgence draconique',
    'Magie barrée et pas de descente à votre gré tant que la réserve la plus proche n’est pas déclenchée ; sans réserve, une idée fixe.',
    "jusqu'à l'accomplissement",
  ),
  'queue-reinsertion-aleatoire': effect(
    'Réinsertion aléatoire',
    'Le demi-rêve est remis ailleurs, sur une case tirée au sort dont vous n’apprenez que le genre.',
    'instantané',
  ),
  'queue-montee-laborieuse': effect(
    'Montée laborieuse',
    'Monter vous coûte un point de rêve de plus, quel que soit le mode.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'queue-coup-de-barre': effect('Coup de barre', 'Vous marquez d’un coup 3d6 cases de fatigue.', 'instantané'),
  'queue-insomnie': effect(
    'Insomnie',
    'Vous ne pouvez pas dormir avant la fin du Château Dormant du lendemain.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'queue-depouillement': effect(
    'Dépouillement',
    'Donnez tout votre argent au premier inconnu ; d’ici là, vous ne dépensez rien.',
    "jusqu'à l'accomplissement",
  ),
  'queue-amnesie-selective': effect(
    'Amnésie sélective',
    'Une de vos compétences, tirée au sort hors draconic, retombe à sa base.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'queue-souvenir-obsessionnel-de-l-archetype': effect(
    "Souvenir obsessionnel de l'archétype",
    'Votre prochaine expérience de stress ira à une compétence tirée au sort.',
    "jusqu'à la prochaine expérience de stress",
  ),
  'queue-coup-de-foudre-fatal': effect(
    'Coup de foudre fatal',
    'Une passion subite vous prend pour une personne inconnue, et compte comme un désir lancinant.',
    "jusqu'à satisfaction",
  ),
  'queue-masque-de-narcos': effect(
    'Masque de Narcos',
    'Dès demain, votre apparence et votre beauté chutent de 1d6.',
    '1d7 jours, dès le lendemain',
  ),
  'queue-desir-lancinant': effect(
    'Désir lancinant',
    'Une envie tirée au d20 vous tient : tant qu’elle dure, vos jets ne vous apprennent plus rien.',
    "jusqu'à satisfaction",
  ),
  'queue-idee-fixe': effect(
    'Idée fixe',
    'Une manie tirée au d20 vous tient jusqu’à la fin du Château Dormant du lendemain.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
}
