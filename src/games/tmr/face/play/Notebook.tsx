import { type ReactNode, useEffect, useRef } from 'react'
import { UnreadWords } from '../../../../house/table/WordsHeard.tsx'
import { useTexts } from '../words/language.tsx'

export type Tab = 'sheet' | 'journal' | 'gardien' | 'table' | 'words'

export interface Pane {
  readonly tab: Tab
  readonly content: ReactNode
}

interface NotebookProps {
  readonly panes: readonly Pane[]
  readonly tab: Tab | null
  readonly onTab: (tab: Tab) => void
  /** Of a drawer. */
  readonly onClose?: (() => void) | undefined
}

/** The left zone, or the drawer of smaller screens: the dreamer, the journal, the gardien's tools, the table; one at a time. */
export const Notebook = ({ panes, tab, onTab, onClose }: NotebookProps) => {
  const { ui } = useTexts()
  const box = useRef<HTMLElement>(null)
  const names: Readonly<Record<Tab, string>> = {
    sheet: ui.sheet.tab,
    journal: ui.journal.tab,
    gardien: ui.gardien.title,
    table: ui.table.tab,
    words: ui.words.tab,
  }
  const pane = panes.find((one) => one.tab === tab) ?? panes[0]
  const drawer = onClose !== undefined
  useEffect(() => {
    if (drawer) box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }, [drawer])
  return (
    <aside
      ref={box}
      className="zone-dreamer"
      aria-label={ui.zones.notebook}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
    >
      <div className="notebook-tabs">
        {panes.map((one) => (
          <button
            key={one.tab}
            type="button"
            className="notebook-tab"
            aria-pressed={one.tab === pane?.tab}
            onClick={() => onTab(one.tab)}
          >
            {names[one.tab]}
            {one.tab === 'words' && <UnreadWords />}
          </button>
        ))}
        {onClose && (
          <button type="button" className="tool notebook-close" aria-label={ui.common.close} onClick={onClose}>
            ×
          </button>
        )}
      </div>
      {pane && (
        <div key={pane.tab} className="notebook-pane" data-tab={pane.tab}>
          {pane.content}
        </div>
      )}
    </aside>
  )
}
