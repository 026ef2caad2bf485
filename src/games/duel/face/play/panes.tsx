import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { EntryWords } from '../../../../house/journal/index.ts'
import { Journal } from '../../../../house/journal/index.ts'
import type { Pane } from '../../../../house/play/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { UnreadWords } from '../../../../house/table/WordsHeard.tsx'
import { WordsPane } from '../../../../house/table/WordsPane.tsx'
import { ConfirmButton } from '../../../../house/ui/ConfirmButton.tsx'
import type { PlayerView } from '../../rules/public.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { DreamerFace } from '../cards/DreamerFace.tsx'
import { useLooking, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { type JournalEntry, linesOf, readerAt } from '../journal/entries.ts'
import { useEntries, useReader } from '../journal/useReader.ts'
import { useTexts } from '../words/language.tsx'
import { cardName } from '../words/named.ts'

/** Entries of one round under its heading. */
const pagesOf = (entries: readonly JournalEntry[], title: (round: number) => string) => {
  const rounds = [...new Set(entries.map(({ round }) => round))]
  return rounds.map((round) => ({
    title: title(round),
    subtitle: null,
    entries: entries.filter((entry) => entry.round === round),
  }))
}

const HindsightMark = lazy(async () => ({ default: (await import('../hindsight/HindsightMark.tsx')).HindsightMark }))
const Mark: EntryWords<JournalEntry>['Mark'] = ({ entry }) => (
  <Suspense fallback={null}>
    <HindsightMark entry={entry} />
  </Suspense>
)

const JournalPane = () => {
  const texts = useTexts()
  const seat = useOwnSeat()
  const reader = useReader()
  const entries = useEntries()
  const shownAt = useSeat((state) => state.replay?.n ?? null)
  const over = useSeat((state) => state.view?.phase === 'over')
  const words = useMemo<EntryWords<JournalEntry>>(
    () => ({
      linesOf: (entry) => linesOf(readerAt(reader, entry), entry),
      Rule: RuleTag,
      ...(over && { Mark }),
    }),
    [reader, over],
  )
  const show = useMemo(() => (n: number | null) => void seat.showAt(n), [seat])
  const title = (round: number): string => texts.journal.round({ round })
  const shown = entries.find(({ n }) => n === shownAt)
  return (
    <Journal
      pagesWithin={(first, last) =>
        pagesOf(
          entries.filter(({ n }) => n >= first && n <= last),
          title,
        )
      }
      entries={entries}
      words={words}
      shownAt={shownAt}
      where={<p>{title(shown?.round ?? 0)}</p>}
      onShow={show}
      asText={() =>
        entries
          .filter(({ undone }) => !undone)
          .flatMap((entry) => linesOf(readerAt(reader, entry), entry).map(({ text }) => `${text}\n`))
          .join('')
      }
    />
  )
}

const Small = ({ id }: { readonly id: string }) => {
  const texts = useTexts()
  const looking = useLooking()
  return (
    <button
      type="button"
      className="small-card"
      aria-label={cardName(texts, id)}
      onClick={() => looking.setState({ at: { kind: 'card', id, why: null } })}
    >
      <CardFace id={id} />
    </button>
  )
}

const Heap = ({ title, cards }: { readonly title: string; readonly cards: readonly string[] }) =>
  cards.length > 0 && (
    <>
      <h4>{title}</h4>
      <div className="heap">
        {cards.map((id) => (
          <Small key={id} id={id} />
        ))}
      </div>
    </>
  )

/** What a player has lost: dreamers awake, artefacts broken and defeated. */
const LostBy = ({ player }: { readonly player: PlayerView }) => {
  const { places } = useTexts().ui
  const own = usePlay((play) => play.view.mine?.seat === player.seat)
  const { awake, broken, defeated } = player
  if (awake.length + broken.length + defeated.length === 0) return null
  return (
    <section>
      <h3>{own ? places.yourPiles : places.piles({ name: player.name })}</h3>
      {awake.length > 0 && (
        <div className="heap">
          {awake.map((id) => (
            <span key={id} className="small-card" data-wide>
              <DreamerFace id={id} awake />
            </span>
          ))}
        </div>
      )}
      <Heap title={places.defeated({ count: defeated.length })} cards={defeated} />
      <Heap title={places.broken({ count: broken.length })} cards={broken} />
    </section>
  )
}

const Conceding = () => {
  const { turn } = useTexts().ui.prompts
  const seat = useOwnSeat()
  const may = usePlay(
    ({ view }) =>
      view.mine !== null &&
      !['gathering', 'over'].includes(view.phase) &&
      view.players.some((player) => player.seat === view.mine?.seat && !player.out),
  )
  if (!may) return null
  return (
    <ConfirmButton
      label={turn.concede}
      question={turn.concedeConfirm}
      quiet
      onConfirm={() => void seat.say({ type: 'concede' })}
    />
  )
}

const CardsPane = () => {
  const { places } = useTexts().ui
  const players = usePlay((play) => play.view.players)
  const deck = usePlay((play) => play.view.mine?.deck ?? NONE)
  return (
    <div className="cards-pane">
      <Heap title={places.deckLeft({ count: deck.length })} cards={deck} />
      {players.map((player) => (
        <LostBy key={player.seat} player={player} />
      ))}
      <Conceding />
    </div>
  )
}

const NONE: readonly string[] = []

/** What lies in the notebook; `table`: who sits there. */
export const usePanes = (table: ReactNode): readonly Pane[] => {
  const { talk } = useOwnSeat()
  const { panes } = useTexts().ui
  return useMemo(
    () => [
      { tab: 'journal', name: panes.journal, content: <JournalPane /> },
      { tab: 'cards', name: panes.cards, content: <CardsPane /> },
      ...(table ? [{ tab: 'table', name: panes.table, content: table }] : []),
      ...(talk ? [{ tab: 'words', name: panes.words, mark: <UnreadWords />, content: <WordsPane /> }] : []),
    ],
    [panes, table, talk],
  )
}
