import { useLayoutEffect, useRef } from 'react'
import { AnswerRows } from '../../../../../house/question/index.ts'
import { Button } from '../../../../../house/ui/Button.tsx'
import { usePlay } from '../../desk/context.ts'
import { useTexts } from '../../words/language.tsx'

const Passing = () => {
  const { night } = useTexts().ui
  const desk = usePlay((play) => play.desk)
  return (
    <p className="night-passing">
      <span role="status">{night.passing}</span>
      <Button name={night.stop} to={() => desk.setState({ sleeping: null })} />
    </p>
  )
}

const heightOf = (element: HTMLElement): number => {
  const all = new Range()
  all.selectNodeContents(element)
  return all.getBoundingClientRect().height
}

/** How long to sleep, and waking. While the hours pass, waking stays where it stood: the hand that sleeps on does not wake. */
export const NightWays = ({ passing }: { readonly passing: boolean }) => {
  const ways = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    if (ways.current && !passing) height.current = heightOf(ways.current)
  })
  return (
    <div
      ref={ways}
      className="night-ways"
      data-passing={passing || undefined}
      style={passing ? { minHeight: height.current } : undefined}
    >
      {passing && <Passing />}
      <AnswerRows />
    </div>
  )
}
