import { lazy, Suspense } from 'react'
import { useFraming } from '../../../../house/play/index.ts'
import { AnswerRows, mayTake, useAsked } from '../../../../house/question/index.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { type Fight, type Player, playerOf, type Standing, type State, standingOf } from '../../rules/public.ts'
import { ArtefactEmblem } from '../cards/ArtefactFace.tsx'
import { Glyph, type GlyphName } from '../cards/ink.tsx'
import type { Attacking, Defending } from '../desk/desk.ts'
import { useHere, usePlay, useSeat } from '../duel.ts'
import { attackSide, defenceSide, type QuestionKind, type Sum } from '../question/index.ts'
import { Chips, PlainAnswers } from './Chips.tsx'
import { FightSum } from './FightSum.tsx'
import { PlayCard } from './PlayCard.tsx'
import { cardName, useTexts } from '../words.ts'
import './prompts.css'

/** The sum of an attack that is being laid out. */
const sumOfAttack = (table: State, me: Player, { with: by, on, add }: Attacking): Sum | null => {
  const attacker = standingOf(me, by)
  if (!attacker || on === null || table.designated === null) return null
  const opponent = playerOf(table, table.designated)
  return { attack: attackSide(table, attacker, opponent, on, add), defence: defenceSide(table, by, opponent, on) }
}

/** The sum of a fight that is open, with what the one attacked has laid so far. */
const sumOfFight = (table: State, fight: Fight, laid: Defending | null): Sum | null => {
  const [attacker, defender] = [playerOf(table, fight.by), playerOf(table, fight.seat)]
  const standing: Standing | undefined = standingOf(attacker, fight.with)
  if (!standing || defender.dreamer === null) return null
  const answered = laid
    ? { add: laid.add, item: laid.item, payment: { pay: laid.pay, conception: laid.conception } }
    : { add: [], item: null, payment: { pay: [], conception: 0 } }
  return {
    attack: { ...attackSide(table, standing, defender, fight.on, fight.add), total: fight.attack },
    defence: defenceSide(table, fight.with, defender, fight.on, answered),
  }
}

const PICTURES: Readonly<Record<QuestionKind, GlyphName>> = {
  gathering: 'star',
  opening: 'sun',
  begin: 'sun',
  turn: 'star',
  play: 'spiral',
  attack: 'sword',
  defence: 'shield',
  wait: 'moon',
  over: 'moon',
}

/** What the card of the moment shows. */
export const Picture = () => {
  const { question, here } = useHere()
  const { doing } = here.desk
  const card = doing && (doing.kind === 'play' ? doing.card : doing.with)
  if (card && (question.kind === 'play' || question.kind === 'attack')) return <ArtefactEmblem id={card} />
  return (
    <span className="picture-sign" data-kind={question.kind}>
      <Glyph of={PICTURES[question.kind]} />
    </span>
  )
}

const HindsightDoor = lazy(async () => ({ default: (await import('../hindsight/HindsightDoor.tsx')).HindsightDoor }))
const HindsightHere = lazy(async () => ({ default: (await import('../hindsight/HindsightHere.tsx')).HindsightHere }))

const OverCard = () => {
  const { over } = useTexts().ui.prompts
  const plays = usePlay((play) => play.view.mine !== null)
  const framed = useFraming() !== null
  return (
    <>
      <Suspense fallback={null}>{plays && !framed && <HindsightDoor />}</Suspense>
      <Button name={over.again} to={hrefOf({ screen: 'page', page: ['duel'] })} />
    </>
  )
}

/** What of an earlier moment can be said once all is over. */
export const PastBody = () => {
  const over = useSeat((state) => state.view?.phase === 'over' && state.view.mine !== null)
  return <Suspense fallback={null}>{over && <HindsightHere />}</Suspense>
}

/** What can be paid for and who can attack, in a line each: all of it lies on the cloth. */
const TurnCard = () => {
  const { question, here } = useHere()
  const { turn: now } = useAsked()
  const { texts, format, me } = here
  const { turn } = texts.ui.prompts
  const able = (kind: string, ids: readonly string[]): string =>
    format.and(
      ids
        .filter((id) => question.answers.some((one) => one.id === `${kind}:${id}` && mayTake(question, one, now)))
        .map((id) => cardName(texts, id)),
    )
  const [payable, attackers] = [able('hand', me?.hand ?? []), able('camp', me?.camp.map(({ card }) => card) ?? [])]
  return (
    <>
      <div className="turn-means">
        {payable && <p>{turn.canPay({ names: payable })}</p>}
        {attackers && <p>{turn.canAttack({ names: attackers })}</p>}
        {!payable && !attackers && now === 'now' && <p>{turn.nothing}</p>}
      </div>
      <AnswerRows />
    </>
  )
}

const AttackCard = () => {
  const { here } = useHere()
  const { play } = useTexts().ui.prompts
  const { desk, table, me } = here
  if (desk.doing?.kind !== 'attack' || !me) return null
  const sum = sumOfAttack(table, me, desk.doing)
  return (
    <>
      {sum && <FightSum sum={sum} />}
      <Chips group="add" legend={play.change} chosen={desk.doing.add} />
      <AnswerRows />
      <PlainAnswers group="back" />
    </>
  )
}

const DefenceCard = () => {
  const { here } = useHere()
  const { play, sum: words } = useTexts().ui.prompts
  const { desk, table, view } = here
  const sum = view.fight && sumOfFight(table, view.fight, desk.defending)
  return (
    <>
      {sum && <FightSum sum={sum} />}
      <Chips group="add" legend={words.added} chosen={desk.defending.add} />
      <AnswerRows group="shelter" />
      <Chips group="pay" legend={play.pays} chosen={desk.defending.pay} />
      <PlainAnswers group="conception" />
      <AnswerRows />
    </>
  )
}

/** Another's moment: a fight is still seen as its sum. */
const WaitCard = () => {
  const { here } = useHere()
  const { table, view } = here
  const sum = view.fight && sumOfFight(table, view.fight, null)
  return sum && <FightSum sum={sum} />
}

/** The question of the moment, as it stands on its card. */
export const Body = () => {
  const { question, here } = useHere()
  const { desk, me } = here
  switch (question.kind) {
    case 'gathering':
    case 'opening':
    case 'begin':
      return <AnswerRows />
    case 'turn':
      return <TurnCard />
    case 'play':
      return desk.doing?.kind === 'play' && me ? <PlayCard doing={desk.doing} me={me} /> : null
    case 'attack':
      return <AttackCard />
    case 'defence':
      return <DefenceCard />
    case 'wait':
      return <WaitCard />
    case 'over':
      return <OverCard />
    default:
      return question.kind satisfies never
  }
}
