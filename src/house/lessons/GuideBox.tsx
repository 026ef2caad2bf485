import type { ReactNode } from 'react'
import '../ui/leaf.css'
import './guide.css'

interface GuideBoxProps {
  readonly label: string
  readonly kind?: string | undefined
  readonly children: ReactNode
}

/** Beside the question, where the news would stand: whoever guides. */
export const GuideBox = ({ label, kind, children }: GuideBoxProps) => (
  <section className="guide leaf" data-slip aria-label={label} data-kind={kind}>
    {children}
  </section>
)
