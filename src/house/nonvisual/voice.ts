import { useCallback, useEffect, useRef, useState } from 'react'
import { roleKey } from '../../kit/roles.ts'
import type { WirePoint } from '../../kit/wire.ts'
import { useOwnSeat, useSeat } from '../seat/context.ts'
import { useSpeakers } from '../table/speakers.ts'
import type { Saying } from './EarPanel.tsx'

/** What happened, then what is asked. */
export type Speak = (news: string, asked?: string) => void

/** What the live region says, and a way to make it say something; `asked`: what is asked as the screen opens. */
export const useVoice = (asked: string): { readonly saying: Saying; readonly speak: Speak } => {
  const [saying, setSaying] = useState<Saying>(() => ({ n: 0, news: '', asked }))
  const speak = useCallback<Speak>((news, next = '') => setSaying(({ n }) => ({ n: n + 1, news, asked: next })), [])
  return { saying, speak }
}

/** How a game says what somebody points at; null: it is nothing of its table. */
export type PointWords = (name: string, place: WirePoint['place']) => string | null

/** What is said and pointed at around the table is heard in the same voice as the game. */
export const useTableSaid = (speak: Speak, pointWords: PointWords): void => {
  const { talk } = useOwnSeat()
  const { heading, nameOf } = useSpeakers()
  const self = useSeat((state) => state.role)
  const latest = useRef({ heading, nameOf, self, pointWords })
  latest.current = { heading, nameOf, self, pointWords }
  useEffect(
    () =>
      talk?.store.subscribe((now, before) => {
        const { heading, nameOf, self, pointWords } = latest.current
        const words = now.fresh.filter((line) => !before.fresh.includes(line)).map((line) => `${heading(line)} ${line.text}`)
        const points = now.points
          .filter((point) => !before.points.includes(point) && roleKey(point.from) !== roleKey(self))
          .flatMap(({ from, place, called }) => pointWords(nameOf(from, called), place) ?? [])
        if (words.length + points.length > 0) speak([...words, ...points].join(' '))
      }),
    [talk, speak],
  )
}
