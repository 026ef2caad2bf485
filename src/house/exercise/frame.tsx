import type { ReactNode } from 'react'
import { Card } from '../question/index.ts'
import { Button, type WayOn } from '../ui/Button.tsx'
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
  readonly children?: ReactNode
  readonly ways?: readonly WayOn[]
}

export const GuideBox = ({ label, heading, step, kind, children, ways = [] }: GuideBoxProps) => (
  <section className="guide list leaf" data-slip aria-label={label} data-kind={kind}>
    {heading && (
      <h2 className="guide-title">
        {heading} {step && <span className="guide-step">{step}</span>}
      </h2>
    )}
    {children}
    {ways.length > 0 && <WaysOn ways={ways} />}
  </section>
)

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
