import { type RefusalParams, type RefusalText, say } from '../../../../house/texts/fr/refusals.ts'

const many = (value: RefusalParams[string] | undefined, one: string, other: string): string => (Number(value) > 1 ? other : one)

/** The words of the duel for what its rules refuse: what to do about it. */
export const refusals = {
  over: say('Le duel est fini.'),
  'not-a-player': say('Vous regardez cette table : prenez un siège pour jouer.'),
  out: say('Vous êtes hors du duel.'),
  'wrong-phase': say('Ce n’est pas le moment de faire cela.'),
  'not-your-turn': say('La table attend quelqu’un d’autre.'),
  'already-answered': say('Vous avez déjà répondu.'),
  'no-such-deck': say('Ce paquet n’existe pas : choisissez-en un autre.'),
  'deck-size': (p) => `Il faut ${p.size} cartes, il y en a ${p.came}.`,
  'no-such-card': say('Cette carte n’est pas dans votre main.'),
  'card-twice': say('Une carte y est deux fois : une seule de chaque.'),
  'too-few-fighters': (p) => `Il faut au moins ${p.least} monstres et armes, il y en a ${p.fighters}.`,
  'not-ready': say('Tous n’ont pas encore apporté leurs cartes.'),
  'last-dreamer': say('C’est votre dernier dormeur : l’éveiller serait abandonner.'),
  'not-your-power': say('Cette puissance n’est pas dans votre rangée, ou sert déjà.'),
  'too-many': (p) => (p.most === undefined ? 'C’est trop.' : `C’est trop : ${p.most} au plus.`),
  'wrong-type': say('Cette carte ne se joue pas ainsi.'),
  'no-slot': say('Votre camp est plein : trois artefacts au plus.'),
  'too-early': say('Pas encore : le premier tour de table se passe sans cela.'),
  'only-in-defence': say('Un abri ne se joue qu’en défense, quand on vous attaque.'),
  'no-conception': say('Votre dormeur n’a plus de conception à donner ce tour-ci.'),
  'wrong-number': (p) =>
    p.price === undefined
      ? 'Ce n’est pas le prix.'
      : `Le prix est de ${p.price} ${many(p.price, 'puissance', 'puissances')}, exactement.`,
  'wrong-property': (p): string =>
    p.property === '+'
      ? 'Votre dormeur est heureux : il n’invoque les monstres qu’avec des puissances heureuses.'
      : 'Votre dormeur est mauvais : il n’invoque les monstres qu’avec des puissances mauvaises.',
  'wrong-time': (p) => `Ce monstre demande ${p.day} de jour et ${p.night} de nuit, pas davantage.`,
  'mixed-kinds': say('Toutes d’un même genre : jour ou nuit, heureuses ou mauvaises.'),
  'no-designation': say('Il n’y a personne à désigner maintenant.'),
  'no-such-seat': say('Choisissez d’abord avec qui.'),
  'already-played': say('Ce joueur a déjà joué ce tour de table : désignez-en un autre.'),
  'designate-first': say('Désignez d’abord votre adversaire : c’est lui qui jouera ensuite.'),
  'no-such-artefact': say('Cet artefact n’est pas dans votre camp.'),
  held: say('Il est figé : il n’attaque pas ce tour-ci.'),
  'already-attacked': say('Il a déjà attaqué ce tour-ci.'),
  exhausted: say('Il n’a plus d’endurance.'),
  'already-awake': say('Son dormeur vient de s’éveiller : on ne l’attaque plus ce tour-ci.'),
  'no-such-target': say('Choisissez ce qui est visé.'),
  guarded: say('Un artefact debout barre la route : le dormeur est gardé.'),
  'weak-point': say('Il craint la couleur de ce dormeur : il ne peut pas l’attaquer.'),
  'cannot-reinforce': say('Cette puissance ne renforce pas ici : il faut sa couleur, et son moment ou son genre.'),
  'not-a-shelter': say('Seul un abri se joue en défense.'),
  'no-power': say('Cette carte n’a pas de pouvoir à exercer.'),
  'no-effect': say('Cela ne ferait rien : faites d’abord votre choix.'),
  'no-room': say('La rangée serait trop longue : choisissez ce que vous défaussez.'),
  'not-equal': (p) => `Autant d’un côté que de l’autre : vous en donnez ${p.give} et en prenez ${p.take}.`,
} satisfies Record<string, RefusalText>
