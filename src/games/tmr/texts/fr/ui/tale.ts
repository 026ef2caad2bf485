import { formatOf } from '../../../../../house/texts/format.ts'
import type { DreamerEvent } from '../../../rules/events.ts'
import type { MasteryKind } from '../../../rules/ground/ground.ts'
import { toPlace } from '../toPlace.ts'

type Ending = Extract<DreamerEvent, { type: 'cameDown' }>['why'] | 'asleep' | 'erratic' | Exclude<MasteryKind, 'wet'>

const { count } = formatOf('fr')
const points = (n: number): string => count(n, { one: 'point', other: 'points' })

const ending: Readonly<Record<Ending, string>> = {
  will: 'Redescente de plein gré.',
  evasion: 'Une dérobade a mis fin au voyage.',
  briseur: 'Un Briseur a rompu la concentration.',
  wet: 'L’eau l’a emporté.',
  closed: 'Une cité est restée close.',
  conquest: 'La case n’a pas été conquise.',
  purification: 'La purification a échoué.',
  erratic: 'Un échec mis en réserve est redescendu et a éclaté.',
  failure: 'La concentration s’est rompue.',
  fumble: 'Le sort a éclaté.',
  broken: 'Du dehors, quelque chose a rompu la concentration.',
  spell: 'Voyage réussi : le sort est redescendu avec vous.',
  read: 'Le signe a été lu.',
  synthesis: 'La synthèse a été tentée.',
  asleep: 'Le voyage s’est achevé dans le sommeil.',
}

const verdict = {
  none: 'Aucun dé n’a rien décidé.',
  usual: 'Les dés ont été ce qu’on pouvait en attendre.',
  lucky: 'Les dés ont été plutôt bons.',
  'very-lucky': 'Les dés ont été bien meilleurs qu’attendu : moins d’une fois sur vingt.',
  unlucky: 'Les dés ont été plutôt mauvais.',
  'very-unlucky': 'Les dés ont été bien pires qu’attendu : moins d’une fois sur vingt.',
}

/** A journey that is over, told on a card. */
export const tale = {
  title: 'Le voyage',
  open: 'Récit du voyage',
  map: (p: { place: string }) => `Le chemin sur la carte, jusqu’${toPlace(p.place)}`,
  mapUnknown: 'La carte : le chemin n’est pas connu',
  ending,
  spell: {
    aimed: (p: { spell: string }) => `Sort : ${p.spell}.`,
    resisted: (p: { spell: string }) => `${p.spell} : personne n’a été touché.`,
    impossible: (p: { spell: string }) => `${p.spell} : magie impossible.`,
    unaimed: (p: { spell: string }) => `${p.spell}, sans pouvoir le cibler.`,
    erratic: (p: { spell: string }) => `Échec total : ${p.spell}.`,
    stored: (p: { spell: string }) => `Mis en réserve : ${p.spell}.`,
    failureStored: (p: { spell: string }) => `Un échec mis en réserve : ${p.spell}.`,
  },
  met: (p: { names: string }) => `En chemin : ${p.names}.`,
  rounds: 'Rounds',
  dream: 'Rêve dépensé',
  dreamBoth: (p: { spent: number; won: number }) => `${p.spent}, ${count(p.won, { one: 'gagné', other: 'gagnés' })}`,
  fatigue: 'Fatigue',
  life: 'Vie perdue',
  fumbles: 'Échecs totaux',
  luck: 'Jets heureux',
  luckFigures: (p: { favoured: number; rolls: number; expected: string }) =>
    `${p.favoured} sur ${p.rolls}, attendu : ${p.expected}`,
  verdict,
  learned: (p: { what: string }) => `Expérience : ${p.what}.`,
  inReve: (p: { points: number }) => `${points(p.points)} en RÊVE`,
  inVoie: (p: { points: number; voie: string }) => `${points(p.points)} en ${p.voie}`,
  next: {
    sleep: 'Ensuite : dormir, le rêve reviendra avec les heures.',
    rest: 'Ensuite : se reposer, il reste trop peu de rêve pour monter loin.',
    aimed: 'Ensuite : une autre montée, ou le repos.',
    again: 'Ensuite : remonter, le demi-rêve attend là où il est resté.',
  },
}
