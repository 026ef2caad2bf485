import { type ReactNode, useCallback } from 'react'
import {
  askedLine,
  EarPanel,
  HELP,
  hearLine,
  helpLine,
  misheardLine,
  phrasesFor,
  REPEAT,
  type Speak,
  TAKE_BACK,
  useHeldLine,
  useMarksSaid,
  useNewsSaid,
  useQuestionFocus,
  useTableSaid,
  useTakingBack,
  useVoice,
} from '../../../../house/nonvisual/index.ts'
import { useFraming } from '../../../../house/play/index.ts'
import { isOpen, type Phrase, phrasesOf, useAsked } from '../../../../house/question/index.ts'
import { useShellTexts } from '../../../../house/texts/shellWords.tsx'
import type { PlayerView, Told } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { journalEntries, linesOf, readerAt } from '../journal/entries.ts'
import { useReader } from '../journal/useReader.ts'
import { type DuelAnswer, useHere } from '../question/index.ts'
import { useLanguage } from '../words/language.tsx'
import { campWords, handWords, replyTo, rowWords, sleeperWords, type Table } from './replies.ts'
import { useDeskSaid } from './useDeskSaid.ts'
import { ASKS, type Ask } from './vocabulary.ts'

type Means =
  | { readonly kind: 'take'; readonly answer: DuelAnswer }
  | { readonly kind: 'ask'; readonly ask: Ask }
  | { readonly kind: 'repeat' }
  | { readonly kind: 'help' }
  | { readonly kind: 'undo' }

const useTable = (): Table => {
  const { texts, format } = useLanguage()
  const view = usePlay((play) => play.view)
  const { ear } = useShellTexts()
  return { texts, format, view, ear }
}

/** What is asked, and what it asks in full. */
const useAskedWords = (): (() => string) => {
  const { question } = useHere()
  const { ear } = useShellTexts()
  const title = question.asks ? `${question.title}. ${question.asks.replace(/\.$/, '')}` : question.title
  return () => askedLine(ear, title, question.answers)
}

const OWN: readonly (readonly [entry: Parameters<typeof phrasesFor>[1], means: Means])[] = [
  ...Object.entries(ASKS).map(([ask, entry]) => [entry, { kind: 'ask', ask: ask as Ask }] as const),
  [REPEAT, { kind: 'repeat' }],
  [HELP, { kind: 'help' }],
  [TAKE_BACK, { kind: 'undo' }],
]

const usePhrases = (): { readonly open: readonly Phrase<Means>[]; readonly closed: readonly Phrase<unknown>[] } => {
  const { format } = useLanguage()
  const { question } = useHere()
  const said = phrasesOf(question.answers.filter(isOpen)).map((phrase) => ({
    ...phrase,
    means: { kind: 'take', answer: phrase.means } as Means,
  }))
  const own = OWN.flatMap(([entry, means], at) => phrasesFor(format.locale, entry, { key: `own ${at}`, means, more: 'nothing' }))
  return { open: [...said, ...own], closed: phrasesOf(question.answers.filter((answer) => !isOpen(answer))) }
}

/** Of a shut answer the reason is told, not that it is none. */
const useShut = (): ((line: string) => string | null) => {
  const { question } = useHere()
  const { ear } = useShellTexts()
  return (line) => {
    const shut = question.answers.filter(({ refusal }) => refusal)
    const heard = hearLine(line, { open: phrasesOf(shut), closed: [] })
    return heard.kind === 'one' ? ear.closed({ answer: heard.means.label, why: heard.means.refusal ?? '' }) : null
  }
}

/** What becomes of a line of words: an answer, a reply, or a sentence why not. */
const useHearing = (speak: Speak, onUndo: () => void): ((line: string) => void) => {
  const table = useTable()
  const { ear } = useShellTexts()
  const { question } = useHere()
  const { take, turn } = useAsked()
  const phrases = usePhrases()
  const asked = useAskedWords()
  const shut = useShut()
  const undo = useTakingBack(onUndo)
  const mayAct = turn === 'now'
  const mean = (line: string, means: Means): void => {
    switch (means.kind) {
      case 'take':
        if (mayAct) take(means.answer)
        else hold(line)
        break
      case 'ask':
        speak(replyTo(table, means.ask))
        break
      case 'repeat':
        speak('', asked())
        break
      case 'help': {
        const said = phrases.open.filter((phrase) => phrase.means.kind === 'take')
        speak(helpLine(ear, table.format.locale, said, Object.values(ASKS)))
        break
      }
      case 'undo':
        undo()
        break
      default:
        means satisfies never
    }
  }
  const hear = (line: string): void => {
    const heard = hearLine(line, phrases)
    if (heard.kind === 'one') mean(line, heard.means)
    if (heard.kind === 'not') speak(shut(line) ?? misheardLine(ear, table.format, heard.misheard))
  }
  const hold = useHeldLine({ asked: question.id, mayAct }, hear, () => speak(ear.notYet))
  return hear
}

const useNews = (speak: Speak): void => {
  const reader = useReader()
  const asked = useAskedWords()
  const sentences = useCallback(
    (notices: Parameters<typeof journalEntries>[0], after: number) =>
      journalEntries(notices)
        .filter(({ n }) => n > after)
        .flatMap((entry) => [
          ...(entry.takesBack ? [reader.texts.journal.takenBack] : []),
          ...linesOf(readerAt(reader, entry), entry).map(({ text }) => text),
        ]),
    [reader],
  )
  useNewsSaid<Told>(speak, { sentences, asked, framed: false, guide: '' })
}

const Listed = ({ title, words }: { readonly title: string; readonly words: readonly string[] }) => (
  <>
    <h4>{title}</h4>
    <ul>
      {words.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  </>
)

const SideInWords = ({ player, table }: { readonly player: PlayerView; readonly table: Table }) => {
  const { places } = table.texts.ui
  const own = player.seat === table.view.mine?.seat
  const { name } = player
  return (
    <section>
      <h3>{own ? places.you : name}</h3>
      <p>{sleeperWords(table, player.dreamer)}</p>
      <Listed title={own ? places.camp : places.campOf({ name })} words={player.artefacts.map((one) => campWords(table, one))} />
      <Listed title={own ? places.row : places.rowOf({ name })} words={player.powers.map((one) => rowWords(table, one))} />
      {own && <Listed title={places.hand} words={table.view.mine?.hand.map((one) => handWords(table, one)) ?? []} />}
      <p>
        {places.handOf({ count: player.hand })}, {places.deckOf({ count: player.deck })}
      </p>
    </section>
  )
}

const Zones = (): ReactNode => {
  const table = useTable()
  const { pile, used } = table.view
  const { places } = table.texts.ui
  return (
    <>
      {table.view.players.map((player) => (
        <SideInWords key={player.seat} player={player} table={table} />
      ))}
      <p>
        {places.pile({ count: pile })}. {places.used({ count: used.length })}.
      </p>
    </>
  )
}

/** The duel without sight: a line of words that does everything, a voice that says what happens and what is asked, the table in words. */
export const Twin = ({ onUndo }: { readonly onUndo: () => void }) => {
  const { ear } = useLanguage().texts.ui
  const { question } = useHere()
  const asked = useAskedWords()
  const guide = useFraming()?.spoken ?? ''
  const { saying, speak } = useVoice(`${guide} ${asked()}`.trim())
  useNews(speak)
  useMarksSaid(speak)
  useTableSaid(speak, () => null)
  useDeskSaid(speak, asked)
  const onLine = useHearing(speak, onUndo)
  useQuestionFocus(question.id)
  return (
    <EarPanel title={ear.twin} hint={ear.lineHint} onLine={onLine} saying={saying}>
      <Zones />
    </EarPanel>
  )
}
