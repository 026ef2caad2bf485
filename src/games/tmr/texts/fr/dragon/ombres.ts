import { effect } from '../../effectText.ts'

export const ombres = {
  'ombre-mauvaise-rencontre-en-perspective': effect(
    'Mauvaise rencontre en perspective',
    'Votre prochaine rencontre dans les Terres vient de la table spéciale, plus rude.',
    "jusqu'à la prochaine rencontre",
  ),
  'ombre-pelerinage': effect(
    'Pèlerinage',
    'Comme la queue du même nom : magie barrée tant que vous n’avez pas rejoint une case tirée au sort ; monter reste permis.',
    "jusqu'à l'accomplissement",
  ),
  'ombre-conquete': effect(
    'Conquête',
    'Comme la queue du même nom : magie barrée tant que vous n’avez pas maîtrisé à −7 une case non humide tirée au sort ; monter reste permis.',
    "jusqu'à l'accomplissement",
  ),
  'ombre-inertie-draconique': effect(
    'Inertie draconique',
    'Chaque pas ou round dans les Terres vous coûte une case de fatigue de plus.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'ombre-urgence-draconique': effect(
    'Urgence draconique',
    'Comme la queue du même nom : magie barrée et pas de descente à votre gré tant que la réserve la plus proche n’est pas déclenchée.',
    "jusqu'à l'accomplissement",
  ),
  'ombre-reinsertion-aleatoire': effect(
    'Réinsertion aléatoire',
    'Le demi-rêve est remis ailleurs, sur une case tirée au sort dont vous n’apprenez que le genre.',
    'instantané',
  ),
  'ombre-montee-laborieuse': effect(
    'Montée laborieuse',
    'Monter vous coûte un point de rêve de plus, quel que soit le mode.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'ombre-coup-de-barre': effect('Coup de barre', 'Vous marquez d’un coup 3d6 cases de fatigue.', 'instantané'),
  'ombre-insomnie': effect(
    'Insomnie',
    'Vous ne pouvez pas dormir avant la fin du Château Dormant du lendemain.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'ombre-depouillement': effect(
    'Dépouillement',
    'Donnez tout votre argent au premier inconnu ; d’ici là, vous ne dépensez rien.',
    "jusqu'à l'accomplissement",
  ),
  'ombre-amnesie-selective': effect(
    'Amnésie sélective',
    'Une de vos compétences, tirée au sort, retombe à sa base.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'ombre-souvenir-morbide-de-l-archetype': effect(
    "Souvenir morbide de l'archétype",
    'Votre prochaine expérience de stress ira en Thanatos.',
    "jusqu'à la prochaine expérience de stress",
  ),
  'ombre-desir-de-boire-du-sang-chaud': effect(
    'Désir de boire du sang chaud',
    'Désir thanataire : il vous faut boire du sang encore chaud.',
    "jusqu'à satisfaction",
  ),
  'ombre-desir-de-dormir-dans-un-cercueil': effect(
    'Désir de dormir dans un cercueil',
    'Désir thanataire : il vous faut passer une nuit dans un cercueil.',
    "jusqu'à satisfaction",
  ),
  'ombre-desir-d-assister-a-une-pendaison': effect(
    "Désir d'assister à une pendaison",
    'Désir thanataire : il vous faut voir pendre quelqu’un.',
    "jusqu'à satisfaction",
  ),
  'ombre-desir-de-parler-a-un-crane': effect(
    'Désir de parler à un crâne',
    'Désir thanataire : il vous faut parler un quart d’heure à un crâne.',
    "jusqu'à satisfaction",
  ),
  'ombre-desir-d-entendre-hurler-de-terreur': effect(
    "Désir d'entendre hurler de terreur",
    'Désir thanataire : il vous faut entendre quelqu’un hurler de terreur.',
    "jusqu'à satisfaction",
  ),
  'ombre-desir-de-blesser-une-femme': effect(
    'Désir de blesser une femme',
    'Désir thanataire de violence, que vous satisfaites ou refoulez.',
    "jusqu'à satisfaction",
  ),
  'ombre-desir-de-blesser-un-enfant': effect(
    'Désir de blesser un enfant',
    'Désir thanataire de violence, que vous satisfaites ou refoulez.',
    "jusqu'à satisfaction",
  ),
  'ombre-desir-d-escalade-difficile': effect(
    "Désir d'escalade difficile",
    'Désir thanataire : il vous faut gravir 4d6 mètres malaisés.',
    "jusqu'à satisfaction",
  ),
  'ombre-injurier-le-premier-inconnu-rencontre': effect(
    'Injurier le premier inconnu rencontré',
    'Vous devez injurier la prochaine personne inconnue que vous croisez.',
    "jusqu'à l'accomplissement",
  ),
  'ombre-couardise-irraisonnee': effect(
    'Couardise irraisonnée',
    'À votre prochain combat, vous fuyez ou vous rendez, sans magie.',
    "jusqu'au prochain combat",
  ),
  'ombre-heroisme-forcene': effect(
    'Héroïsme forcené',
    'À votre prochain combat, vous chargez au contact, sans magie.',
    "jusqu'au prochain combat",
  ),
  'ombre-haine-fatale': effect(
    'Haine fatale',
    'Une jalousie subite vous prend envers quelqu’un ; sa blessure ou son humiliation vous apaise.',
    "jusqu'à satisfaction",
  ),
  'ombre-infarctus': effect(
    'Infarctus',
    'Vous perdez quatre points de vie, et huit cases de fatigue fixes sont marquées.',
    'instantané ; le sommeil n’en rend rien',
  ),
}
