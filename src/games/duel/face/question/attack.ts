import { always } from '../../../../house/question/index.ts'
import {
  conceptionsOf,
  DREAMER,
  openDefence,
  opposingColour,
  type Player,
  reinforcing,
  type Standing,
  type Sum,
  standingOf,
  sumOfAttack,
} from '../../rules/public.ts'
import type { Attacking } from '../desk/desk.ts'
import { cardName } from '../words.ts'
import { dreamerId, foeId, IN_TURN, keeping, powerToggles, saying, whyNot } from './answers.ts'
import type { AskingMe, DuelAnswer, DuelQuestion } from './asking.ts'

interface Case extends AskingMe {
  readonly doing: Attacking
  readonly attacker: Standing
  readonly opponent: Player
}

const nameOfTarget = ({ texts, opponent }: Case, on: string): string =>
  cardName(texts, on === DREAMER ? (opponent.dreamer ?? '') : on)

/** What comes of it as things lie open now. */
const outlook = ({ texts, table, me, doing }: Case, on: string, add: readonly string[]) => {
  const { attack: words, sum: sums } = texts.ui.prompts
  const { attack, defence } = sumOfAttack(table, me, { ...doing, on, add }) as Sum
  const totals = { attack: attack.total, defence: defence.total }
  return { ...totals, words: `${sums.total(totals)}. ${totals.attack > totals.defence ? words.passes : words.fails}` }
}

const targets = (at: Case): readonly DuelAnswer[] => {
  const { texts, opponent, attacker } = at
  const { attack, sum } = texts.ui.prompts
  return [...opponent.camp.map(({ card }) => card), DREAMER].map((on, place) => {
    const refusal = whyNot(at, { type: 'attack', with: attacker.card, on, add: [] })
    const label = attack.target({ target: nameOfTarget(at, on) })
    const now = refusal ? null : outlook(at, on, [])
    return {
      id: on === DREAMER ? dreamerId(opponent.seat) : foeId(opponent.seat, on),
      label,
      told: now ? `${label}, ${sum.total(now)}` : label,
      letter: String(place + 1),
      words: [nameOfTarget(at, on)],
      rule: on === DREAMER ? 'CMB-4' : 'CMB-5',
      refusal,
      follows: always(now?.words ?? null),
      takes: keeping({ kind: 'attackOn', on }),
    }
  })
}

/** CMB-6: the powers of the row that reinforce. */
const additions = (at: Case, on: string): readonly DuelAnswer[] => {
  const { me, table, attacker, opponent, doing } = at
  return powerToggles(at, 'add', reinforcing(me.row, attacker, opposingColour(opponent, on), table.advanced), doing.add)
}

/** POW-10: as far as is open: a card in hand, and something to pay with. */
const mayShelter = ({ view, opponent }: Case): boolean => {
  const hand = view.players.find(({ seat }) => seat === opponent.seat)?.hand ?? 0
  return hand > 0 && opponent.row.length + conceptionsOf(opponent) > 0
}

const confirmation = (at: Case, on: string): DuelAnswer => {
  const { texts, table, attacker, opponent, doing } = at
  const { attack } = texts.ui.prompts
  const now = outlook(at, on, doing.add)
  const most = openDefence(table, attacker.card, opponent, on)
  // What already fails needs no answer.
  const open = now.attack > now.defence ? [attack.openly({ most, shelter: mayShelter(at) })] : []
  const follows = [now.words, ...open, attack.spends({ left: attacker.endurance - 1 })].join(' ')
  return saying(at, { type: 'attack', with: attacker.card, on, add: [...doing.add] }, follows, {
    ...{ id: 'confirm', label: attack.say(now), letter: texts.ui.keys.attack, rule: 'CMB-6' },
  })
}

/** CMB: with what one attacks whom, and what is added. */
export const attackQuestion = (asking: AskingMe, doing: Attacking): DuelQuestion | null => {
  const { texts, table, me } = asking
  const attacker = standingOf(me, doing.with)
  const opponent = table.players.find(({ seat }) => seat === table.designated)
  if (!attacker || !opponent || opponent.dreamer === null) return null
  const { prompts } = texts.ui
  const at: Case = { ...asking, doing, attacker, opponent }
  const { on } = doing
  const back: DuelAnswer = { id: 'back', label: prompts.back, group: 'back', takes: keeping({ kind: 'putBack' }) }
  const another: DuelAnswer = {
    ...{ id: 'another', label: prompts.attack.another, group: 'back' },
    takes: keeping({ kind: 'attackOn', on: null }),
  }
  const title = prompts.attack.title({ card: cardName(texts, doing.with) })
  const common = { kind: 'attack', ...IN_TURN, title } as const
  if (on === null) return { ...common, id: `attack ${doing.with}`, asks: prompts.attack.asks, answers: [...targets(at), back] }
  const adds = additions(at, on)
  return {
    ...common,
    id: `attack ${doing.with} ${on}`,
    ...(adds.length > 0 && { asks: prompts.attack.asksAdd }),
    answers: [confirmation(at, on), ...adds, another, back],
  }
}
