import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../words/language.tsx'
import type { Layout } from './layout.ts'

export type Tab = 'question' | 'sheet' | 'journal' | 'gardien' | 'table'

export interface Pane {
  readonly tab: Tab
  readonly content: ReactNode
}

interface SidePanelProps {
  readonly layout: Layout
  readonly question: ReactNode
  /** Of another question: read from its beginning. */
  readonly questionKey: string
  readonly planner: ReactNode
  readonly panes: readonly Pane[]
  readonly tab: Tab | null
  readonly onTab: (tab: Tab) => void
}

/** How much of the board the sheet covers. */
const useCover = (coverBelow: Layout['coverBelow']) => {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => coverBelow(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [coverBelow])
  return box
}

/** Beside the board: the dreamer, journal or table above, the question below. On a phone: one of them in a sheet that folds down. */
export const SidePanel = (props: SidePanelProps) => {
  const { layout, question, questionKey, planner, panes, tab: chosen, onTab } = props
  const { narrow, coverBelow } = layout
  const { ui } = useTexts()
  const [folded, setFolded] = useState(false)
  const box = useCover(coverBelow)
  const names = {
    question: ui.prompts.question,
    sheet: ui.sheet.tab,
    journal: ui.journal.tab,
    gardien: ui.gardien.title,
    table: ui.table.tab,
  }
  const shown = narrow ? [{ tab: 'question' as const, content: null }, ...panes] : panes
  const pane = shown.find(({ tab }) => tab === chosen) ?? shown[0]
  return (
    <aside ref={box} className="side" data-folded={folded || undefined} aria-label={ui.sheet.title}>
      {narrow && (
        <button type="button" className="side-handle" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <span className="visually-hidden">{folded ? ui.common.more : ui.common.less}</span>
        </button>
      )}
      <div className="side-tabs">
        {shown.map(({ tab }) => (
          <button
            key={tab}
            type="button"
            className="side-tab"
            aria-pressed={tab === pane?.tab}
            onClick={() => {
              onTab(tab)
              setFolded(false)
            }}
          >
            {names[tab]}
          </button>
        ))}
      </div>
      {pane?.content && (
        <div className="side-about" data-tab={pane.tab}>
          {pane.content}
        </div>
      )}
      {!narrow && planner}
      {(!narrow || pane?.tab === 'question') && (
        <div key={questionKey} className="side-card">
          {question}
          {narrow && planner}
        </div>
      )}
    </aside>
  )
}
