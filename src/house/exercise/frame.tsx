import type { ReactNode } from 'react'
import { Card } from '../question/index.ts'
import { Button, type WayOn } from '../ui/Button.tsx'
import { useRoomy } from '../ui/roomy.ts'
import '../ui/leaf.css'
import './guide.css'

export const WaysOn = ({ ways }: { readonly ways: readonly WayOn[] }) => (
  <div className="row">
    {ways.map((way) => (
      <Button key={way.name} {...way} />
    ))}
  </div>
)

interface GuideBoxProps {
  readonly label: string
  readonly heading?: string
  /** Beside the heading: how far one is. */
  readonly step?: string | undefined
  readonly kind?: string | undefined
  /** What stands below its heading gives way to the answers, where there is no room for both. */
  readonly folds?: boolean
  readonly children?: ReactNode
  readonly ways?: readonly WayOn[]
}

const Folding = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <details ref={useRoomy()} className="guide-folds fold">
    <summary>{title}</summary>
    {children}
  </details>
)

export const GuideBox = ({ label, heading, step, kind, folds, children, ways = [] }: GuideBoxProps) => {
  const title = heading && (
    <h2 className="guide-title">
      {heading} {step && <span className="soft unbroken">{step}</span>}
    </h2>
  )
  const below = (
    <>
      {children}
      {ways.length > 0 && <WaysOn ways={ways} />}
    </>
  )
  return (
    <section className="guide list leaf" data-slip aria-label={label} data-kind={kind}>
      {folds ? (
        <Folding title={title}>{below}</Folding>
      ) : (
        <>
          {title}
          {below}
        </>
      )}
    </section>
  )
}

interface ExerciseEndProps {
  readonly kind: string
  readonly title: string
  readonly picture: ReactNode
  readonly children?: ReactNode
  readonly ways: readonly WayOn[]
}

export const ExerciseEnd = ({ children, ways, ...card }: ExerciseEndProps) => (
  <Card {...card}>
    {children}
    <WaysOn ways={ways} />
  </Card>
)
