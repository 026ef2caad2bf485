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
import { cardCalled, cardName } from '../words.ts'
import { back, campId, dreamerId, foeId, IN_TURN, keeping, powerToggles, saying, whyNot } from './answers.ts'
import type { AskingMe, DuelAnswer, DuelQuestion } from './asking.ts'

interface Case extends AskingMe {
  readonly doing: Attacking
  readonly attacker: Standing
  readonly opponent: Player
}

const nameOfTarget = ({ texts, opponent }: Case, on: string): string =>
  cardName(texts, on === DREAMER ? (opponent.dreamer ?? '') : on)

/** Where it is touched. */
const targetId = (seat: string, on: string): string => (on === DREAMER ? dreamerId(seat) : foeId(seat, on))

/** What comes of it as things lie open now. */
const outlook = ({ texts }: Case, { attack, defence }: Sum): string => {
  const { attack: words, sum } = texts.ui.prompts
  const totals = { attack: attack.total, defence: defence.total }
  return `${sum.total(totals)}. ${totals.attack > totals.defence ? words.passes : words.fails}`
}

const targets = (at: Case): readonly DuelAnswer[] => {
  const { texts, table, me, opponent, attacker, doing } = at
  const { attack, sum: sums } = texts.ui.prompts
  return [...opponent.camp.map(({ card }) => card), DREAMER].map((on, place) => {
    const laid = { with: attacker.card, on, add: [] }
    const shut = whyNot(at, { type: 'attack', ...laid })
    const label = attack.target({ target: nameOfTarget(at, on) })
    const sum = shut ? null : sumOfAttack(table, me, laid)
    return {
      ...{ id: targetId(opponent.seat, on), label, refusal: null, sum, ...(shut && { group: 'guarded' }) },
      told: sum ? `${label}, ${sums.total({ attack: sum.attack.total, defence: sum.defence.total })}` : label,
      letter: String(place + 1),
      words: cardCalled(texts, on === DREAMER ? (opponent.dreamer ?? '') : on),
      rule: on === DREAMER ? 'CMB-4' : 'CMB-5',
      follows: always(sum && outlook(at, sum)),
      takes: keeping({ doing: { ...doing, on, add: [] } }),
      ...shut,
    }
  })
}

/** POW-10: as far as is open: a card in hand, and something to pay with. */
const mayShelter = ({ view, opponent }: Case): boolean => {
  const hand = view.players.find(({ seat }) => seat === opponent.seat)?.hand ?? 0
  return hand > 0 && opponent.row.length + conceptionsOf(opponent) > 0
}

const confirmation = (at: Case, on: string, sum: Sum): DuelAnswer => {
  const { texts, table, attacker, opponent, doing } = at
  const { attack: words } = texts.ui.prompts
  const most = openDefence(table, attacker.card, opponent, on)
  const { attack, defence } = sum
  // What already fails needs no answer.
  const open = attack.total > defence.total ? [words.openly({ most, shelter: mayShelter(at) })] : []
  const follows = [outlook(at, sum), ...open, words.spends({ left: attacker.endurance - 1 })].join(' ')
  return saying(at, { type: 'attack', with: attacker.card, on, add: [...doing.add] }, follows, {
    ...{ id: 'confirm', label: words.say({ attack: attack.total }), letter: texts.ui.keys.attack, rule: 'CMB-6' },
    told: `${words.target({ target: nameOfTarget(at, on) })}, ${follows.replace(/\.$/, '')}`,
  })
}

/** CMB: with what one attacks whom, and what is added. */
export const attackQuestion = (asking: AskingMe, doing: Attacking): DuelQuestion | null => {
  const { texts, table, me } = asking
  const attacker = standingOf(me, doing.with)
  const opponent = table.players.find(({ seat }) => seat === table.designated)
  if (!attacker || !opponent || opponent.dreamer === null) return null
  const { attack } = texts.ui.prompts
  const at: Case = { ...asking, doing, attacker, opponent }
  const { on } = doing
  const sum = sumOfAttack(table, me, doing)
  const [title, laid] = [attack.title({ card: cardName(texts, doing.with) }), [campId(doing.with)]]
  const common = { kind: 'attack', ...IN_TURN, title, laid, sum } as const
  if (on === null || !sum)
    return { ...common, id: `attack ${doing.with}`, asks: attack.asks, answers: [...targets(at), back(asking)] }
  const able = reinforcing(me.row, attacker, opposingColour(opponent, on), table.advanced)
  const adds = powerToggles(at, 'add', able, doing.add, (add) => ({ doing: { ...doing, add } }))
  // A step back.
  const another = { ...back(asking), label: attack.another, takes: keeping({ doing: { ...doing, on: null, add: [] } }) }
  return {
    ...common,
    id: `attack ${doing.with} ${on}`,
    laid: [...laid, targetId(opponent.seat, on)],
    ...(adds.length > 0 && { asks: attack.asksAdd }),
    answers: [confirmation(at, on, sum), ...adds, another],
  }
}
