import { formatOf } from '../../../../house/texts/format.ts'
import { de } from '../../../../house/texts/fr/nouns.ts'
import { typeset } from '../../../../house/texts/typeset.ts'

const { count, number } = formatOf('fr')
const instead = (p: { better: number; made: number }): string => `${number(p.better)} au lieu de ${number(p.made)}`

/** How often, of so many deals. */
interface Often {
  readonly better: number
  readonly made: number
  readonly deals: number
}
const often = (p: Often): string => `${number(p.better)} fois sur ${p.deals} au lieu de ${number(p.made)}`

/** A duel that is over, looked at again. */
export const hindsight = typeset('fr', {
  title: 'Lucide',
  story: {
    title: 'Le duel, tour par tour',
    told: (p: { turns: number; woke: number; own: boolean }) =>
      `${count(p.turns, { one: 'tour', other: 'tours' })}${p.own ? ' (pleins : les vôtres)' : ''}, ${count(p.woke, { one: 'dormeur éveillé', other: 'dormeurs éveillés' })} (◉). Touchez un tour pour le revoir.`,
    turn: (p: { number: number; name: string }) => `Tour ${p.number}, ${p.name}`,
    woke: (p: { card: string }) => `${p.card} s’éveille`,
    playOn: 'Rejouer d’ici',
    chance: (p: { share: number }) => `chances de gagner : ${p.share} sur 100`,
    decided: 'le tour qui a décidé',
    line: 'La ligne : vos chances de gagner selon Lucide.',
    turning: (p: { number: number; from: number; to: number }) =>
      `Le tour ${p.number} a décidé : de ${p.from} à ${p.to} sur 100.`,
  },
  open: 'Revoir avec Lucide',
  looking: (p: { seen: number; of: number }) => `Lucide relit vos choix : ${p.seen} sur ${p.of}.`,
  found: (p: { count: number }) => `Lucide aurait joué bien autrement à ${count(p.count, { one: 'moment', other: 'moments' })}.`,
  none: 'Lucide n’aurait joué bien autrement à aucun moment.',
  failed: 'Ce duel n’a pas pu être relu.',
  again: 'Essayer encore',
  first: 'Voir le premier moment',
  next: 'Moment suivant',
  previous: 'Moment précédent',
  place: (p: { at: number; of: number }) => `Moment ${p.at} sur ${p.of}`,
  mark: 'Lucide aurait joué autrement',
  made: (p: { deed: string }) => `Vous avez joué : ${p.deed}.`,
  better: (p: { deed: string }) => `Lucide aurait joué : ${p.deed}.`,
  brings: (p: { what: readonly string[]; deals: number }) =>
    `À votre tour suivant, en moyenne de ${p.deals} donnes possibles de ce que vous ne voyiez pas : ${p.what.join(' ; ')}.`,
  counted: {
    won: (p: Often) => `duel gagné ${often(p)}`,
    out: (p: Often) => `duel perdu ${often(p)}`,
    foeWoken: (p: Often) => `dormeurs éveillés en face, ${instead(p)}`,
    ownWoken: (p: Often) => `vos dormeurs éveillés, ${instead(p)}`,
    open: (p: Often) => `votre dormeur sans garde ${often(p)}`,
    foeOpen: (p: Often) => `dormeurs sans garde en face, ${instead(p)}`,
    camp: (p: Often) => `artefacts dans votre camp, ${instead(p)}`,
    foeCamp: (p: Often) => `artefacts en face, ${instead(p)}`,
    hand: (p: Often) => `cartes en main, ${instead(p)}`,
    row: (p: Often) => `puissances dans votre rangée, ${instead(p)}`,
  },
  deeds: {
    aimed: (p: { deed: string; verb: string; at: string }) => `${p.deed} et ${p.verb.toLowerCase()} (${p.at})`,
    traded: (p: { give: string; take: string }) => `${p.give} contre ${p.take}`,
    paid: (p: { deed: string; with: string }) => `${p.deed}, en payant avec ${p.with}`,
    paidConception: (p: { count: number }) => count(p.count, { one: 'conception', other: 'conceptions' }),
    attack: (p: { card: string; on: string }) => `attaquer ${p.on} avec ${p.card}`,
    attackDreamer: (p: { card: string; name: string }) => `attaquer le dormeur ${de(p.name)} avec ${p.card}`,
    added: (p: { deed: string; added: string }) => `${p.deed}, en renforçant avec ${p.added}`,
    let: 'laisser venir',
    defend: (p: { with: string }) => `défendre avec ${p.with}`,
    discard: (p: { names: string }) => `défausser ${p.names}`,
    discardNone: 'ne rien défausser',
    wake: 'éveiller votre dormeur',
    designate: (p: { name: string }) => `désigner ${p.name}`,
    summon: (p: { card: string }) => `invoquer ${p.card}`,
    use: (p: { card: string }) => `utiliser ${p.card}`,
    end: 'finir le tour',
  },
})
