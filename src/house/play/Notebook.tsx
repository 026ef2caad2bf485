import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { useEscape } from '../ui/escape.ts'
import { part } from '../ui/part.tsx'
import { CloseTool } from '../ui/Tool.tsx'
import { useGameTexts } from './here.tsx'
import { type Shell, useShell, useShellState } from './shell.ts'
import type { Stage } from './stage.ts'
import { useTable } from './table.ts'

export const [TABLE_PANE, WORDS_PANE] = ['table', 'words'] as const

const JournalPane = part(async () => (await import('./JournalPane.tsx')).JournalPane, { soon: true })

/** Of tables across the network. */
const [WordsPane, UnreadWords] = [
  part(async () => (await import('../table/Words.tsx')).WordsPane),
  part(async () => (await import('../table/Words.tsx')).UnreadWords, { unseen: true }),
]

interface Pane {
  readonly tab: string
  readonly name: string
  readonly mark?: ReactNode
  readonly content: ReactNode
}

const usePanes = (people: ReactNode): readonly Pane[] => {
  const { panes } = useTable()
  const { talk } = useOwnSeat()
  const { ui } = useTexts()
  const texts = useGameTexts()
  const role = useSeat((state) => state.role.kind)
  return useMemo(() => {
    const own = panes?.(texts, role).map(({ Content, ...pane }) => ({ ...pane, content: <Content /> })) ?? []
    return [
      ...own.filter(({ first }) => first),
      { tab: 'journal', name: ui.journal.tab, content: <JournalPane /> },
      ...own.filter(({ first }) => !first),
      ...(people ? [{ tab: TABLE_PANE, name: ui.table.tab, content: people }] : []),
      ...(talk ? [{ tab: WORDS_PANE, name: ui.words.tab, mark: <UnreadWords />, content: <WordsPane /> }] : []),
    ]
  }, [panes, texts, role, ui, people, talk])
}

/** Each pane is found where it was left; one opened for the first time begins as it likes. */
const usePlaceIn = (places: Shell['places'], tab: string | undefined) => {
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

const Notebook = ({ panes, drawer }: { readonly panes: readonly Pane[]; readonly drawer: boolean }) => {
  const { zones } = useShellTexts()
  const { store, places, shut } = useShell()
  const tab = useShellState((state) => state.tab)
  const box = useRef<HTMLElement>(null)
  const pane = panes.find((one) => one.tab === tab) ?? panes[0]
  const place = usePlaceIn(places, pane?.tab)
  useEscape(drawer, shut)
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
            onClick={() => store.setState({ tab: one.tab })}
          >
            {one.name}
            {one.mark}
          </button>
        ))}
        {drawer && <CloseTool to={shut} />}
      </div>
      {pane && (
        <div key={pane.tab} ref={place.pane} className="notebook-pane" data-tab={pane.tab} onScroll={place.keep}>
          {pane.content}
        </div>
      )}
    </aside>
  )
}

export const NotebookZone = ({ stage, people }: { readonly stage: Stage; readonly people: ReactNode }) => {
  const panes = usePanes(people)
  const drawn = useShellState((state) => state.drawn)
  const drawer = stage !== 'wide'
  return (!drawer || drawn) && <Notebook {...{ panes, drawer }} />
}
