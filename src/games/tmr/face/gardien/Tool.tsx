import type { ReactNode } from 'react'
import { usePlay } from '../desk/context.ts'
import { useLanguage, useTexts } from '../words/language.tsx'

interface ToolProps {
  readonly title: string
  /** On whom it acts: the dreamer in hand, or all. */
  readonly on: 'dreamer' | 'table'
  readonly children: ReactNode
  readonly open?: boolean
}

/** What every tool works with. */
export const useTools = () => {
  const { texts, format } = useLanguage()
  const play = usePlay(({ view, board, say }) => ({ view, board, say }))
  return { texts, format, ui: texts.ui, ...play }
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
