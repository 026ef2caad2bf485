import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')

export const create = {
  title: 'Un haut-rêvant à vous',
  intro: 'Donnez-lui un nom, ses forces, ses sorts, puis posez son demi-rêve sur la carte.',
  name: 'Nom',
  namePlaceholder: 'Quel est son nom ?',
  characteristics: 'Caractéristiques',
  voies: 'Niveaux dans les voies',
  spells: 'Sorts connus',
  spellsFound: (p: { count: number }) => count(p.count, { one: 'sort', other: 'sorts' }),
  noSpellFound: 'Aucun sort ne répond à cette recherche : élargissez-la.',
  filterVoie: 'Voie',
  filterGenre: 'Genre de terre',
  filterKind: 'Sort ou rituel',
  place: 'Posez le demi-rêve',
  placeHint: "Touchez n'importe laquelle des 189 cases : c'est là que commencera le premier voyage.",
  placed: (p: { place: string }) => `Le demi-rêve est posé : ${p.place}.`,
  needsName: 'Il manque un nom : donnez-lui-en un.',
  needsCell: 'Il manque une case : posez le demi-rêve sur la carte.',
}

/** The first journey, and the keys. */
export const guide = {
  keys: {
    directions: { keys: '7 8 9 1 2 3', does: 'avancer dans une des six directions ; les flèches aussi' },
    enter: { keys: 'Entrée', does: 'prendre le choix marqué, ou celui du conseil' },
    letters: { keys: 'M D R L', does: 'maîtriser, se dérober, refouler, laisser passer' },
    zoom: { keys: '+ −', does: 'approcher, éloigner' },
    fit: { keys: '0', does: 'voir toute la carte, puis revenir de près' },
    point: { keys: 'Alt + clic', does: 'montrer une case à la table ; un appui long aussi' },
    undo: { keys: 'Ctrl Z', does: 'défaire le dernier choix' },
    line: { keys: '/', does: 'dire ou demander en toutes lettres : monter, n, où, autour, aide' },
    escape: { keys: 'Échap', does: 'fermer ce qui est ouvert' },
    help: { keys: '?', does: 'montrer cette liste' },
  },
  firstJourney: 'Premier voyage',
  steps: [
    'Montez : votre demi-rêve vous attend là où vous l’aviez laissé.',
    'Avancez de case en case vers une terre où votre sort peut se lancer.',
    'Si quelque chose vient, lisez les chances et choisissez.',
    'Sur la bonne terre, lancez le sort ; puis descendez et désignez sa cible.',
  ],
}
