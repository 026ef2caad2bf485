import type { ReactNode } from 'react'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

interface ToolProps {
  readonly title: string
  /** On whom it acts: the dreamer in hand, or all. */
  readonly on: 'dreamer' | 'table'
  readonly children: ReactNode
  readonly open?: boolean
}

export const Tool = ({ title, on, children, open = false }: ToolProps) => {
  const { secrets } = useTexts().ui
  const name = usePlay((play) => play.board.sheet.name)
  return (
    <details className="gardien-tool" open={open}>
      <summary>
        <span>{title}</span> <small>{on === 'dreamer' ? name : secrets.everybody}</small>
      </summary>
      <div className="gardien-tool-body">{children}</div>
    </details>
  )
}

/** Tools of one purpose. */
export const ToolGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="gardien-group">
    <h3>{title}</h3>
    {children}
  </section>
)
