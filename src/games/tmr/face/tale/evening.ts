import type { Format } from '../../../../house/texts/index.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import {
  type CellId,
  type DreamerId,
  isSuccess,
  type Mode,
  type Moment,
  type Note,
  type Told,
  type ToldHappening,
} from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { noteSentence } from '../journal/announcements.ts'
import { piecesOf } from '../journal/path.ts'
import { sentenceOf } from '../journal/sentence.ts'
import { journalEntries, nightAfter, type Thread } from '../journal/thread.ts'
import { inCell, type Names } from '../journal/words.ts'

interface Happened {
  /** The message that told it. */
  readonly n: number
  readonly what: ToldHappening
  readonly round: number
  readonly clock: Moment
  readonly thread: Thread
}

/** A note that the gardien showed. */
interface Shown extends Note {
  readonly n: number
  readonly clock: Moment
}

/** One journey among those of an evening and what came after it, or a sleep before the first: whose, when it began, what happened. */
export interface Chapter {
  readonly n: number
  readonly dreamer: DreamerId
  readonly clock: Moment
  /** Null: they only slept. */
  readonly mode: Mode | null
  readonly happened: readonly Happened[]
  /** Of its dreamer, since it began. */
  readonly shown: readonly Shown[]
  /** HID-6: it began where nobody may say. */
  readonly lost: boolean
  /** None of theirs follows. */
  readonly last: boolean
}

/** HID-1: from here on a player does not know where they are. */
const loses = (what: ToldHappening): boolean =>
  what.type === 'lost' || what.type === 'drifted' || what.type === 'putElsewhere' || (what.type === 'placed' && what.hidden)

/** HID-3: and from here on they do. */
const finds = (what: ToldHappening): boolean =>
  what.type === 'revealed' ||
  what.type === 'jumped' ||
  (what.type === 'moved' && what.exit) ||
  (what.type === 'placed' && !what.hidden) ||
  (what.type === 'fitted' && what.candidates.length === 1)

/** HID-6: where somebody is still lost no place is told, whoever reads it: a story goes from hand to hand. */
const veiled = (what: ToldHappening): ToldHappening => {
  if (what.type === 'drifted') return { ...what, to: null, direction: null }
  return 'to' in what ? { ...what, to: null } : what
}

/** RES-6: what was stored astray may lie where its owner does not know, even once found. */
const shelved = (what: ToldHappening): ToldHappening =>
  what.type === 'stored' || what.type === 'triggered' ? { ...what, hand: { ...what.hand, cell: null } } : what

/** Where the last stretch begins that nobody has found out of; -1: there is none. */
const lostSince = (happened: readonly Happened[]): number => {
  let since = -1
  for (const [at, { what }] of happened.entries()) {
    if (finds(what)) since = -1
    else if (since < 0 && loses(what)) since = at
  }
  return since
}

const chaptersOf = (dreamer: DreamerId, all: readonly Happened[], isLost: boolean): readonly Chapter[] => {
  const since = lostSince(all)
  const from = since < 0 && isLost ? 0 : since
  const astray = isLost ? 0 : all.findIndex(({ what }) => loses(what))
  const safe = all.map((one, at) => {
    const what = from >= 0 && at >= from ? veiled(one.what) : one.what
    return { ...one, what: astray >= 0 && at >= astray ? shelved(what) : what }
  })
  const ascents = safe.flatMap(({ n, clock, what }, at) => (what.type === 'ascended' ? [{ at, n, clock, mode: what.mode }] : []))
  const slept = safe.slice(0, ascents[0]?.at).findIndex(({ what }) => what.type === 'fellAsleep')
  const { n = 0, clock } = safe[slept] ?? {}
  const starts = [...(clock ? [{ at: slept - 1, n, clock, mode: null }] : []), ...ascents]
  return starts.map(({ at, ...start }, number) => ({
    ...start,
    dreamer,
    happened: safe.slice(at + 1, starts[number + 1]?.at),
    shown: [],
    lost: lostSince(safe.slice(0, at + 1)) >= 0,
    last: number === starts.length - 1,
  }))
}

/** A note of a dreamer goes with their journey; any other stands where it was shown. */
const withShown = (all: readonly (Chapter | Shown)[], note: Shown): readonly (Chapter | Shown)[] => {
  const { n, on } = note
  const at = all.findLastIndex((one) => 'happened' in one && on.kind === 'dreamer' && one.dreamer === on.dreamer && one.n < n)
  return at < 0
    ? [...all, note]
    : all.map((one, place) => (place === at && 'happened' in one ? { ...one, shown: [...one.shown, note] } : one))
}

const byTime = (one: Chapter | Shown, other: Chapter | Shown): number => one.n - other.n

/** All journeys a reader was told of, in the order in which they began. `isLost`: who does not know where they are. */
export const eveningOf = (notices: List<Notice<Told>>, isLost: (dreamer: DreamerId) => boolean): readonly (Chapter | Shown)[] => {
  const of = new Map<DreamerId, Happened[]>()
  const shown: Shown[] = []
  for (const { n, pieces, undone } of journalEntries(notices).slice())
    for (const { told, thread } of undone ? [] : pieces) {
      if (told.dreamer === null) {
        if (told.what.type === 'noteShown') shown.push({ n, clock: told.clock, on: told.what.on, text: told.what.text })
        continue
      }
      const { what, round, clock } = told
      const happened = of.get(told.dreamer) ?? []
      of.set(told.dreamer, [...happened, { n, what, round, clock, thread }])
    }
  const journeys = [...of].flatMap(([dreamer, all]) => chaptersOf(dreamer, all, isLost(dreamer))).sort(byTime)
  return [...shown.reduce<readonly (Chapter | Shown)[]>(withShown, journeys)].sort(byTime)
}

export interface ToldChapter {
  /** Null: a note of no journey. */
  readonly dreamer: DreamerId | null
  readonly heading: string
  readonly paragraphs: readonly (readonly string[])[]
  /** Sentences of it that are remembered, two at most: the greatest thing, and that the way was not found. */
  readonly remembered: readonly string[]
  readonly way: readonly (readonly CellId[])[]
  /** The way in words. */
  readonly map: string
}

/** What a story tells in the sentences of the journal; dice, prices and reckonings stay there. */
const TELLS: ReadonlySet<ToldHappening['type']> = new Set([
  ...(['sentMet', 'encounterReturned', 'encounterEnded', 'evaded', 'messengerSent', 'giftTaken'] as const),
  ...(['carried', 'lost', 'drifted', 'placed', 'putElsewhere', 'jumped', 'revealed'] as const),
  ...(['stored', 'triggered', 'tookEffect', 'cameBack', 'spellCame', 'spellTook', 'spellRuled', 'torn', 'described'] as const),
  ...(['afflicted', 'effectBegan', 'effectEnded', 'spellLearnt'] as const),
  ...(['cameDown', 'fellAsleep', 'dragonDreamt', 'woke'] as const),
])

/** What is remembered of a journey, the greatest first. */
const GREATEST: readonly ToldHappening['type'][] = ['lost', 'drifted', 'spellRuled', 'tookEffect', 'dragonDreamt', 'revealed']

/** NIT-2: and of a night its roll, what it gave and what it took. */
const OF_NIGHTS: ReadonlySet<ToldHappening['type']> = new Set([
  ...(['faced', 'learned', 'fatigued', 'hurt', 'reservesLost', 'seuilChanged', 'sheetChanged'] as const),
])

const isTold = (what: ToldHappening, { night }: Thread): boolean =>
  TELLS.has(what.type) || (night !== null && OF_NIGHTS.has(what.type)) || (what.type === 'fitted' && what.candidates.length === 1)

/** ENC-2: without its dice. */
const withoutDice = (what: ToldHappening): ToldHappening => {
  if (what.type !== 'encounterMet') return what
  const { kind, strength } = what
  return { type: 'sentMet', kind, strength }
}

/** What its sentence in the journal tells by its dice, or not at all: a spell that fails, the Dragon of a night. */
const withoutRoll = ({ texts, names }: Telling, name: string, what: ToldHappening): string | null => {
  const { evening } = texts.ui
  if (what.type === 'dragonDreamt') return evening.dragonDreamt({ strength: what.strength })
  const fails = what.type === 'castRolled' && !isSuccess(what.check.quality) && what.check.quality !== 'echec-total'
  return fails ? evening.failed({ name, spell: names.spell(what.spell) }) : null
}

/** What begins a paragraph. */
const BEGINS: ReadonlySet<ToldHappening['type']> = new Set([
  'lost',
  'drifted',
  'placed',
  'putElsewhere',
  'cameDown',
  'fellAsleep',
])

export interface Telling {
  readonly texts: Texts
  readonly format: Format
  readonly names: Names
}

/** Steps that led to what is told next, as one sentence. */
const stepsTold = ({ texts }: Telling, steps: readonly Extract<ToldHappening, { type: 'moved' }>[]): readonly string[] => {
  const last = steps.at(-1)
  if (!last) return []
  const { evening } = texts.ui
  const count = steps.length
  return [last.to === null ? evening.blind({ count }) : evening.steps({ count, place: inCell(texts, last.to) })]
}

/** Whoever falls asleep again and again is told of once. */
const toldOnce = (paragraphs: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  paragraphs.filter((said, at) => said.length > 0 && !(said.length === 1 && said[0] === paragraphs[at + 1]?.[0]))

type Body = Pick<ToldChapter, 'paragraphs' | 'remembered'>

/** The spell that was named when it was gone up for, and no other, is not named before each thing it comes to. */
const unnamed = ({ texts, names }: Telling, spells: readonly string[], sentence: string): string => {
  const [only] = spells
  const named = spells.length === 1 && only ? texts.journal.tookEffect({ spell: names.spell(only), outcome: '' }) : ''
  return sentence.startsWith(named) ? sentence.slice(named.length) : sentence
}

const bodyOf = (telling: Telling, chapter: Chapter): Body => {
  const { dreamer, happened, lost, last: isLast } = chapter
  const { texts, format, names } = telling
  const spells = spellsOf([chapter])
  const { evening } = texts.ui
  const name = names.dreamer(dreamer)
  const paragraphs: string[][] = [[]]
  const say = (...sentences: readonly string[]): void => void paragraphs.at(-1)?.push(...sentences)
  let steps: Extract<ToldHappening, { type: 'moved' }>[] = []
  const great = new Map<ToldHappening['type'], string>()
  const told = (): Body => ({
    paragraphs: toldOnce(paragraphs),
    remembered: [
      ...GREATEST.flatMap((type) => great.get(type) ?? []).slice(0, 1),
      ...(isLast && since !== null ? [evening.stillLost({ name })] : []),
    ],
  })
  let since = lost ? (happened[0]?.round ?? 0) : null
  for (const { what: bare, round, thread } of happened) {
    const what = withoutDice(bare)
    if (what.type === 'moved') steps.push(what)
    const rolled = withoutRoll(telling, name, what)
    if (!isTold(what, thread) && rolled === null && !(what.type === 'moved' && what.exit)) continue
    say(...stepsTold(telling, steps))
    steps = []
    if (BEGINS.has(what.type)) paragraphs.push([])
    if (finds(what) && since !== null) {
      if (round > since) say(evening.lostFor({ name, rounds: round - since }))
      since = null
    } else if (loses(what)) since ??= round
    const sentence = what.type === 'moved' ? null : (rolled ?? sentenceOf({ texts, format, names, thread, name }, what))
    if (sentence === null) continue
    const said = unnamed(telling, spells, sentence)
    say(said)
    great.set(what.type, said)
  }
  say(...stepsTold(telling, steps))
  if (!isLast) return told()
  if (since !== null) say(evening.stillLost({ name }))
  const last = happened.at(-1)
  const night = last ? nightAfter(last.thread.night, last.what) : null
  if (night && last?.what.type !== 'fellAsleep') say(evening.asleep({ name }), texts.journalDragons.night(night))
  return told()
}

const isOver = ({ happened }: Chapter): boolean =>
  happened.some(({ what }) => what.type === 'cameDown' || what.type === 'fellAsleep')

/** What somebody went up for: all they cast, whatever came of it. */
const spellsOf = (chapters: readonly Chapter[]): readonly string[] => [
  ...new Set(
    chapters.flatMap(({ happened }) => happened.flatMap(({ what }) => (what.type === 'castRolled' ? [what.spell] : []))),
  ),
]

/** In words to be read aloud, and kept. */
export const chapterInWords = (telling: Telling, chapter: Chapter | Shown): ToldChapter => {
  const { texts, format, names } = telling
  const { evening, sheet } = texts.ui
  const when = `${texts.hours[chapter.clock.hour].name}, ${sheet.day(chapter.clock)}`
  const noteTold = (note: Shown): string => noteSentence(telling, note)
  if ('on' in chapter)
    return { dreamer: null, heading: when, paragraphs: [[noteTold(chapter)]], remembered: [], way: [], map: '' }
  const { dreamer, mode, happened, shown, lost } = chapter
  const name = names.dreamer(dreamer)
  const way = piecesOf(happened.map(({ what }) => what))
  const astray = happened.findIndex(({ what }) => loses(what) || what.type === 'revealed')
  const [[first] = []] = piecesOf(happened.slice(0, astray < 0 ? undefined : astray).map(({ what }) => what))
  const spells = spellsOf([chapter])
  const went = (up: Mode): string =>
    spells.length > 0 ? evening.wentFor[up]({ name, spells: format.and(spells.map(names.spell)) }) : evening.went[up]({ name })
  const from = lost ? [evening.fromSomewhere] : first ? [evening.from({ place: inCell(texts, first) })] : []
  const beginning = mode ? [went(mode), ...from] : []
  const { paragraphs, remembered } = bodyOf(telling, chapter)
  const [body = [], ...more] = paragraphs
  const last = way.at(-1)?.at(-1)
  return {
    dreamer,
    heading: `${when} · ${name}`,
    paragraphs: [
      [...beginning, ...body],
      ...more,
      ...shown.map((note) => [noteTold(note)]),
      ...(isOver(chapter) ? [] : [[evening.underWay]]),
    ],
    remembered,
    way,
    map: last ? evening.map({ name, place: inCell(texts, last) }) : '',
  }
}

/** So many are told of the last time at most, those who were up last. */
const MOST = 3

/** What befell oneself the last time; to the gardien (null), and to whom nothing happened, each of those of whom it is told. */
export const lastChapters = (all: readonly ToldChapter[], own: DreamerId | null): readonly ToldChapter[] => {
  const last = all.filter(({ dreamer }, at) => dreamer !== null && at === all.findLastIndex((one) => one.dreamer === dreamer))
  const mine = last.filter(({ dreamer }) => dreamer === own)
  return mine.length > 0 ? mine : last.slice(-MOST)
}

/** The last time, in three lines: how it began, what is remembered of it, what came of it last. */
export const lastTime = ({ paragraphs, remembered }: ToldChapter): readonly string[] => {
  const [first, ...all] = paragraphs.flat()
  const others = all.filter((sentence) => !remembered.includes(sentence))
  const ends = others.slice(Math.max(0, others.length - 2 + remembered.length))
  return [...(first === undefined ? [] : [first]), ...remembered, ...ends]
}

export const eveningAsText = (title: string, chapters: readonly ToldChapter[]): string =>
  [title, ...chapters.map(({ heading, paragraphs }) => [heading, ...paragraphs.map((all) => all.join(' '))].join('\n'))]
    .join('\n\n')
    .concat('\n')
