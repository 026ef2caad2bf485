import { formatOf } from '../../../../house/texts/format.ts'
import { de } from '../../../../house/texts/fr/nouns.ts'

const { count, and } = formatOf('fr')

/** Who did it: a name; null: whoever reads. */
export type By = string | null

const does = (by: By, you: string, they: string): string => (by === null ? `Vous ${you}` : `${by} ${they}`)
const to = (by: By): string => by ?? 'vous'
const listed = (names: readonly string[]): string => (names.length > 0 ? ` : ${and(names)}` : '')
const powers = (n: number): string => count(n, { one: 'puissance', other: 'puissances' })
const with_ = (names: readonly string[]): string => (names.length > 0 ? `, avec ${and(names)}` : '')

/** Powers of one row; `of`: whose it is, where that was told. */
export interface Dispelled {
  readonly names: readonly string[]
  readonly of?: By
  readonly own?: boolean
}

const lying = ({ of, own }: Dispelled): string => {
  if (of === undefined) return ''
  return of === null ? ' dans votre rangée' : own ? ' dans sa rangée' : ` dans la rangée ${de(of)}`
}

/** What happened, in a sentence. */
export const journal = {
  brought: (p: { by: By }) => `${does(p.by, 'apportez vos', 'apporte ses')} cartes.`,
  dealt: 'Les cartes sont données.',
  kept: (p: { by: By }) => `${does(p.by, 'gardez vos', 'garde ses')} six puissances.`,
  returned: (p: { by: By }) =>
    `${does(p.by, 'rendez vos', 'rend ses')} six puissances et en ${p.by === null ? 'tirez' : 'tire'} six autres.`,
  lot: (p: { by: By }) => (p.by === null ? 'Le sort vous désigne.' : `Le sort désigne ${p.by}.`),
  order: (p: { names: readonly By[] }) => `Ordre du premier tour de table : ${p.names.map(to).join(', ')}.`,
  dreamer: (p: { by: By; card: string }) => `${does(p.by, 'vous penchez', 'se penche')} sur un dormeur : ${p.card}.`,
  powersDrawn: (p: { by: By; names: readonly string[] }) =>
    `${does(p.by, 'tirez', 'tire')} ${powers(p.names.length)}${listed(p.names)}.`,
  cardsDrawn: (p: { by: By; count: number; names: readonly string[] }) =>
    `${does(p.by, 'prenez', 'prend')} ${count(p.count, { one: 'carte', other: 'cartes' })}${listed(p.names)}.`,
  shuffled: 'Les puissances usées retournent à la pioche.',
  turn: (p: { by: By; round: number }) => (p.by === null ? 'À vous de jouer.' : `Au tour ${de(p.by)}.`),
  discarded: (p: { by: By; names: readonly string[] }) => `${does(p.by, 'défaussez', 'défausse')} ${and(p.names)}.`,
  designated: (p: { by: By; opponent: By }) =>
    `${does(p.by, 'désignez', p.opponent === null ? 'vous désigne' : 'désigne')}${p.opponent === null ? '' : ` ${p.opponent}`}.`,
  summoned: (p: { by: By; card: string; endurance: number }) =>
    `${does(p.by, 'invoquez', 'invoque')} ${p.card}, endurance ${p.endurance}.`,
  used: (p: { by: By; card: string }) => `${does(p.by, 'utilisez', 'utilise')} ${p.card}.`,
  lengthened: (p: { by: By; card: string; endurance: number }) =>
    `${does(p.by, 'prolongez', 'prolonge')} ${p.card} : endurance ${p.endurance}.`,
  worn: (p: { by: By; card: string; endurance: number }) =>
    `${does(p.by, 'érodez', 'érode')} ${p.card} : endurance ${p.endurance}.`,
  stilled: (p: { by: By; card: string }) => `${does(p.by, 'figez', 'fige')} ${p.card}.`,
  recalled: (p: { by: By; names: readonly string[]; dropped: readonly string[] }) =>
    `${does(p.by, 'rappelez', 'rappelle')} ${p.names.length > 0 ? and(p.names) : 'des puissances de la pioche'}${p.dropped.length > 0 ? ` et ${p.by === null ? 'défaussez' : 'défausse'} ${and(p.dropped)}` : ''}.`,
  dispelled: (p: { by: By; rows: readonly Dispelled[] }) =>
    `${does(p.by, 'dissipez', 'dissipe')} ${and(p.rows.map((row) => `${and(row.names)}${lying(row)}`))}.`,
  bartered: (p: { by: By; other: By; give: readonly string[]; take: readonly string[] }) =>
    `${does(p.by, 'troquez', 'troque')} ${and(p.give)} contre ${and(p.take)} avec ${to(p.other)}.`,
  exchanged: (p: { by: By; other: By }) => `${does(p.by, 'échangez votre', 'échange son')} dormeur avec ${p.other ?? 'vous'}.`,
  attacked: (p: { by: By; card: string; on: string; attack: number; added: readonly string[] }) =>
    p.card === p.on
      ? `${p.by === null ? `Votre carte ${p.card}` : `La carte ${p.card} ${de(p.by)}`} attaque la même en face${with_(p.added)} :\u00a0${p.attack}.`
      : `${p.card} attaque ${p.on}${with_(p.added)} :\u00a0${p.attack}.`,
  defended: (p: { by: By; defence: number; added: readonly string[]; item: string | null; won: boolean }) =>
    `${does(p.by, 'opposez', 'oppose')} ${p.defence}${with_([...p.added, ...(p.item === null ? [] : [p.item])])} : ${p.won ? "l'attaque passe" : "l'attaque échoue"}.`,
  defeated: (p: { card: string }) => `Artefact défait : ${p.card}.`,
  broken: (p: { by: By; cards: readonly string[] }) =>
    `${p.by === null ? 'Votre camp' : `Le camp ${de(p.by)}`} perd ${and(p.cards)}, à bout d'endurance.`,
  woke: {
    attack: (p: { card: string }) => `${p.card} s'éveille en sursaut !`,
    own: (p: { card: string }) => `${p.card} s'éveille, de plein gré.`,
    idle: (p: { card: string }) => `Deux tours sans rien faire : ${p.card} s'éveille.`,
  },
  aDreamer: (p: { by: By }) => (p.by === null ? 'Votre dormeur' : `Le dormeur ${de(p.by)}`),
  prepared: (p: { by: By }) => `${p.by === null ? 'Votre camp' : `Le camp ${de(p.by)}`} se dissout avec le rêve.`,
  out: {
    awake: (p: { by: By }) =>
      `${p.by === null ? 'Vos dormeurs sont tous éveillés' : `Les dormeurs ${de(p.by)} sont tous éveillés`} : hors du duel.`,
    conceded: (p: { by: By }) => `${does(p.by, 'abandonnez', 'abandonne')}.`,
  },
  tookBack: {
    attack: (p: { by: By }) => `${does(p.by, 'reprenez votre', 'reprend son')} attaque.`,
    choice: (p: { by: By }) => `${does(p.by, 'reprenez votre', 'reprend son')} choix.`,
  },
  lapsed: "L'attaque reste sans suite.",
  won: (p: { by: By }) => (p.by === null ? 'Vous avez gagné le duel.' : `${p.by} gagne le duel.`),
  round: (p: { round: number }) => (p.round === 0 ? 'Avant le premier tour' : `Tour de table ${p.round}`),
}
