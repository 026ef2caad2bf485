import type { ComponentProps } from 'react'
import { Piece } from '../../../../house/touch/index.ts'
import { keyed } from '../../../../house/ui/keyed.ts'
import { type PlayerView, type Sum, sumOfFight, threatsTo } from '../../rules/public.ts'
import { useDesk, useHere, useLook } from '../duel.ts'
import { threatWords } from '../words.ts'

/** A player's part of the cloth. */
export interface SideProps {
  readonly player: PlayerView
  readonly own: boolean
}

interface TouchProps extends Omit<ComponentProps<typeof Piece>, 'onLook' | 'chosen'> {
  readonly card: string
}

/** What the power of a card takes: it is no payment. */
const PICKED = /^(targets|take|give|drop|foe):/

/** A card on the cloth: where it is no answer it is looked at closely. What an attack on it would come to stands on it. */
export const Touch = ({ card, className = '', children, ...piece }: TouchProps) => {
  const look = useLook()
  const { question } = useHere()
  const answer = question.answers.find(({ id }) => id === piece.answer)
  const chosen = answer?.chosen || question.laid?.includes(piece.answer)
  const aimed = chosen && question.kind === 'play' && PICKED.test(piece.answer) && 'aimed'
  return (
    <Piece
      {...piece}
      className={aimed || className}
      chosen={chosen ?? false}
      onLook={(why) => look({ kind: 'card', id: card, why })}
    >
      {children}
      {answer?.sum && <Against sum={answer.sum} />}
    </Piece>
  )
}

const Against = ({ sum }: { readonly sum: Sum }) => {
  const [attack, defence] = [sum.attack.total, sum.defence.total]
  return (
    <span className="aim-sum strong unbroken" data-passes={attack > defence || undefined} aria-hidden="true">
      {attack} {attack > defence ? '>' : '≤'} {defence}
    </span>
  )
}

interface TargetProps extends TouchProps {
  readonly seat: string
  readonly on: string
}

/** One that may be attacked: what a fight comes to where it strikes, and what of one's own would fall to what stands open in face. */
export const Target = ({ seat, on, label, children, ...touch }: TargetProps) => {
  const { table, desk, me, texts } = useHere().here
  const marked = useDesk(({ threats }) => threats) && me?.seat === seat
  const threat = marked && threatsTo(table, seat).find((one) => one.on === on)
  const { fight } = table
  // CMB-7: with what is laid before it so far.
  const sum = fight?.seat === seat && fight.on === on && sumOfFight(table, me?.seat === seat ? desk.defending : undefined)
  return (
    <Touch {...touch} label={threat ? `${label}, ${threatWords(texts, threat)}` : label}>
      {children}
      {sum && <Against sum={sum} />}
      {threat && (
        <span className="aim-sum strong unbroken threat" data-reinforced={threat.reinforced || undefined} aria-hidden="true">
          {threat.attack} &gt; {threat.defence}
        </span>
      )}
    </Touch>
  )
}

type Shape = 'artefact' | 'power' | 'dreamer'

/** A place where no card lies yet. */
export const Slot = ({ shape, children }: { readonly shape: Shape; readonly children?: string }) => (
  <span className="slot" data-type={shape}>
    {children}
  </span>
)

export const Slots = ({ free, shape }: { readonly free: number; readonly shape: Shape }) =>
  keyed(Array(Math.max(0, free)).fill(shape)).map(([at]) => (
    <li key={at} aria-hidden="true">
      <Slot shape={shape} />
    </li>
  ))
