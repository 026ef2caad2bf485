import { type ComponentType, Suspense, useEffect } from 'react'
import { SeatBadge } from '../../../../house/people/index.ts'
import { useFraming } from '../../../../house/play/index.ts'
import { AnswerPair, AnswerRows, useAsked, useDensity } from '../../../../house/question/index.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { optional } from '../../../../house/ui/later.tsx'
import type { Command } from '../../rules/public.ts'
import { ArtefactEmblem } from '../cards/ArtefactFace.tsx'
import { Glyph, type GlyphName } from '../cards/ink.tsx'
import { Sentence } from '../cards/Sentence.tsx'
import { useHere, useOwnSeat, useSeat } from '../duel.ts'
import { type QuestionKind, unasked } from '../question/index.ts'
import { NO_EMPTY_CLICK } from '../settings.ts'
import { cardName, useTexts } from '../words.ts'
import { FightSum } from './FightSum.tsx'
import { Chips, Paying, PlainAnswers, PlayCard } from './PlayCard.tsx'
import './prompts.css'

const Ended = optional(async () => (await import('../hindsight/Story.tsx')).Ended)
const LookedBack = optional(async () => (await import('../hindsight/Story.tsx')).LookedBack)

/** What is practised says itself how it goes on. */
const OverCard = () => {
  const { over } = useTexts().ui.prompts
  if (useFraming() !== null) return null
  return (
    <>
      <Suspense fallback={null}>
        <Ended />
      </Suspense>
      <Button name={over.again} to={hrefOf({ screen: 'page', page: ['duel'] })} />
    </>
  )
}

/** What of an earlier moment can be said once all is over. */
export const PastBody = () => {
  const over = useSeat((state) => state.view?.phase === 'over' && state.view.mine !== null)
  return <Suspense fallback={null}>{over && <LookedBack />}</Suspense>
}

/** What can be paid for and who can attack, in a line each: all of it lies on the cloth. */
const TurnCard = () => {
  const { question, here } = useHere()
  const { texts, format, me, view } = here
  const { turn } = texts.ui.prompts
  const able = (kind: string, ids: readonly string[]): string =>
    format.and(
      ids
        // Told before it can be taken: what stands below it does not move then.
        .filter((id) => question.answers.some((one) => one.id === `${kind}:${id}` && !one.refusal))
        .map((id) => cardName(texts, id)),
    )
  const [payable, attackers] = [able('hand', me?.hand ?? []), able('camp', me?.camp.map(({ card }) => card) ?? [])]
  const means = [payable && turn.canPay({ names: payable }), attackers && turn.canAttack({ names: attackers })].filter(Boolean)
  return (
    <>
      <div className="turn-means">
        {means.map((line) => (
          <p key={line}>
            <Sentence text={line} />
          </p>
        ))}
        {means.length === 0 && question.answers.length > 0 && view.phase === 'prepare' && <p>{turn.nothing}</p>}
      </div>
      <AnswerRows />
    </>
  )
}

const FightCard = () => {
  const { question, here } = useHere()
  const { desk, texts } = here
  const { item } = desk.defending
  const tight = useDensity() === 'tight'
  const acts = (
    <>
      <AnswerRows />
      {/* In the least room it is told where it is touched. */}
      {!tight && <AnswerRows group="guarded" />}
      <PlainAnswers group="back" />
    </>
  )
  return (
    <>
      <FightSum />
      <Chips group="add" legend={texts.ui.prompts.sum.added} />
      <AnswerPair group="shelter" />
      <AnswerPair group="reply" />
      {question.sum ? <div className="card-acts">{acts}</div> : acts}
      {item !== null && <Paying {...desk.defending} card={item} />}
    </>
  )
}

/** Another's moment: a fight is still seen as its sum; step by step, what was done stays until it was seen. */
const WaitCard = () => {
  const { wait } = useTexts().ui.prompts
  const seat = useOwnSeat()
  const lingers = useSeat((state) => state.lingers)
  return (
    <>
      <FightSum />
      {lingers && <Button name={wait.goOn} to={seat.goOn} />}
    </>
  )
}

/** What each question shows on its card, and how it stands there. */
const KINDS: Readonly<Record<QuestionKind, readonly [sign: GlyphName, Body: ComponentType]>> = {
  gathering: ['star', AnswerRows],
  opening: ['sun', AnswerRows],
  begin: ['sun', AnswerRows],
  turn: ['star', TurnCard],
  play: ['spiral', PlayCard],
  attack: ['sword', FightCard],
  defence: ['shield', FightCard],
  wait: ['moon', WaitCard],
  over: ['moon', OverCard],
}

export const Picture = () => {
  const { question, here } = useHere()
  const { doing } = here.desk
  const card = doing && (doing.kind === 'play' ? doing.card : doing.with)
  if (card && (question.kind === 'play' || question.kind === 'attack')) return <ArtefactEmblem id={card} />
  const [awaited] = here.view.awaited
  return (
    <span className="picture-sign centred" data-kind={question.kind}>
      <Glyph of={KINDS[question.kind][0]} />
      {question.kind === 'wait' && awaited !== undefined && <SeatBadge seat={awaited} />}
    </span>
  )
}

/** Long enough for the sum of a fight to be read. */
const READ = 1100

/** What leaves nothing to choose happens, at a table of this page; lessons are answered by hand, and what was taken back is not done again. */
const useUnasked = (): void => {
  const { question, here } = useHere()
  const seat = useOwnSeat()
  const wished = useGameSetting(NO_EMPTY_CLICK)
  const framed = useFraming() !== null
  const { turn } = useAsked()
  const takenBack = useSeat(({ notices }) => (notices.at(-1)?.undone?.length ?? 0) > 0)
  const alone = wished && !framed && !takenBack && seat.log !== null && turn === 'now' && !here.past
  const command = JSON.stringify(alone ? unasked(here, question) : null)
  const { kind } = question
  useEffect(() => {
    const said = JSON.parse(command) as Command | null
    if (!said) return
    const timer = setTimeout(() => void seat.say(said), kind === 'defence' ? READ : 0)
    return () => clearTimeout(timer)
  }, [seat, command, kind])
}

export const Body = () => {
  useUnasked()
  const [, Shown] = KINDS[useHere().question.kind]
  return <Shown />
}
