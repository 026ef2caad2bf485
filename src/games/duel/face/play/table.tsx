import { Suspense, useEffect, useMemo } from 'react'
import { type GameTable, screenOf } from '../../../../house/play/index.ts'
import type { SeatInfo, TableInfo } from '../../../../house/seat/link.ts'
import { refusalText } from '../../../../house/texts/index.ts'
import { optional } from '../../../../house/ui/later.tsx'
import { tableSeen, type View } from '../../rules/public.ts'
import { loadRules } from '../../texts/index.ts'
import { Sentence } from '../cards/Sentence.tsx'
import { arrowOnCloth } from '../cloth/arrows.ts'
import { Cloth } from '../cloth/Cloth.tsx'
import { LookDialog } from '../cloth/LookDialog.tsx'
import { CAMP_KEYS } from '../cloth/Side.tsx'
import { keptDecks } from '../decks/decks.ts'
import { deskAt, EMPTY_DESK } from '../desk/desk.ts'
import { type Duel, useDesk, useDeskStore, useHere, useLook, usePlayStore, useSeat } from '../duel.ts'
import { type JournalEntry, journalEntries, linesOf, newsOf, spokenOf } from '../journal/entries.ts'
import { ASKS, replyTo, twin } from '../nonvisual/replies.ts'
import { hrefOfRule } from '../pages.ts'
import { Body, PastBody, Picture } from '../prompts/MomentCard.tsx'
import { type Asking, campId, handId, questionOf } from '../question/index.ts'
import { SETTINGS } from '../settings.ts'
import { words } from '../words.ts'
import { CardsPane } from './CardsPane.tsx'
import './play.css'

/** As long as its key is held, what would fall is marked. */
const THREATS_KEY = 'm'

const useThreatsKey = (): ((key: string) => boolean) => {
  const desk = useDeskStore()
  useEffect(() => {
    const lift = ({ key }: KeyboardEvent): void => {
      if (key.toLowerCase() === THREATS_KEY) desk.setState({ threats: false })
    }
    window.addEventListener('keyup', lift)
    return () => window.removeEventListener('keyup', lift)
  }, [desk])
  return (key) => {
    if (key.toLowerCase() !== THREATS_KEY) return false
    desk.setState({ threats: true })
    return true
  }
}

/** Of a duel that is over: on to the next moment, as the button does. */
const lookOn = (): boolean => {
  const next = document.querySelector<HTMLElement>('.hindsight [aria-keyshortcuts="L"]')
  next?.click()
  return next !== null
}

/** DESIGN: 1–6 the hand, Q W E the camp by place, P the row, U the used powers, M what would fall, L what Lucide would do next, Escape the way back. */
const useClothKeys = (): { readonly look: (event: KeyboardEvent) => boolean } => {
  const { question, take } = useHere()
  const look = useLook()
  const play = usePlayStore()
  const touch = (id: string): boolean => {
    const answer = question.answers.find((one) => one.id === id)
    if (!answer || !play.getState().mayAct) return false
    if (answer.refusal) look({ kind: 'card', id: id.slice(id.indexOf(':') + 1), why: answer.refusal })
    else take(answer)
    return true
  }
  const pressThreats = useThreatsKey()
  const press = ({ key, repeat }: KeyboardEvent): boolean => {
    if (arrowOnCloth(key)) return true
    if (repeat) return false
    const { view } = play.getState()
    const card = /^[1-6]$/.test(key) ? view.mine?.hand[Number(key) - 1] : undefined
    const lettered = question.answers.some(({ letter, aside }) => letter === key && !aside)
    if (card !== undefined && !lettered) return touch(handId(card))
    const place = CAMP_KEYS.findIndex((one) => one.toLowerCase() === key.toLowerCase())
    const standing = view.players.find(({ seat }) => seat === view.mine?.seat)?.artefacts[place]
    if (standing) return touch(campId(standing.card))
    if (key === 'Escape') return touch('back')
    if (pressThreats(key)) return true
    if (key.toLowerCase() === 'l') return lookOn()
    if (key.toLowerCase() === 'u') look({ kind: 'used' })
    else if (key.toLowerCase() === 'p') document.querySelector<HTMLElement>('.cloth > .side .row-of-powers .touch')?.focus()
    else return false
    return true
  }
  return { look: press }
}

/** Each by the name of whoever sits there. */
const withPeople = (view: View, seats: readonly SeatInfo[]): View => ({
  ...view,
  players: view.players.map((player) => ({
    ...player,
    name: seats.find(({ seat }) => seat === player.seat)?.name ?? player.name,
  })),
})

/** Made anew where the view or the people are others. */
const moment: GameTable<Duel>['moment'] = () => {
  let made: { readonly of: View; readonly at: TableInfo; readonly view: View } | null = null
  return ({ view, state: { table } }) => {
    if (!table) return { view }
    if (made?.of !== view || made.at !== table) made = { of: view, at: table, view: withPeople(view, table.seats) }
    return { view: made.view }
  }
}

const NO_DECKS: Asking['ownDecks'] = []
/** So many messages can come while one is looked at. */
const MOST_UNSEEN = 40

/** The first that woke since this screen came and was not seen yet: none is lost where two follow fast. */
const useWaking = (): Asking['waking'] => {
  const seen = useDesk((desk) => desk.seen)
  const notices = useSeat((state) => state.notices)
  return useMemo(() => {
    const unseen = seen === null ? [] : notices.slice(-MOST_UNSEEN).filter(({ n }) => n > seen)
    const [first = null] = unseen.flatMap(({ n, told }) =>
      told.flatMap((one) => (one.type === 'dreamerWoke' && one.dreamer ? [{ ...one, n, dreamer: one.dreamer }] : [])),
    )
    return first
  }, [seen, notices])
}

/** What the seat sees, as the rules read it. */
const useAsking: GameTable<Duel>['useHere'] = (base) => {
  const waking = useWaking()
  return useMemo(() => {
    const { view } = base
    const table = tableSeen(view)
    const me = table.players.find(({ seat }) => seat === view.mine?.seat) ?? null
    return { ...base, table, me, waking, ownDecks: view.phase === 'gathering' ? keptDecks() : NO_DECKS }
  }, [base, waking])
}

const HindsightMark = optional(async () => (await import('../hindsight/Hindsight.tsx')).HindsightMark)

/** Only what is over is looked back at. */
const Mark = ({ entry }: { readonly entry: JournalEntry }) => {
  const over = useSeat((state) => state.view?.phase === 'over')
  return <Suspense fallback={null}>{over && <HindsightMark entry={entry} />}</Suspense>
}

/** Where one is in the duel. */
const facts = ({ texts, view: { phase, round } }: Asking): readonly string[] => {
  const { top } = texts.ui
  if (phase === 'gathering') return [top.gathering]
  if (phase === 'opening') return [top.opening]
  return [phase === 'over' ? top.over : top.round({ round })]
}

const isAsked = ({ view }: { readonly view: View }): boolean => view.mine !== null && view.awaited.includes(view.mine.seat)

/** Something else is laid out for the same moment. */
const isLaidAnew = ({ desk: now }: Asking, { desk: before }: Asking): boolean =>
  now.of === before.of && (now.doing !== before.doing || now.discard !== before.discard || now.defending !== before.defending)

/** The table of the duel. */
export const TABLE: GameTable<Duel> = {
  words,
  reference: { load: loadRules, hrefOf: hrefOfRule },
  desk: {
    begin: () => EMPTY_DESK,
    at: deskAt,
    said: (desk) => ({ ...desk, looked: null, hindsight: null, said: true }),
    keep: (desk, what, { view }) => ({ ...desk, ...deskAt(desk, view), ...what, laidIn: view, said: false }),
  },
  useHere: useAsking,
  isAsked,
  isShowing: ({ waking, past }) => waking !== null && !past,
  questionOf,
  moment,
  names: ({ players }) => players.map(({ seat, name }) => [seat, name]),
  refusalWords: (refused, { texts }) => refusalText(texts, refused),
  facts,
  Table: Cloth,
  card: { Picture, Body, Past: PastBody },
  zones: { Also: LookDialog },
  panes: ({ ui }) => [{ tab: 'cards', name: ui.panes.cards, Content: CardsPane }],
  journal: {
    entriesOf: journalEntries,
    linesOf,
    newsOf,
    spokenOf,
    Sentence,
    titleOf: ({ after: { round } }, { texts }) => (round === null ? '' : texts.journal.round({ round })),
    Mark,
  },
  ear: {
    twin,
    asks: ASKS,
    reply: (here, ask) => replyTo(here, ask as keyof typeof ASKS),
    hint: ({ texts }) => texts.ui.ear.lineHint,
    again: isLaidAnew,
  },
  useKeys: useClothKeys,
  settings: SETTINGS,
  diceless: true,
  guide: ({ ui }) => ui.guide,
}

/** The screen of a seat at a duel. */
export const PlayScreen = screenOf(TABLE)
