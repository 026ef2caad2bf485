import type { PointWords } from '../../../../house/nonvisual/index.ts'
import type { Answer } from '../../../../house/question/index.ts'
import { isCellId } from '../../rules/public.ts'
import { cellName } from '../words/cellName.ts'
import { Around } from './Around.tsx'
import { askedWords, type Telling } from './tell.ts'
import { useHearing } from './useHearing.ts'

/** MOV-3: a way is told with where it leads. */
const markedAs = ({ group, told, label }: Answer): string => (group === 'ways' ? (told ?? label) : label)

/** MAP-1: a cell is called by its name; what is no cell of this map is nothing. */
const pointWords =
  ({ texts }: Telling): PointWords =>
  (name, place) =>
    isCellId(place) ? texts.ui.words.points({ name, place: `${cellName(texts, place)} (${place})` }) : null

/** The Terres Médianes without sight. */
export const EAR = {
  Twin: Around,
  title: ({ texts }: Telling) => texts.ui.twin.title,
  hint: ({ texts }: Telling) => texts.ui.ear.lineHint,
  askedWords,
  useHearing,
  // DRG-4: a card put away tells nothing by itself: what stands behind it is said.
  again: ({ drawn }: Telling, { drawn: before }: Telling) => before !== null && before.key !== drawn?.key,
  ...{ pointWords, markedAs },
}
