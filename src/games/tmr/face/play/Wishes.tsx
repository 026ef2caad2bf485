import type { ReactNode } from 'react'
import { useLabels } from '../../../../house/people/index.ts'
import { type Awaiting, useSight } from '../../../../house/play/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import type { DreamerId, DreamerView, View } from '../../rules/public.ts'
import { Token } from '../company/Token.tsx'
import { dreamerIn, type Wish, wishKey, wishOf } from '../company/waits.ts'
import { useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { OpenRuling, Prompted, useLooksElsewhere } from './Asked.tsx'

/** ASC-2: the plain answers. Said whatever is asked just then of the dreamer in hand. */
const PetitionAnswers = ({ dreamer }: { readonly dreamer: DreamerId }) => {
  const { petition } = useTexts().ui.prompts
  const seat = useOwnSeat()
  const answer = (kind: 'free' | 'refused') => () => void seat.say({ type: 'answerAscent', dreamer, rule: { kind } })
  return (
    <>
      <Button kind="main" name={petition.allow} to={answer('free')} />
      <Button name={petition.refuse} to={answer('refused')} />
    </>
  )
}

interface WishProps {
  readonly board: DreamerView
  readonly wish: Wish
}

const Line = ({ board: { id, sheet }, wish }: WishProps) => {
  const { gardien } = useTexts().ui
  const name = useLabels()(id, sheet.name)
  return (
    <span>
      <Token seat={id} /> {wish === 'petition' ? gardien.wantsUp({ name }) : gardien.wantsEffect({ name })}
    </span>
  )
}

const Whole = ({ board, wish }: WishProps) => {
  const { gardien } = useTexts().ui
  const { take } = useSight()
  return (
    <div className="request row box" role="alert">
      <p>
        <Line board={board} wish={wish} />
      </p>
      <div className="row">
        {wish === 'petition' && <PetitionAnswers dreamer={board.id} />}
        <Button kind={wish === 'effect' ? 'main' : undefined} name={gardien.see} to={() => take(board.id)} />
      </div>
    </div>
  )
}

/** Of the dreamer in hand it is the question itself, with all its answers. */
const awaitingOf = (board: DreamerView, options: View['options'], inHand: boolean): readonly Awaiting[] => {
  const wish = wishOf(board, options)
  if (!wish) return []
  const props = { board, wish }
  const waits = { key: wishKey(wish, board.id), line: <Line {...props} /> }
  if (!inHand) return [{ ...waits, whole: <Whole {...props} /> }]
  return [{ ...waits, guarded: true, whole: wish === 'petition' ? <Prompted /> : <OpenRuling /> }]
}

/** ASC-2, CAST-5: who waits for leave or for a word of the gardien's. Whoever was answered waits for dice; while something else is looked at, the one in hand does. */
export const Wishes = ({ children }: { readonly children: (waiting: readonly Awaiting[]) => ReactNode }) => {
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const looks = useLooksElsewhere()
  const answered = dreamerIn(useSeat(({ entering, ownSaid }) => (entering ?? ownSaid)?.command))
  const waiting = view.boards.filter(({ id }) => id !== answered && !(looks && id === board.id))
  return children(waiting.flatMap((one) => awaitingOf(one, view.options, one.id === board.id)))
}
