import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '../app/texts.tsx'
import type { Layout } from './layout.ts'

type Tab = 'question' | 'sheet' | 'journal'

interface SidePanelProps {
  readonly layout: Layout
  readonly children: ReactNode
}

/** Beside the board: the dreamer and the journal above, the question below. On a phone: a sheet that can be pulled down. */
export const SidePanel = ({ layout, children }: SidePanelProps) => {
  const { ui } = useTexts()
  const [tab, setTab] = useState<Tab>('question')
  const [folded, setFolded] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { coverBelow } = layout
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => coverBelow(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [coverBelow])
  return (
    <div ref={box} className="side" data-folded={folded || undefined} data-tab={tab}>
      {layout.narrow && (
        <button type="button" className="side-handle" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          <span className="visually-hidden">{folded ? ui.common.more : ui.common.less}</span>
        </button>
      )}
      <div className="side-card">{children}</div>
      {tab !== 'question' && (
        <button type="button" onClick={() => setTab('question')}>
          {ui.common.close}
        </button>
      )}
    </div>
  )
}
