import type { NewsLine } from '../../../../house/play/index.ts'
import type { DreamerId, Told } from '../../rules/public.ts'
import { doneForYou, journalLine } from './announcements.ts'
import { isGreat, isReached, momentIn } from './moment.ts'
import type { JournalEntry, Piece } from './thread.ts'
import type { Reader } from './words.ts'

/** What follows from the deed just told, and would hide it where there is room for one line. */
const isAside = (told: Told): boolean => {
  if (told.dreamer === null) return false
  const { what } = told
  switch (what.type) {
    case 'fatigued':
      return what.why === 'meditation'
    case 'bonusWon':
      return true
    case 'cameDown':
      return what.why === 'read' || what.why === 'synthesis'
    default:
      return false
  }
}

/** ENC-16. */
const isDragonFaced = ({ told, thread }: Piece): boolean =>
  told.dreamer !== null && told.what.type === 'faced' && thread.met === 'reve-de-dragon'

/** It is felt: its words come first. */
const isGreatThing = (piece: Piece, wanted: string | null = null): boolean => {
  const { told, thread } = piece
  if (told.dreamer === null) return false
  return isGreat(momentIn(told.what, { met: thread.met, wanted }))
}

/** Which of the things told at once stands for all of them: what is great, or else the last that is no aside. */
const headlineOf = (pieces: readonly Piece[], wanted: string | null): number => {
  const great = pieces.findLastIndex((piece) => isGreatThing(piece, wanted))
  if (great >= 0) return great
  const last = pieces.findLastIndex(({ told }) => !isAside(told))
  return last < 0 ? pieces.length - 1 : last
}

/** A roll that decides. */
const ROLLS = new Set(['faced', 'wetFaced', 'castRolled', 'willTested', 'fumbleRolled', 'sightTested', 'repressionTested'])
/** ENC-16: what a Rêve de Dragon gives and takes. */
const OF_A_DRAGON = new Set(['dreamChanged', 'learned', 'afflicted', 'experienceChanged'])

/** Those that are told wherever there is little room: what is great and its roll, or the roll and what it decided. */
export const headlinesOf = (pieces: readonly Piece[], wanted: string | null = null): readonly number[] => {
  const headline = headlineOf(pieces, wanted)
  const all = [...pieces.keys()]
  const isOf = (types: ReadonlySet<string>, at: number): boolean => {
    const told = pieces[at]?.told
    return told !== undefined && told.dreamer !== null && types.has(told.what.type)
  }
  const roll = all.findLast((at) => at < headline && isOf(ROLLS, at))
  const ofDragon = pieces.some(isDragonFaced) ? all.filter((at) => isOf(OF_A_DRAGON, at)) : []
  const rolled = roll === undefined ? [] : [roll]
  const head = pieces[headline]
  if (!head) return []
  return [...new Set([...(isGreatThing(head, wanted) ? [headline, ...rolled] : [...rolled, headline]), ...ofDragon])]
}

interface NewsFor {
  readonly dreamer: DreamerId
  /** The spell one went up for, and what it does. */
  readonly goal?: { readonly spell: string; readonly does: string } | null
}

/** The hour, and what the gardien shows. */
const isEverybodys = ({ dreamer, what }: Told): boolean =>
  dreamer === null && (what.type === 'clockMoved' || what.type === 'noteShown')

/** What the last entry tells of a dreamer, the greatest thing first, or of what is everybody's; nothing where it tells of somebody else. */
export const newsOf = (
  reader: Reader,
  last: JournalEntry | undefined,
  { dreamer, goal = null }: NewsFor,
): readonly NewsLine[] => {
  if (!last) return []
  const { texts } = reader
  const forYou = doneForYou(texts, last)
  const said: readonly NewsLine[] = forYou === null ? [] : [{ text: forYou, rule: null, rolls: [], main: true }]
  if (!last.pieces.some(({ told }) => told.dreamer === dreamer || isEverybodys(told))) return said
  const theirs = last.pieces.filter(({ told }) => told.dreamer === null || told.dreamer === dreamer)
  const wanted = goal?.spell ?? null
  const lines = theirs.flatMap((piece) => {
    const line = journalLine(reader, piece.told, piece.thread)
    if (!line) return []
    const { what } = piece.told
    const reached = goal && what.type === 'tookEffect' && isReached(wanted, what)
    return [{ piece, line: reached ? { ...line, text: texts.journal.goalReached({ took: line.text, does: goal.does }) } : line }]
  })
  const first = headlinesOf(
    lines.map(({ piece }) => piece),
    wanted,
  )
  const newsAt = (at: number): readonly NewsLine[] =>
    lines.slice(at, at + 1).map(({ piece, line }) => {
      const main = first.includes(at)
      return { ...line, main, great: main && isGreatThing(piece, wanted) }
    })
  const rest = [...lines.keys()].filter((at) => !first.includes(at))
  return [...said, ...[...first, ...rest].flatMap(newsAt)]
}
