import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { useEscape } from '../ui/escape.ts'
import { Icon } from '../ui/Icon.tsx'

export interface Pane {
  readonly tab: string
  readonly name: string
  /** Beside its name: how much is new. */
  readonly mark?: ReactNode
  readonly content: ReactNode
}

/** How far each pane was read. */
export type ReadPlaces = RefObject<Partial<Record<string, number>>>

interface NotebookProps {
  readonly panes: readonly Pane[]
  readonly tab: string | null
  readonly onTab: (tab: string) => void
  readonly places: ReadPlaces
  /** Of a drawer. */
  readonly onClose?: (() => void) | undefined
}

/** Each pane is found where it was left; one opened for the first time begins as it likes. */
const usePlaceIn = (places: ReadPlaces, tab: string | undefined) => {
  const pane = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [element, kept] = [pane.current, places.current]
    const place = tab === undefined ? undefined : kept[tab]
    if (element && place !== undefined) element.scrollTop = place
  }, [places, tab])
  const keep = (): void => {
    if (tab && pane.current) places.current[tab] = pane.current.scrollTop
  }
  return { pane, keep }
}

/** The left zone, or the drawer of smaller screens: what the game and the table lay there, one pane at a time. */
export const Notebook = ({ panes, tab, onTab, places, onClose }: NotebookProps) => {
  const { common } = useTexts().ui
  const { zones } = useShellTexts()
  const box = useRef<HTMLElement>(null)
  const pane = panes.find((one) => one.tab === tab) ?? panes[0]
  const drawer = onClose !== undefined
  const place = usePlaceIn(places, pane?.tab)
  useEscape(drawer, () => onClose?.())
  useEffect(() => {
    if (drawer) box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
  }, [drawer])
  return (
    <aside ref={box} className="zone-notebook" data-layer={drawer || undefined} aria-label={zones.notebook}>
      <div className="notebook-tabs">
        {panes.map((one) => (
          <button
            key={one.tab}
            type="button"
            className="notebook-tab"
            aria-pressed={one.tab === pane?.tab}
            onClick={() => onTab(one.tab)}
          >
            {one.name}
            {one.mark}
          </button>
        ))}
        {onClose && (
          <button type="button" className="tool notebook-close" aria-label={common.close} onClick={onClose}>
            <Icon of="close" />
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
