import { type ComponentType, Suspense } from 'react'
import { useFraming } from '../../../../house/play/index.ts'
import { AnswerRows, mayTake, useAsked } from '../../../../house/question/index.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { optional } from '../../../../house/ui/later.tsx'
import { sumOfAttack, sumOfFight } from '../../rules/public.ts'
import { ArtefactEmblem } from '../cards/ArtefactFace.tsx'
import { Glyph, type GlyphName } from '../cards/ink.tsx'
import { useHere, usePlay, useSeat } from '../duel.ts'
import type { QuestionKind } from '../question/index.ts'
import { cardName, useTexts } from '../words.ts'
import { Chips, PlainAnswers } from './Chips.tsx'
import { FightSum } from './FightSum.tsx'
import { PlayCard } from './PlayCard.tsx'
import './prompts.css'

const HindsightDoor = optional(async () => (await import('../hindsight/Hindsight.tsx')).HindsightDoor)
const HindsightHere = optional(async () => (await import('../hindsight/Hindsight.tsx')).HindsightHere)

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
  const { table, me, desk, texts } = useHere().here
  if (desk.doing?.kind !== 'attack' || !me) return null
  return (
    <>
      <FightSum sum={sumOfAttack(table, me, desk.doing)} />
      <Chips group="add" legend={texts.ui.prompts.play.change} chosen={desk.doing.add} />
      <AnswerRows />
      <PlainAnswers group="back" />
    </>
  )
}

const DefenceCard = () => {
  const { table, desk, texts } = useHere().here
  const { play, sum } = texts.ui.prompts
  return (
    <>
      <FightSum sum={sumOfFight(table, desk.defending)} />
      <Chips group="add" legend={sum.added} chosen={desk.defending.add} />
      <AnswerRows group="shelter" />
      <Chips group="pay" legend={play.pays} chosen={desk.defending.pay} />
      <PlainAnswers group="conception" />
      <AnswerRows />
    </>
  )
}

/** Another's moment: a fight is still seen as its sum. */
const WaitCard = () => <FightSum sum={sumOfFight(useHere().here.table)} />

/** What each question shows on its card, and how it stands there. */
const KINDS: Readonly<Record<QuestionKind, readonly [sign: GlyphName, Body: ComponentType]>> = {
  gathering: ['star', AnswerRows],
  opening: ['sun', AnswerRows],
  begin: ['sun', AnswerRows],
  turn: ['star', TurnCard],
  play: ['spiral', PlayCard],
  attack: ['sword', AttackCard],
  defence: ['shield', DefenceCard],
  wait: ['moon', WaitCard],
  over: ['moon', OverCard],
}

export const Picture = () => {
  const { question, here } = useHere()
  const { doing } = here.desk
  const card = doing && (doing.kind === 'play' ? doing.card : doing.with)
  if (card && (question.kind === 'play' || question.kind === 'attack')) return <ArtefactEmblem id={card} />
  return (
    <span className="picture-sign" data-kind={question.kind}>
      <Glyph of={KINDS[question.kind][0]} />
    </span>
  )
}

export const Body = () => {
  const [, Shown] = KINDS[useHere().question.kind]
  return <Shown />
}
