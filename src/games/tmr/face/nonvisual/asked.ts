import { askedLine } from '../../../../house/nonvisual/index.ts'
import { cellName } from '../words/cellName.ts'
import { spoken, type Telling } from './tell.ts'

/** Where the demi-rêve is free, its land is told too. */
const titleOf = ({ texts, board, prompt, moment }: Telling): string => {
  if (prompt.kind !== 'free') return moment.title
  return board.position
    ? `${cellName(texts, board.position)} (${board.position}), ${texts.genres[board.genre].name}`
    : texts.ui.ear.lost({ inA: texts.genres[board.genre].inA, count: board.candidates.length }).replace(/\.$/, '')
}

/** DRG-4: what has come, as its card tells it. */
const drawnWords = (
  { texts, format, effectWords }: Telling,
  { asks, title, effect, did }: NonNullable<Telling['drawn']>,
): string =>
  [`${format.labelled(spoken(asks), title)}.`, ...did, effect && effectWords(effect), texts.ui.ear.putAway]
    .filter(Boolean)
    .join(' ')

/** What is asked, and its answers with their chances; before it, what a spell leaves to the gardien. */
export const askedWords = (telling: Telling): string => {
  const { drawn, ruling, voice, moment } = telling
  if (drawn) return drawnWords(telling, drawn)
  const asked = askedLine(voice, titleOf(telling), moment.answers)
  return ruling ? `${askedLine(voice, ruling.title, ruling.answers)} ${asked}` : asked
}
