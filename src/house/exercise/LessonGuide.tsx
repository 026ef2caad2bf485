import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Guidance, Progress } from '../../kit/lessons/index.ts'
import { Said, useDensity } from '../question/index.ts'
import { RuleTag } from '../reference/index.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { Button } from '../ui/Button.tsx'
import { GuideBox } from './frame.tsx'
import './lesson.css'

interface LessonGuideProps {
  readonly number: number
  readonly title: string
  readonly progress: Progress
  readonly guidance: Guidance
  readonly onRetry: () => void
  readonly unfolding: Unfolding
  readonly onUnfold: (to: Unfolding) => void
}

const Title = ({ number, title, progress: { at, of } }: Pick<LessonGuideProps, 'number' | 'title' | 'progress'>) => {
  const { lessons } = useShellTexts()
  return (
    <h2 className="guide-title">
      {lessons.name({ number, title })}
      <span className="soft unbroken">{lessons.step({ at: Math.min(at + 1, of), of })}</span>
    </h2>
  )
}

const Told = ({ guidance: { intro, comment } }: Pick<LessonGuideProps, 'guidance'>) => {
  const { astray } = useShellTexts().lessons
  return (
    <>
      {intro && (
        <p>
          <Said text={intro} />
        </p>
      )}
      {comment && (
        <p className="guide-comment">
          {comment.kind === 'cost' && <strong>{astray}</strong>} <Said text={comment.text} /> <RuleTag rule={comment.rule} />
        </p>
      )}
    </>
  )
}

/** A screen at least so high has room for the words above the question. */
const HIGH = 700

const overflows = (part: HTMLElement | null): boolean => {
  const box = part?.closest('.moment-box')
  return box !== null && box !== undefined && box.scrollHeight > box.clientHeight + 1
}

/** Answers are touched on the table, which is no longer to be read on less of a phone than this. */
const LEAST_OF_TABLE = 0.3

const coversTable = (part: HTMLElement | null): boolean => {
  const zone = part?.closest('.play[data-stage="upright"] .zone-moment:has([data-on-table])')
  return zone ? zone.getBoundingClientRect().top < window.innerHeight * LEAST_OF_TABLE : false
}

/** How the learner last left the words of the guide; null: never touched, they are there where there is room. */
export type Unfolding = 'open' | 'folded' | null

interface LineProps {
  readonly line: string
  readonly unfolding: Unfolding
  readonly onUnfold: (to: Unfolding) => void
  readonly children: ReactNode
}

/** Where there is little room: a line that says what to do, and opens on the rest. */
const Line = ({ line, unfolding, onUnfold, children }: LineProps) => {
  const part = useRef<HTMLDetailsElement>(null)
  const [room, setRoom] = useState(true)
  useLayoutEffect(() => {
    const zone = part.current?.closest('.zone-moment')
    // The card may come after the words, and its parts after it.
    let acted = window.innerHeight < HIGH
    const look = (): void => {
      if (coversTable(part.current) || (acted && overflows(part.current))) setRoom(false)
    }
    // Whoever acts has read it: what is to be pressed next comes first.
    const act = (): void => {
      acted = true
      requestAnimationFrame(look)
    }
    const watch = new ResizeObserver(look)
    if (zone) watch.observe(zone)
    look()
    addEventListener('click', act)
    return () => {
      watch.disconnect()
      removeEventListener('click', act)
    }
  }, [])
  const open = unfolding === null ? room : unfolding === 'open'
  const turn = (event: MouseEvent): void => {
    event.preventDefault()
    onUnfold(open ? 'folded' : 'open')
  }
  return (
    <details ref={part} className="guide-line fold" open={open}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed, by keys too. */}
      <summary onClick={turn}>
        <Said text={line} whole />
      </summary>
      {children}
    </details>
  )
}

/** As much as there is room for; what an error costs and how the lesson ended are always said whole. */
export const LessonGuide = ({ onRetry, unfolding, onUnfold, guidance, ...lesson }: LessonGuideProps) => {
  const words = useShellTexts().lessons
  const tight = useDensity() === 'tight'
  const { comment, ask } = guidance
  const astray = lesson.progress.retryFrom !== null
  const told = <Told guidance={guidance} />
  return (
    <GuideBox label={words.guide} kind={comment?.kind}>
      {tight && !astray && ask !== null ? (
        <Line key={comment?.text} line={ask} {...{ unfolding, onUnfold }}>
          <Title {...lesson} />
          {told}
        </Line>
      ) : (
        <>
          {!tight && <Title {...lesson} />}
          {told}
        </>
      )}
      {!tight && !astray && ask && (
        <p className="guide-ask strong">
          <Said text={ask} />
        </p>
      )}
      {astray && (
        <div className="guide-retry">
          <Button kind="main" name={words.retry} to={onRetry} />
          <p>{words.retryHint}</p>
        </div>
      )}
    </GuideBox>
  )
}
