import { formatOf } from '../../../../house/texts/format.ts'
import { typeset } from '../../../../house/texts/typeset.ts'

const { count } = formatOf('fr')

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
  power: 'Pouvoir',
  noPower: 'sans pouvoir',
  noneShown: 'Aucune carte n’est tout cela à la fois.',
  look: 'Voir',
  lookAt: (p: { name: string }) => `Voir ${p.name} de près`,
  add: 'Mettre dans le paquet',
  leave: 'Retirer du paquet',
  count: (p: { count: number; of: number }) => `${count(p.count, { one: 'carte', other: 'cartes' })} sur ${p.of}`,
  fighters: (p: { count: number; least: number }) => `Monstres et armes : ${p.count}, au moins ${p.least}`,
  pays: (p: { share: string; draws: string }) =>
    `Six puissances paient une carte de la première main ${p.share} fois sur 100 (${p.draws} tirages).`,
  payable: (p: { count: string; hand: number }) => `Elles en paient ${p.count} sur ${p.hand} à la fois.`,
  fighterByTwo: (p: { share: string }) => `Un monstre ou une arme dès le deuxième tour : ${p.share} fois sur 100.`,
  costs: 'Cartes par prix',
  cost: (p: { price: number }) => `prix ${p.price}`,
  asked: 'Puissances que demande une main, par couleur',
  held: (p: { count: string }) => `Le trait : ce qu’une rangée de six en tient, ${p.count} en moyenne, arc-en-ciel compris.`,
  paysLater: (p: { hand: number }) => `Ce que paie une ouverture : à partir de ${p.hand} cartes.`,
  good: 'Ce paquet peut être apporté.',
  empty: 'Touchez une carte pour la mettre dans le paquet.',
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
