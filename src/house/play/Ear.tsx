import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import {
  askedLine,
  EarPanel,
  HELP,
  hearLine,
  helpLine,
  listed,
  misheardLine,
  phrasesFor,
  REPEAT,
  type Speak,
  TABLE,
  TAKE_BACK,
  useHeldLine,
  useMarksSaid,
  useNewsSaid,
  useTableSaid,
  useTakingBack,
  useVoice,
  type Wording,
} from '../nonvisual/index.ts'
import { type Answer, isOpen, type Phrase, phrasesOf, useAsked } from '../question/index.ts'
import { useOwnSeat } from '../seat/seat.ts'
import type { Format } from '../texts/format.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useLanguage } from '../texts/whole.tsx'
import { part } from '../ui/part.tsx'
import { useHere, useUndo } from './here.tsx'
import { useSentences } from './journal.tsx'
import { useFraming } from './shell.ts'
import { type HearingProps, type Kinds, type Section, type TableEar, useTable } from './table.ts'

type Ear = TableEar<Kinds>

const NO_EAR: Ear = {}

interface EarSpec {
  readonly spec: Ear
}

type Means =
  | { readonly kind: 'take'; readonly answer: Answer }
  | { readonly kind: 'ask'; readonly ask: string }
  | { readonly kind: 'repeat' | 'help' | 'undo' }

const useAskedWords = ({ askedWords }: Ear): (() => string) => {
  const { here, question } = useHere()
  const { ear } = useShellTexts()
  const title = question.asks ? `${question.title}. ${question.asks.replace(/\.$/, '')}` : question.title
  return () => askedWords?.(here) ?? askedLine(ear, title, question.answers)
}

const WHOLE_TABLE = { table: TABLE }
const asksOf = ({ asks }: Ear): Readonly<Record<string, Wording>> => asks ?? WHOLE_TABLE

const usePhrases = (ear: Ear): { readonly open: readonly Phrase<Means>[]; readonly closed: readonly Phrase<unknown>[] } => {
  const { format } = useLanguage()
  const { answers } = useHere().question
  const own: readonly (readonly [Wording, Means])[] = [
    ...Object.entries(asksOf(ear)).map(([ask, entry]) => [entry, { kind: 'ask', ask } as Means] as const),
    [REPEAT, { kind: 'repeat' }],
    [HELP, { kind: 'help' }],
    [TAKE_BACK, { kind: 'undo' }],
  ]
  const said = phrasesOf(answers.filter(isOpen)).map((phrase) => ({
    ...phrase,
    means: { kind: 'take', answer: phrase.means } as Means,
  }))
  const standing = own.flatMap(([entry, means], at) =>
    phrasesFor(format.locale, entry, { key: `own ${at}`, means, more: 'nothing' }),
  )
  return { open: [...said, ...standing], closed: phrasesOf(answers.filter((answer) => !isOpen(answer))) }
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

const told = (format: Format, { title, parts }: Section): string =>
  [title, ...parts.map((part) => (typeof part === 'string' ? part : format.labelled(part.title, part.things.join(', '))))]
    .filter(Boolean)
    .join(', ')

const useLineHearing = ({ speak, asked, onUndo, spec }: HearingProps & EarSpec): ((line: string) => void) => {
  const { format } = useLanguage()
  const { ear } = useShellTexts()
  const { here, question } = useHere()
  const { take, turn } = useAsked()
  const phrases = usePhrases(spec)
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
        speak(
          spec.reply?.(here, means.ask) ??
            listed(
              ear,
              (spec.twin?.(here) ?? []).map((section) => told(format, section)),
            ),
        )
        break
      case 'repeat':
        speak('', asked())
        break
      case 'help': {
        const said = phrases.open.filter((phrase) => phrase.means.kind === 'take')
        speak(helpLine(ear, format.locale, said, Object.values(asksOf(spec))))
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
    if (heard.kind === 'not') speak(shut(line) ?? misheardLine(ear, format, heard.misheard))
  }
  const hold = useHeldLine({ asked: question.id, mayAct }, hear, () => speak(ear.notYet))
  return hear
}

/** What lies on one's own desk tells nobody: the question it changes is said again. What was said is told by what comes of it. */
const useSaidAgain = ({ again }: Ear, speak: Speak, asked: () => string): void => {
  const { here } = useHere()
  const seat = useOwnSeat()
  const before = useRef(here)
  const look = useEffectEvent((now: typeof here): void => {
    if (again?.(now, before.current) && !seat.store.getState().sending) speak('', asked())
    before.current = now
  })
  useEffect(() => look(here), [here])
}

const Sections = ({ sections }: { readonly sections: readonly Section[] }) =>
  sections.map(({ title, parts }) => (
    <section key={`${title} ${parts[0]}`}>
      {title && <h3>{title}</h3>}
      {parts.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <div key={part.title}>
            <h4>{part.title}</h4>
            <ul>
              {part.things.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  ))

const noPoints = () => () => null

interface EarProps {
  /** What was told after that number of the feed is said, though the voice came later. */
  readonly since: number
}

const EarBy = ({ spec, since }: EarProps & EarSpec) => {
  const onUndo = useUndo()
  const { ear } = useShellTexts()
  const { here } = useHere()
  const framing = useFraming()
  const framed = framing?.question !== undefined
  const guide = framing?.spoken ?? ''
  const asked = useAskedWords(spec)
  const { saying, speak } = useVoice(framed ? '' : asked())
  useNewsSaid(speak, { since, sentences: useSentences(), asked, framed, guide })
  useMarksSaid(speak, spec.markedAs)
  useTableSaid(speak, (spec.pointWords ?? noPoints)(here))
  useSaidAgain(spec, speak, asked)
  const hearing = { speak, asked, onUndo, spec }
  const onLine = (spec.useHearing ?? useLineHearing)(hearing)
  return (
    <EarPanel title={spec.title?.(here) ?? ear.table} hint={spec.hint?.(here) ?? ear.hint} onLine={onLine} saying={saying}>
      {spec.Twin ? <spec.Twin /> : <Sections sections={spec.twin?.(here) ?? []} />}
    </EarPanel>
  )
}

const earOf = (spec: Ear) => (props: EarProps) => <EarBy spec={spec} {...props} />

/** The game without sight: a line of words that does everything, a voice that says what happens and what is asked, the table in words. */
export const EarHere = (props: EarProps) => {
  const { ear = NO_EAR } = useTable()
  const Loaded = useMemo(
    () => (typeof ear === 'function' ? part(async () => earOf(await ear()), { unseen: true }) : earOf(ear)),
    [ear],
  )
  return <Loaded {...props} />
}
