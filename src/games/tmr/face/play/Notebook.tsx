import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { UnreadWords } from '../../../../house/table/WordsHeard.tsx'
import { useEscape } from '../../../../house/ui/escape.ts'
import { useTexts } from '../words/language.tsx'

export type Tab = 'sheet' | 'journal' | 'gardien' | 'table' | 'words'

export interface Pane {
  readonly tab: Tab
  readonly content: ReactNode
}

/** How far each pane was read. */
export type Places = RefObject<Partial<Record<Tab, number>>>

interface NotebookProps {
  readonly panes: readonly Pane[]
  readonly tab: Tab | null
  readonly onTab: (tab: Tab) => void
  readonly places: Places
  /** Of a drawer. */
  readonly onClose?: (() => void) | undefined
}

/** Each pane is found where it was left; one opened for the first time begins as it likes. */
const usePlaceIn = (places: Places, tab: Tab | undefined) => {
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [element, kept] = [pane.current, places.current]
    const place = tab && kept[tab]
    if (element && place !== undefined) element.scrollTop = place
  }, [places, tab])
  const keep = (): void => {
    if (tab && pane.current) places.current[tab] = pane.current.scrollTop
  }
  return { pane, keep }
}

/** The left zone, or the drawer of smaller screens: the dreamer, the journal, the gardien's tools, the table; one at a time. */
export const Notebook = ({ panes, tab, onTab, places, onClose }: NotebookProps) => {
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
  const place = usePlaceIn(places, pane?.tab)
  useEscape(drawer, () => onClose?.())
  useEffect(() => {
    if (drawer) box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }, [drawer])
  return (
    <aside ref={box} className="zone-dreamer" aria-label={ui.zones.notebook}>
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
        <div key={pane.tab} ref={place.pane} className="notebook-pane" data-tab={pane.tab} onScroll={place.keep}>
          {pane.content}
        </div>
      )}
    </aside>
  )
}
