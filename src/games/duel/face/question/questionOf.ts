import { isPower, sizesOf, sumOfFight } from '../../rules/public.ts'
import { cardCalled, cardName } from '../words.ts'
import { IN_TURN } from './answers.ts'
import type { Asking, AskingMe, DuelQuestion, Waking } from './asking.ts'
import { attackQuestion } from './attack.ts'
import { beginQuestion, gatheringQuestion, openingQuestion } from './before.ts'
import { defenceQuestion } from './defence.ts'
import { playQuestion } from './play.ts'
import { powerTouched } from './touched.ts'
import { turnQuestion } from './turn.ts'

const waitTitle = ({ texts, view, nameOf }: Asking): string => {
  const { wait } = texts.ui.prompts
  if (view.phase === 'gathering') return wait.gathering
  const [awaited = '', another] = view.awaited
  if (view.phase === 'opening') return another ? wait.opening : wait.chooses({ name: nameOf(awaited) })
  return view.phase === 'defence' ? wait.defends({ name: nameOf(awaited) }) : wait.title({ name: nameOf(awaited) })
}

/** Nothing is asked of whoever looks. */
const waiting = (asking: Asking): DuelQuestion => {
  const { texts, view, table, format, me, nameOf } = asking
  const { wait } = texts.ui.prompts
  const names = format.and(view.awaited.map(nameOf))
  // The title names whoever is alone.
  const unnamed = view.phase === 'gathering' || (view.phase === 'opening' && view.awaited.length > 1)
  const asks = me === null ? wait.watching : me.out ? wait.outAsks : unnamed ? wait.asks({ names }) : undefined
  return {
    ...{ kind: 'wait', id: `wait ${view.turn} ${view.phase} ${view.awaited.join()}`, answers: [], ...IN_TURN },
    title: waitTitle(asking),
    sum: sumOfFight(table),
    ...(asks !== undefined && { asks }),
  }
}

/** WIN-3: of two, whoever left with dreamers still to come has given up. */
const gaveUp = ({ view: { players }, table }: Asking): string | null =>
  (players.length === 2 && players.find(({ out, awake }) => out && awake.length < sizesOf(table).dreamers)?.seat) || null

const over = (asking: Asking): DuelQuestion => {
  const { texts, view, me, nameOf } = asking
  const { over: words } = texts.ui.prompts
  const left = gaveUp(asking)
  const leftAsks = left === me?.seat ? words.youGaveUp : words.gaveUp({ name: nameOf(left ?? '') })
  const { winner } = view
  const name = winner === null ? '' : nameOf(winner)
  const own = me !== null && winner === me.seat
  return {
    ...{ kind: 'over', id: 'over', fields: [], answers: [], waits: 'nothing' },
    title: own ? words.won : me ? words.lost : words.watched({ name }),
    asks: left !== null ? leftAsks : own ? words.asksYou : words.asks({ name }),
  }
}

/** The end is told once the last dreamer has woken. */
const wakes = ({ texts, view }: Asking, { dreamer, why }: Waking): DuelQuestion => ({
  ...{ kind: 'wait', id: `wakes ${view.turn}`, answers: [], ...IN_TURN },
  title: texts.journal.woke[why]({ card: cardName(texts, dreamer) }),
})

const inTurn = (asking: AskingMe): DuelQuestion => {
  const { doing } = asking.desk
  if (doing?.kind === 'play' && asking.view.phase === 'prepare') return playQuestion(asking, doing)
  return (doing?.kind === 'attack' ? attackQuestion(asking, doing) : null) ?? turnQuestion(asking)
}

const asked = (asking: Asking): DuelQuestion => {
  const { view, me } = asking
  if (view.phase === 'over') return asking.waking && !asking.past ? wakes(asking, asking.waking) : over(asking)
  if (!me || !view.awaited.includes(me.seat)) return waiting(asking)
  const mine: AskingMe = { ...asking, me }
  switch (view.phase) {
    case 'gathering':
      return gatheringQuestion(mine)
    case 'opening':
      return openingQuestion(mine)
    case 'begin':
      return beginQuestion(mine)
    case 'prepare':
    case 'combat':
      return inTurn(mine)
    case 'defence':
      return view.fight ? defenceQuestion(mine, view.fight) : waiting(asking)
    default:
      return view.phase satisfies never
  }
}

/** A name alone aims: said, it does what touching the power does. */
const byName = (question: DuelQuestion, asking: Asking): DuelQuestion => ({
  ...question,
  answers: question.answers.map((answer) => {
    const power = answer.id.slice(answer.id.lastIndexOf(':') + 1)
    if (!isPower(power)) return answer
    return { ...answer, words: powerTouched(question, asking, power) === answer.id ? cardCalled(asking.texts, power) : null }
  }),
})

/** The question of the moment, from what the seat sees and has laid on its desk; of an earlier one nothing is answered. */
export const questionOf = (asking: Asking): DuelQuestion => {
  const question = asked(asking)
  return asking.past ? { ...question, answers: [] } : byName(question, asking)
}
