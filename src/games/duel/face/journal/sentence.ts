import type { JournalLine } from '../../../../house/journal/index.ts'
import type { BaseReader } from '../../../../house/play/index.ts'
import { DREAMER, type Told } from '../../rules/public.ts'
import type { By, Texts } from '../../texts/index.ts'
import type { Naming } from '../words.ts'

/** The words of a sentence, for whoever reads it. */
interface Saying {
  readonly journal: Texts['journal']
  readonly by: (seat: string) => By
  readonly card: (id: string) => string
  readonly cards: (ids: readonly string[]) => readonly string[]
  /** What was attacked: a card, or the dreamer that slept at a seat, as it was told or is remembered. */
  readonly target: (on: string, seat: string, dreamer?: string) => string
}

/** `dreamers`: who slept at each seat. */
export const sayingOf = (
  { texts, own, nameOf }: BaseReader<Texts>,
  dreamers: Readonly<Record<string, string | undefined>>,
  named: Naming,
): Saying => {
  const { journal } = texts
  const card = (id: string): string => named(texts, id)
  const by = (seat: string): By => (seat === own ? null : nameOf(seat))
  return {
    ...{ journal, card },
    by,
    cards: (ids) => ids.map(card),
    target: (on, seat, dreamer = dreamers[seat]) => {
      if (on !== DREAMER) return card(on)
      return dreamer === undefined ? journal.aDreamer({ by: by(seat) }) : card(dreamer)
    },
  }
}

type Of<Type extends Told['type']> = Extract<Told, { readonly type: Type }>
type Sentence<One> = readonly [rule: string | null | ((told: One) => string), say: (told: One, words: Saying) => string]

/** One thing told, in a sentence, and the rule it leads to; null: it is told with others, or goes without saying. */
const SENTENCES: { readonly [Type in Told['type']]: Sentence<Of<Type>> | null } = {
  deckBrought: ['SET-2', ({ seat }, { journal, by }) => journal.brought({ by: by(seat) })],
  dealt: [null, (_, { journal }) => journal.dealt],
  kept: ['SET-5', ({ seat }, { journal, by }) => journal.kept({ by: by(seat) })],
  powersReturned: ['SET-5', ({ seat }, { journal, by }) => journal.returned({ by: by(seat) })],
  lotDrawn: ['SET-6', ({ seat }, { journal, by }) => journal.lot({ by: by(seat) })],
  orderSet: ['SET-6', ({ order }, { journal, by }) => journal.order({ names: order.map(by) })],
  dreamerDrawn: [null, ({ seat, dreamer }, { journal, by, card }) => journal.dreamer({ by: by(seat), card: card(dreamer) })],
  usedShuffled: ['TRN-5', (_, { journal }) => journal.shuffled],
  turnBegan: [null, ({ seat, round }, { journal, by }) => journal.turn({ by: by(seat), round })],
  discarded: ['TRN-4', ({ seat, powers }, { journal, by, cards }) => journal.discarded({ by: by(seat), names: cards(powers) })],
  designated: ['CMB-2', ({ seat, opponent }, { journal, by }) => journal.designated({ by: by(seat), opponent: by(opponent) })],
  summoned: [
    'SUM-6',
    (told, { journal, by, card }) => journal.summoned({ by: by(told.seat), card: card(told.card), endurance: told.endurance }),
  ],
  itemUsed: ['ITM-4', (told, { journal, by, card }) => journal.used({ by: by(told.seat), card: card(told.card) })],
  enduranceChanged: [
    ({ by, seat }) => (by === seat ? 'POW-4' : 'POW-5'),
    ({ by: who, seat, ...told }, { journal, by, card }) =>
      journal[who === seat ? 'lengthened' : 'worn']({ by: by(who), card: card(told.card), endurance: told.endurance }),
  ],
  stilled: ['POW-6', (told, { journal, by, card }) => journal.stilled({ by: by(told.by), card: card(told.card) })],
  recalled: [
    'POW-7',
    ({ seat, take, drop }, { journal, by, cards }) =>
      journal.recalled({ by: by(seat), names: cards(take), dropped: cards(drop) }),
  ],
  dispelled: [
    'POW-8',
    ({ by: seat, powers, of }, { journal, by, cards }) => {
      const rows = [...new Set(of)].map((owner) => ({
        own: owner === seat,
        of: by(owner),
        names: cards(powers.filter((_, at) => of?.[at] === owner)),
      }))
      return journal.dispelled({ by: by(seat), rows: rows.length > 0 ? rows : [{ names: cards(powers) }] })
    },
  ],
  bartered: [
    'POW-11',
    (told, { journal, by, cards }) =>
      journal.bartered({ by: by(told.seat), other: by(told.with), give: cards(told.give), take: cards(told.take) }),
  ],
  exchanged: ['POW-12', (told, { journal, by }) => journal.exchanged({ by: by(told.seat), other: by(told.with) })],
  attacked: [
    ({ on, add }) => (add.length > 0 ? 'CMB-6' : on === DREAMER ? 'CMB-4' : 'CMB-5'),
    ({ seat, with: fighter, on, opponent, dreamer, attack, add }, { journal, by, card, cards, target }) =>
      journal.attacked({ by: by(seat), card: card(fighter), on: target(on, opponent, dreamer), attack, added: cards(add) }),
  ],
  defended: [
    'CMB-8',
    ({ seat, defence, won, add, item }, { journal, by, card, cards }) =>
      journal.defended({ by: by(seat), defence, won, added: cards(add), item: item === null ? null : card(item) }),
  ],
  artefactDefeated: [null, (told, { journal, card }) => journal.defeated({ card: card(told.card) })],
  dreamerWoke: [
    'DRM-1',
    ({ why, seat, dreamer }, { journal, target }) => journal.woke[why]({ card: target(DREAMER, seat, dreamer) }),
  ],
  sleepPrepared: ['DRM-3', ({ seat }, { journal, by }) => journal.prepared({ by: by(seat) })],
  wentOut: [
    ({ why }) => (why === 'conceded' ? 'WIN-3' : 'DRM-7'),
    ({ why, seat }, { journal, by }) => journal.out[why]({ by: by(seat) }),
  ],
  fightLapsed: ['WIN-3', (_, { journal }) => journal.lapsed],
  won: ['WIN-1', ({ seat }, { journal, by }) => journal.won({ by: by(seat) })],
  powerDrawn: null,
  cardDrawn: null,
  refilled: null,
  turnEnded: null,
}

const lineOf = (text: string, rule: string | null, seat?: string): JournalLine => ({
  ...{ text, rule, rolls: [] },
  ...(seat !== undefined && { seat }),
})

const whoseDeed = (told: Told): string | undefined => ('by' in told ? told.by : 'seat' in told ? told.seat : undefined)

/** TRN-9: what a turn's end takes is told of each camp. */
const broken = ({ broken = [] }: Of<'turnEnded'>, { journal, by, cards }: Saying): readonly JournalLine[] =>
  [...new Set(broken.map(({ seat }) => seat))].map((seat) => {
    const lost = broken.flatMap((one) => (one.seat === seat ? [one.card] : []))
    return lineOf(journal.broken({ by: by(seat), cards: cards(lost) }), 'TRN-9', seat)
  })

export const sentence = (told: Told, words: Saying): readonly JournalLine[] => {
  if (told.type === 'turnEnded') return broken(told, words)
  const [rule, say] = (SENTENCES[told.type] as Sentence<Told> | null) ?? [null, null]
  return say ? [lineOf(say(told, words), typeof rule === 'function' ? rule(told) : rule, whoseDeed(told))] : []
}

/** What is taken back is told to whoever it was done to. */
export const tookBack = (taken: readonly Told[], { journal, by }: Saying): readonly JournalLine[] => {
  const attack = taken.find(({ type }) => type === 'attacked')
  const whose = attack ?? taken[0]
  if (!whose || !('seat' in whose)) return []
  return [lineOf(journal.tookBack[attack ? 'attack' : 'choice']({ by: by(whose.seat) }), null, whose.seat)]
}

/** TRN-4: what one player drew at once is one sentence. */
export const drawn = (pieces: readonly Told[], { journal, by, cards }: Saying): readonly JournalLine[] => {
  const seats = [...new Set(pieces.flatMap((one) => ('seat' in one ? [one.seat] : [])))]
  return seats.flatMap((seat) => {
    const powers = pieces.flatMap((one) => (one.type === 'powerDrawn' && one.seat === seat ? [one.power] : []))
    const taken = pieces.flatMap((one) => (one.type === 'cardDrawn' && one.seat === seat ? [one.card] : []))
    const names = cards(taken.filter((card) => card !== null))
    return [
      ...(powers.length > 0 ? [lineOf(journal.powersDrawn({ by: by(seat), names: cards(powers) }), 'TRN-4', seat)] : []),
      ...(taken.length > 0 ? [lineOf(journal.cardsDrawn({ by: by(seat), count: taken.length, names }), null, seat)] : []),
    ]
  })
}
