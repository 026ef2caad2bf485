import { useMemo } from 'react'
import { reader } from '../../../../house/journal/index.ts'
import { inLine, useLabels } from '../../../../house/people/index.ts'
import { useSight } from '../../../../house/play/index.ts'
import type { Format } from '../../../../house/texts/index.ts'
import { part } from '../../../../house/ui/part.tsx'
import type { DreamerId, DreamerView, View } from '../../rules/public.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { useNames } from '../journal/names.ts'
import { newsOf } from '../journal/news.ts'
import { type JournalEntry, journalEntries } from '../journal/thread.ts'
import { useLanguage, useTexts } from '../words/language.tsx'
import { cellName } from '../words/places.ts'
import { useIsHeld } from './blows.ts'
import { useHoldings } from './Holdings.tsx'
import { Token } from './Token.tsx'
import { mayGoUp, owedBy, type Wait, waitsOf } from './waits.ts'
import './roster.css'

type LastOf = ReadonlyMap<DreamerId, JournalEntry>

const onlyOf = (entry: JournalEntry, dreamer: DreamerId): JournalEntry => ({
  ...entry,
  pieces: entry.pieces.filter(({ told }) => told.dreamer === dreamer),
})

const dreamersIn = ({ pieces }: JournalEntry): ReadonlySet<DreamerId> =>
  new Set(pieces.flatMap(({ told }) => (told.dreamer === null ? [] : [told.dreamer])))

/** The last that was told of each dreamer and still counts, and of nobody else. */
export const lastOfEach = reader<JournalEntry, LastOf>(
  (before, fresh) => {
    const last = new Map(before)
    for (const entry of fresh)
      if (!entry.undone) for (const dreamer of dreamersIn(entry)) last.set(dreamer, onlyOf(entry, dreamer))
    return last
  },
  () => new Map(),
)

type Words = ReturnType<typeof useTexts>

/** What is waited for, as the texts call it. */
const WAITS = {
  ...{ ascent: 'waitsAscent', undo: 'waitsUndo', die: 'waitsDie', choice: 'waitsChoice', effect: 'waitsEffect' },
} as const satisfies Readonly<Record<Wait, keyof Words['ui']['gardien']>>

/** As many cells as can be read at a glance. */
const FEW_CELLS = 6

/** What befalls them, in a few words: where they believe they are, what they face, or what they are about. */
const standsIn = ({ phases, encounters, ui }: Words, format: Format, board: DreamerView, options: View['options']): string => {
  const { phase, encounter, candidates } = board
  if (mayGoUp(board, options)) return ui.gardien.mayGoUp
  if (encounter) return encounters[encounter.kind].short
  if (candidates.length <= 1) return phases[phase]
  if (candidates.length > FEW_CELLS) return ui.gardien.lostAmong({ count: candidates.length })
  return ui.gardien.believes({ cells: format.or(candidates) })
}

/** What is awaited of the gardien, or else of them; null: nothing. */
const useAwaited = (board: DreamerView): { readonly of: 'gardien' | 'dreamer'; readonly words: string } | null => {
  const texts = useTexts()
  const requests = useSeat((state) => state.requests)
  const dice = useSeat((state) => state.diceAsked)
  const said = useSeat((state) => state.said)
  const { role, options } = usePlay((play) => play.view)
  const waits = role.kind === 'gardien' ? waitsOf(board, options, requests, dice) : []
  if (waits.length > 0) return { of: 'gardien', words: waits.map((wait) => texts.ui.gardien[WAITS[wait]]).join(' · ') }
  const owed = owedBy(board, options, said)
  if (!owed) return null
  return { of: 'dreamer', words: owed === 'throw' ? texts.ui.gardien.owesThrow : texts.ui.gardien.owesChoice }
}

/** What just happened to each, in the journal's words. */
const useJustNow = (): ReadonlyMap<DreamerId, string> => {
  const { texts, format } = useLanguage()
  const view = usePlay((play) => play.view)
  const notices = useSeat((state) => state.notices)
  const names = useNames(view, notices)
  return useMemo(() => {
    const told = [...lastOfEach(journalEntries(notices))].map(([dreamer, entry]): readonly [DreamerId, string] => {
      const lines = newsOf({ texts, format, names }, entry, { dreamer })
      return [dreamer, (lines.find(({ main }) => main) ?? lines[0])?.text ?? '']
    })
    return new Map(told)
  }, [texts, format, names, notices])
}

const Figures = ({ board: { dream, fatigue, pendingFatigue } }: { readonly board: DreamerView }) => {
  const { sheet } = useTexts().ui
  const tired = pendingFatigue > 0 ? `${fatigue}+${pendingFatigue}` : `${fatigue}`
  return (
    <span className="roster-figures">
      <span className="roster-dream" title={sheet.dream}>
        <span className="visually-hidden">{sheet.short.dream} </span>
        {dream}
      </span>
      <span className="roster-fatigue" title={sheet.fatigue}>
        <span className="visually-hidden">{sheet.short.fatigue} </span>
        {tired}
      </span>
    </span>
  )
}

/** So many lines that what just happened to each fits too. */
const FEW_LINES = 6

interface LineProps {
  readonly board: DreamerView
  /** null: of many a few words are said. */
  readonly justNow: string | null
}

interface StateProps extends LineProps {
  readonly awaited: ReturnType<typeof useAwaited>
  readonly away: boolean
}

/** Where, which dreamer, and who plays it. */
const Who = ({ board: { id, sheet, position } }: Pick<LineProps, 'board'>) => {
  const label = useLabels()(id, sheet.name)
  const seat = useSeat((state) => state.table?.seats.find((one) => one.seat === id))
  return (
    <span className="roster-who breaks">
      <strong>
        {position && <span className="golden">{position} </span>}
        {label}
      </strong>{' '}
      {seat && label === inLine(seat.name) && <bdi className="roster-player">{seat.called}</bdi>}
    </span>
  )
}

/** What is awaited and by whom, what befalls them, and in which land. */
const State = ({ board, justNow, awaited, away }: StateProps) => {
  const { texts, format } = useLanguage()
  const holdings = useHoldings(board.id)
  const options = usePlay(({ view }) => view.options)
  const { position } = board
  const rest = [
    away && texts.ui.gardien.away,
    !(awaited?.of === 'gardien' && board.phase === 'petition') && standsIn(texts, format, board, options),
    holdings.length > 0 && texts.ui.gardien.under({ spells: format.and(holdings.map(({ label }) => label)) }),
    useIsHeld(board.id) && texts.ui.gardien.blowHeld,
    awaited?.of === 'dreamer' && awaited.words,
    justNow !== null && position && cellName(texts, position),
  ].filter(Boolean)
  return (
    <span className="roster-state">
      {awaited?.of === 'gardien' && (
        <>
          <em>{awaited.words}</em> ·{' '}
        </>
      )}
      {rest.join(' · ')} <Figures board={board} />
    </span>
  )
}

/** A dreamer at a glance: where, who, how they fare, what is awaited, what befell them. One touch follows, another lets go. */
const Line = ({ board, justNow }: LineProps) => {
  const inHand = usePlay((play) => play.board.id === board.id)
  const { near, follow, leave } = useSight()
  const awaited = useAwaited(board)
  const { id } = board
  const away = useSeat(({ table }) => table?.seats.some(({ seat, connected }) => seat === id && !connected) ?? false)
  const followed = inHand && near
  return (
    <button
      type="button"
      className="roster-line lit"
      aria-pressed={followed}
      data-hand={inHand || undefined}
      data-awaited={awaited?.of}
      data-away={away || undefined}
      onClick={() => (followed ? leave() : follow(id))}
    >
      <Token seat={id} />
      <Who board={board} />
      <State {...{ board, justNow, awaited, away }} />
      {justNow && awaited?.of !== 'gardien' && <small className="roster-news">{justNow}</small>}
    </button>
  )
}

const TableSeen = part(async () => (await import('./TableSeen.tsx')).TableSeen, { unseen: true })

/** For the gardien: all the dreamers of the table, a line each. On a screen that all see, whoever something befalls; it stays from one board to the next. */
export const Roster = () => {
  const { gardien } = useTexts().ui
  const { boards, role } = usePlay((play) => play.view)
  const { near, leave } = useSight()
  const justNow = useJustNow()
  const few = boards.length <= FEW_LINES
  return (
    <nav className="roster" aria-label={gardien.boards}>
      <button type="button" className="roster-whole soft firm" aria-pressed={!near} onClick={leave}>
        {gardien.wholeMap}
      </button>
      <div className="roster-lines">
        {boards.map((board) => (
          <Line key={board.id} board={board} justNow={few ? (justNow.get(board.id) ?? '') : null} />
        ))}
      </div>
      {role.kind === 'spectateur' && <TableSeen />}
    </nav>
  )
}
