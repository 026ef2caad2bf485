import type { CSSProperties, ReactNode } from 'react'
import type { Progress } from '../../kit/lessons/index.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import './list.css'

export interface LessonRow {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly picture: ReactNode
  /** Where it lies. */
  readonly style?: CSSProperties
  readonly steps: number
  readonly progress: Progress | undefined
  /** It was finished once, whatever became of it since. */
  readonly done: boolean
}

type State = 'done' | 'begun' | 'new'

const stateOf = ({ progress, done }: LessonRow): State => {
  if (progress && !progress.finished && progress.last !== null) return 'begun'
  return done || progress?.finished ? 'done' : 'new'
}

interface RowProps {
  readonly row: LessonRow
  readonly number: number
  readonly state: State
  readonly next: boolean
}

const Row = ({ row: { title, href, picture, style, steps, progress }, number, state, next }: RowProps) => {
  const words = useShellTexts().lessons
  const says = {
    done: words.done,
    begun: words.begun({ at: progress?.at ?? 0, of: steps }),
    new: words.steps({ count: steps }),
  }
  return (
    <li className="lesson-row" style={style} data-state={state} data-next={next || undefined}>
      <a className="lit" href={href}>
        <span className="lesson-number" aria-hidden="true">
          {state === 'done' ? '✓' : number}
        </span>
        <span className="lesson-picture">{picture}</span>
        <span className="lesson-title">{title}</span>
        <span className="lesson-state soft">{says[state]}</span>
      </a>
    </li>
  )
}

export const LessonList = ({ rows }: { readonly rows: readonly LessonRow[] }) => {
  const states = rows.map(stateOf)
  const begun = states.indexOf('begun')
  const next = begun >= 0 ? begun : states.indexOf('new')
  return (
    <ol className="lesson-list list">
      {rows.map((row, at) => (
        <Row key={row.id} row={row} number={at + 1} state={states[at] ?? 'new'} next={at === next} />
      ))}
    </ol>
  )
}
