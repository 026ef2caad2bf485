import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { useRoomy } from '../../../../house/ui/roomy.ts'
import { Waiting } from '../../../../house/ui/Unopened.tsx'
import { hrefOfPractice, usePractice } from './speaking.ts'
import '../../../../house/ui/leaf.css'
import '../../../../house/ui/textPage.css'
import './practice.css'

interface PageProps {
  readonly back: { readonly name: string; readonly href: string }
  readonly title?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A page of practice, with the way back to where it is opened from. */
export const Page = ({ back, title, className = '', children }: PageProps) => (
  <main className={`text-page stack ${className}`}>
    <Button kind="back" name={back.name} to={back.href} />
    {title && <h1>{title}</h1>}
    {children}
  </main>
)

interface PartProps {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A part of such a page, under its heading. */
export const Part = ({ id, title, lead, className = '', children }: PartProps) => (
  <section className={`practice-part ${className}`} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {lead && <p className="soft">{lead}</p>}
    {children}
  </section>
)

interface FoldedProps {
  readonly summary: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** Told where there is room: what happens, or what is asked, comes first. */
export const Folded = ({ summary, className = 'fold', children }: FoldedProps) => (
  <details ref={useRoomy()} className={className}>
    <summary>{summary}</summary>
    {children}
  </details>
)

interface LatestProps<Row> {
  readonly rows: readonly Row[]
  /** As many as fill their rows; the others are asked for. */
  readonly first: number
  readonly allName: (counted: { readonly count: number }) => string
  readonly even?: true
  readonly children: (row: Row) => ReactNode
}

/** What was done, the last of it first. */
export const Latest = <Row,>({ rows, first, allName, even, children }: LatestProps<Row>) => {
  const [all, setAll] = useState(false)
  return (
    <>
      <ol className="journey-list" data-even={even}>
        {rows
          .toReversed()
          .slice(0, all ? undefined : first)
          .map(children)}
      </ol>
      {!all && rows.length > first && <Button name={allName({ count: rows.length })} to={() => setAll(true)} />}
    </>
  )
}

export { Waiting }

/** Said where it cannot be. */
export const Missing = ({ told, children }: ComponentProps<typeof Waiting>) => (
  <Waiting told={told}>
    {children}
    <Button name={usePractice().hub.back} to={hrefOfPractice()} />
  </Waiting>
)
