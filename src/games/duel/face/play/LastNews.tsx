import { News } from '../../../../house/play/index.ts'
import type { Told } from '../../rules/public.ts'
import { useSeat } from '../desk/context.ts'
import { linesOf, readerAt } from '../journal/entries.ts'
import { useEntries, useReader } from '../journal/useReader.ts'

/** What weighs most of what was told at once stands for all of it. */
const HEADLINES: readonly Told['type'][] = [
  'won',
  'wentOut',
  'dreamerWoke',
  'artefactDefeated',
  'defended',
  'attacked',
  'summoned',
  'itemUsed',
]

/** What the last message told. */
export const LastNews = () => {
  const reader = useReader()
  const entries = useEntries()
  const until = useSeat((state) => state.replay?.n ?? null)
  const last = entries.findLast(({ n, undone }) => !undone && (until === null || n <= until))
  if (!last) return null
  const lines = linesOf(readerAt(reader, last), last)
  const weighty = HEADLINES.find((type) => last.pieces.some((told) => told.type === type))
  const headline = weighty
    ? linesOf(readerAt(reader, last), { pieces: last.pieces.filter(({ type }) => type === weighty) })[0]?.text
    : lines.at(-1)?.text
  return <News lines={lines.map((line) => ({ ...line, main: line.text === headline }))} />
}
