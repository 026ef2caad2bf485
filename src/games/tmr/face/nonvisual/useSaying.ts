import { useCallback, useEffect, useRef } from 'react'
import {
  type PointWords,
  type Speak,
  useMarksSaid,
  useNewsSaid,
  useTableSaid,
  useVoice,
} from '../../../../house/nonvisual/index.ts'
import type { Answer } from '../../../../house/question/index.ts'
import { isCellId, type Told } from '../../rules/public.ts'
import { useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { announcements } from '../journal/announcements.ts'
import { useNames } from '../journal/names.ts'
import { cellName } from '../words/cellName.ts'
import { askedWords } from './asked.ts'
import type { Telling } from './tell.ts'

const useNews = (telling: Telling, speak: Speak): void => {
  const { texts, format, view } = telling
  const names = useNames(
    view,
    useSeat((state) => state.notices),
  )
  const framing = useFraming()
  const sentences = useCallback(
    (notices: Parameters<typeof announcements>[2], after: number) => announcements(texts, format, notices, after, names),
    [texts, format, names],
  )
  useNewsSaid<Told>(speak, {
    sentences,
    asked: () => askedWords(telling),
    framed: framing?.question !== undefined,
    guide: framing?.spoken ?? '',
  })
}

/** DRG-4: a card put away tells nothing by itself: what stands behind it is said. */
const useCardsPutAway = (telling: Telling, speak: Speak): void => {
  const card = telling.drawn?.key ?? null
  const before = useRef(card)
  const latest = useRef(telling)
  latest.current = telling
  useEffect(() => {
    const away = before.current !== null && before.current !== card
    before.current = card
    if (away) speak('', askedWords(latest.current))
  }, [card, speak])
}

/** MOV-3: a way is told with where it leads. */
const markedAs = ({ group, told, label }: Answer): string => (group === 'ways' ? (told ?? label) : label)

/** MAP-1: a cell is called by its name; what is no cell of this map is nothing. */
const pointed =
  (texts: Telling['texts']): PointWords =>
  (name, place) =>
    isCellId(place) ? texts.ui.words.points({ name, place: `${cellName(texts, place)} (${place})` }) : null

/** What the live region says, and a way to make it say something. */
export const useSaying = (telling: Telling): ReturnType<typeof useVoice> => {
  const framing = useFraming()
  const { saying, speak } = useVoice(framing?.question ? '' : askedWords(telling))
  useNews(telling, speak)
  useMarksSaid(speak, markedAs)
  useCardsPutAway(telling, speak)
  useTableSaid(speak, pointed(telling.texts))
  return { saying, speak }
}
