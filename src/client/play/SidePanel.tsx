import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../app/texts.tsx'
import type { Layout } from './layout.ts'

const TABS = ['question', 'sheet', 'journal'] as const
type Tab = (typeof TABS)[number]

interface SidePanelProps {
  readonly layout: Layout
  readonly question: ReactNode
  readonly sheet: ReactNode
  readonly journal: ReactNode
}

/** Beside the board: the dreamer or the journal above, the question below. On a phone: one of the three in a sheet that folds down. */
export const SidePanel = ({ layout, question, sheet, journal }: SidePanelProps) => {
  const { ui } = useTexts()
  const [chosen, setTab] = useState<Tab>(layout.narrow ? 'question' : 'sheet')
  const [folded, setFolded] = useState(false)
  const box = useRef<HTMLElement>(null)
  const { coverBelow, narrow } = layout
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => coverBelow(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [coverBelow])
  const tabs: readonly Tab[] = narrow ? TABS : TABS.filter((tab) => tab !== 'question')
  const tab = tabs.includes(chosen) ? chosen : 'sheet'
  const names = { question: ui.prompts.question, sheet: ui.sheet.tab, journal: ui.journal.tab }
  return (
    <aside ref={box} className="side" data-folded={folded || undefined} data-tab={tab} aria-label={ui.sheet.title}>
      {narrow && (
        <button type="button" className="side-handle" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <span className="visually-hidden">{folded ? ui.common.more : ui.common.less}</span>
        </button>
      )}
      <div className="side-tabs">
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            className="side-tab"
            aria-pressed={tab === one}
            onClick={() => {
              setTab(one)
              setFolded(false)
            }}
          >
            {names[one]}
          </button>
        ))}
      </div>
      {tab === 'sheet' && <div className="side-about">{sheet}</div>}
      {tab === 'journal' && <div className="side-about">{journal}</div>}
      {(!narrow || tab === 'question') && <div className="side-card">{question}</div>}
    </aside>
  )
}
