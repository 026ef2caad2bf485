import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { RuleTag } from '../reference/index.ts'
import { mayTake } from './answers.ts'
import { isToldWhole } from './briefs.ts'
import { Advice, ChanceFigure, OddsBar, OddsDetail, OtherChances } from './Chance.tsx'
import { changeAnswering, useAnswering, useAsked, useDensity } from './context.ts'
import { FieldOf } from './Fields.tsx'
import type { Answer, Outcome } from './question.ts'

/** What a row of presses in one place began with. */
let begunWith = ''

/** The second press of two meant the question that the first one answered. */
const isMeant = (presses: number, id: string): boolean => {
  if (presses < 2) begunWith = id
  return begunWith === id
}

/** In words, with the pictures of what they name. */
export const Said = ({ text, whole = false }: { readonly text: string; readonly whole?: boolean }): ReactNode => {
  const { Words } = useAsked()
  return Words ? <Words text={text} whole={whole} /> : text
}

export const useAnswerButton = (answer: Answer) => {
  const { question, turn, take, said } = useAsked()
  const marked = useAnswering((state) => state.marked === answer.id)
  return {
    type: 'button' as const,
    disabled: !mayTake(question, answer, turn),
    'data-answer': answer.id,
    'data-advised': typeof answer.advice === 'number' || undefined,
    'data-marked': marked || undefined,
    'data-chosen': said === answer.id || undefined,
    'aria-current': said === answer.id || undefined,
    onClick: (press?: { readonly detail: number }) => isMeant(press?.detail ?? 1, question.id) && take(answer),
  }
}

const Head = ({ label, letter, odds: [first] = [], advice }: Answer) => (
  <span className="choice-head">
    <span className="choice-label">
      <Said text={label} whole />
    </span>
    {letter && (
      <span aria-hidden="true" className="choice-key">
        {letter.toUpperCase()}
      </span>
    )}
    {typeof advice === 'number' && <Advice chance={first ? null : advice} />}
    {first && <ChanceFigure chance={first} />}
  </span>
)

/** What it takes, before what comes of it. */
const Costs = ({ cost = [] }: Pick<Answer, 'cost'>) =>
  cost.length > 0 && (
    <span className="choice-cost">
      {cost.map(({ told }, at) => (
        <Fragment key={told}>
          {at > 0 && ' · '}
          <span>{told}</span>
        </Fragment>
      ))}
    </span>
  )

const Foot = ({ odds = [], rule }: Answer) => (
  <div className="choice-foot">
    <OddsDetail odds={odds} />
    {rule && <RuleTag rule={rule} />}
  </div>
)

const More = ({ answer: { id, label }, open }: { readonly answer: Answer; readonly open: boolean }) => {
  const { words, answering, question } = useAsked()
  return (
    <button
      type="button"
      className="choice-more"
      aria-expanded={open}
      aria-label={words.details({ answer: label })}
      onClick={() => changeAnswering(answering, question.id, { marked: open ? null : id, looked: null })}
    />
  )
}

const SIDES = { won: 'on-success', lost: 'on-failure' } as const

const OutcomeTold = ({ when, told, price = [] }: Outcome) => {
  const named = typeof when === 'object' ? when.named : null
  return (
    <span className={typeof when === 'string' ? SIDES[when] : undefined}>
      {named && <span className="chance-name">{named} </span>}
      {price.length > 0 && (
        <>
          <Costs cost={price} />{' '}
        </>
      )}
      <Said text={told} whole />
    </span>
  )
}

const told = ({ lacks, cost = [], odds = [], follows = [] }: Answer): ReactNode =>
  (lacks || cost.length > 0 || odds.length > 1 || follows.length > 0) && (
    <>
      {lacks && <strong>{lacks} </strong>}
      <OtherChances odds={odds} />
      <Costs cost={cost} />
      {follows.map((outcome) => (
        <Fragment key={outcome.told}>
          {' '}
          <OutcomeTold {...outcome} />
        </Fragment>
      ))}
    </>
  )

/** So long the pointer rests on an answer before more of it is told: what opens at once would move it under a press. */
const RESTS_MS = 150

const useResting = () => {
  const timer = useRef(0)
  const leave = (): void => window.clearTimeout(timer.current)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const rest = (then: () => void): void => {
    timer.current = window.setTimeout(then, RESTS_MS)
  }
  return { rest, leave }
}

const AnswerButton = ({ answer, follows }: { readonly answer: Answer; readonly follows: ReactNode }) => {
  const { question, answering } = useAsked()
  const density = useDensity()
  const { id, letter, odds: [first] = [] } = answer
  const change = (part: Parameters<typeof changeAnswering>[2]): void => changeAnswering(answering, question.id, part)
  const { rest, leave } = useResting()
  const look = (button: Element): void => {
    if (density === 'compact' && !isToldWhole(button)) change({ looked: id })
  }
  return (
    <button
      {...useAnswerButton(answer)}
      className="choice-button"
      data-letter={letter}
      onPointerEnter={({ currentTarget }) => rest(() => look(currentTarget))}
      onPointerDown={leave}
      onPointerLeave={() => {
        leave()
        change({ looked: null })
      }}
      onFocus={({ target }) => target.matches(':focus-visible') && change({ marked: id, looked: null })}
    >
      <Head {...answer} />
      {first && <OddsBar chance={first.chance} />}
      {follows && <span className={density === 'full' ? 'choice-text' : 'choice-brief'}>{follows}</span>}
    </button>
  )
}

const isSole = (answers: readonly Answer[], { id }: Answer): boolean => {
  const [first, ...others] = answers.filter(({ aside, fold }) => !aside && !fold)
  return first?.id === id && others.length === 0
}

interface RowProps {
  readonly answer: Answer
  /** Where nothing else can be answered: what follows from it is told at once, however little room there is. */
  readonly sole?: 'told' | undefined
}

const Row = ({ answer, sole: soleIs }: RowProps) => {
  const { said, question } = useAsked()
  const full = useDensity() === 'full'
  const { id, rule, odds = [], refusal, advice } = answer
  const marked = useAnswering((state) => state.marked === id)
  const sole = soleIs === 'told' && isSole(question.answers, answer)
  const open = useAnswering((state) => (state.looked ?? state.marked) === id) || sole
  const follows = refusal || told(answer)
  const tells = Boolean(follows || odds.length > 0 || rule)
  const detail = useRef<HTMLDivElement>(null)
  // What is only looked at moves nothing under the pointer.
  useEffect(() => {
    if (marked) detail.current?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <div
      className="choice"
      data-advised={typeof advice === 'number' || undefined}
      data-marked={marked || undefined}
      data-chosen={said === id || undefined}
      data-closed={refusal ? true : undefined}
      data-lacks={answer.lacks ? true : undefined}
    >
      <div className="choice-line">
        <AnswerButton answer={answer} follows={follows} />
        {!full && rule && odds.length === 0 && !sole && <RuleTag rule={rule} />}
        {!full && tells && !sole && <More answer={answer} open={open} />}
      </div>
      {full && <Foot {...answer} />}
      {!full && tells && open && (
        <div ref={detail} className="choice-detail" data-detail data-sole={sole || undefined}>
          <div className="choice-text">{follows}</div>
          <Foot {...answer} />
        </div>
      )}
    </div>
  )
}

export const AnswerRow = (row: RowProps) =>
  row.answer.number ? (
    <div className="choice-with-number" data-long={row.answer.odds?.length ? '' : undefined}>
      <FieldOf field={row.answer.number} />
      <Row {...row} />
    </div>
  ) : (
    <Row {...row} />
  )

export const AnswerPair = ({ group }: { readonly group: string }) =>
  useAsked().question.answers.some((answer) => answer.group === group) && (
    <div className="choice-pair stack">
      <AnswerRows group={group} />
    </div>
  )

export const AnswerRows = ({ group, sole }: Pick<RowProps, 'sole'> & { readonly group?: string }) =>
  useAsked()
    .question.answers.filter((answer) => !answer.aside && answer.group === group)
    .map((answer) => <AnswerRow key={answer.id} answer={answer} sole={sole} />)
