import { typeset } from '../../../../house/texts/typeset.ts'

type Params = Readonly<Record<string, string>>

/** Where decks are built. */
export const deckBuilder = typeset('fr', {
  title: 'Vos paquets',
  lead: 'Vingt cartes pour un duel à deux, dix à trois ou quatre. Au moins la moitié de monstres et d’armes, une seule de chaque.',
  deck: 'Le paquet',
  cards: 'Les quarante cartes',
  yours: 'Vos paquets gardés',
  from: 'Partir d’un paquet tout fait',
  choose: 'Choisir…',
  ready: (p: { name: string; count: number }) => `${p.name}, ${p.count} cartes`,
  size: 'Pour combien de joueurs ?',
  sizes: (p: { count: number }): string => (p.count === 20 ? 'Deux : 20 cartes' : 'Trois ou quatre : 10 cartes'),
  name: 'Nom du paquet',
  colour: 'Couleur',
  type: 'Sorte',
  all: 'toutes les cartes',
  count: (p: { count: number; of: number }) => `${p.count} cartes sur ${p.of}`,
  fighters: (p: { count: number; least: number }) => `Monstres et armes : ${p.count}, au moins ${p.least}`,
  pays: (p: { share: number; draws: string }) =>
    `Six puissances paient une carte de la première main ${p.share} fois sur 100 (${p.draws} tirages).`,
  paysLater: (p: { hand: number }) => `Ce que paie une ouverture : à partir de ${p.hand} cartes.`,
  good: 'Ce paquet peut être apporté.',
  nameless: 'Donnez-lui un nom.',
  keep: 'Garder',
  kept: (p: { name: string }) => `« ${p.name} » est gardé : il vous sera proposé au début d’un duel.`,
  notKept: 'Ce navigateur n’en garde pas davantage : exportez-le.',
  give: 'Exporter',
  take: 'Importer',
  taken: (p: { name: string }) => `« ${p.name} » est ouvert. Gardez-le pour le jouer.`,
  forget: (p: { name: string }) => `Oublier ${p.name}`,
  refused: {
    'not-a-deck': (_: Params = {}): string => 'Ce fichier n’est pas un paquet du duel.',
    'deck-size': (p: Params): string => `Il faut ${p.size} cartes, il y en a ${p.came}.`,
    'no-such-card': (p: Params): string => `La carte « ${p.card} » n’existe pas.`,
    'card-twice': (p: Params): string => `« ${p.card} » y est deux fois : une seule de chaque.`,
    'too-few-fighters': (p: Params): string => `Il faut au moins ${p.least} monstres et armes, il y en a ${p.fighters}.`,
  },
})
