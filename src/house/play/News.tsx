import { useLayoutEffect, useRef, useState } from 'react'
import type { JournalLine } from '../journal/index.ts'
import { RuleTag } from '../reference/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { part } from '../ui/part.tsx'
import { useTable } from './table.ts'

const LastRolls = part(async () => (await import('./DiceOverlay.tsx')).LastRolls, { soon: true, unseen: true })

export interface NewsLine extends JournalLine {
  /** Told wherever there is little room; the others are unfolded there. */
  readonly main: boolean
  readonly great?: boolean
}

/** How many of the others stand there where there is room. */
const ROOM = 2

const fits = (told: HTMLElement): boolean => {
  const news = told.closest<HTMLElement>('.news')
  const before = told.dataset.all
  told.dataset.all = ''
  const fitting = news !== null && news.offsetHeight <= Math.ceil(Number.parseFloat(getComputedStyle(news).minHeight))
  if (before === undefined) delete told.dataset.all
  return fitting
}

const useFits = () => {
  const told = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(false)
  useLayoutEffect(() => {
    const look = (): void => setFitting(told.current !== null && fits(told.current))
    // The screen takes its new shape first.
    const lookSoon = (): void => void requestAnimationFrame(look)
    look()
    window.addEventListener('resize', lookSoon)
    return () => window.removeEventListener('resize', lookSoon)
  }, [])
  return [told, fitting] as const
}

/** The greatest thing first; how many more there are, and a touch tells them; all where they fit. */
const Told = ({ lines }: { readonly lines: readonly NewsLine[] }) => {
  const { journal } = useTexts().ui
  const [opened, setOpened] = useState(false)
  const [told, fitting] = useFits()
  const all = opened || fitting
  const { Sentence } = useTable().journal
  const others = lines.filter(({ main }) => !main)
  return (
    <div ref={told} className="news-told" data-all={all || undefined}>
      <ul className="last-news stack soft" aria-label={journal.justNow}>
        {lines.map((line) => (
          <li
            key={line.text}
            data-main={line.main || undefined}
            data-great={line.great || undefined}
            data-beyond={others.indexOf(line) >= ROOM || undefined}
          >
            {Sentence ? <Sentence text={line.text} /> : line.text} {line.rule && <RuleTag rule={line.rule} />}
          </li>
        ))}
      </ul>
      {lines.length > 1 && !all && (
        <button
          type="button"
          className="news-more golden firm"
          data-others={others.length > 0 || undefined}
          data-beyond={others.length > ROOM || undefined}
          onClick={() => setOpened(true)}
        >
          <span className="visually-hidden">{journal.allNews}</span>
          <span aria-hidden="true" className="where-little-room">
            +{others.length}
          </span>
          <span aria-hidden="true" className="where-least">
            +{lines.length - 1}
          </span>
          <span aria-hidden="true" className="where-room">
            +{others.length - ROOM}
          </span>
        </button>
      )}
    </div>
  )
}

/** What has just happened, in the journal's words: the question that follows is then no surprise. Its place is kept: what is asked below it does not move. */
export const News = ({ lines }: { readonly lines: readonly NewsLine[] }) => {
  const rolls = lines.flatMap((line) => line.rolls)
  return (
    <div className="news">
      {rolls.length > 0 && <LastRolls falling={rolls} />}
      {/* Other news are another list: none of them slides. */}
      {lines.length > 0 && <Told key={lines.map(({ text }) => text).join(' ')} lines={lines} />}
    </div>
  )
}
