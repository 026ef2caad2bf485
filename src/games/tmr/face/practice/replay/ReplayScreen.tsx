import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { GuideBox } from '../../../../../house/lessons/index.ts'
import { hrefOf } from '../../../../../house/routes/route.ts'
import type { Seat } from '../../../../../house/seat/seat.ts'
import { Unopened } from '../../../../../house/ui/Unopened.tsx'
import { isRefusal, type Refusal } from '../../../../../kit/refusal.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import type { Framing } from '../../desk/framing.ts'
import { readGoal } from '../../desk/goals.ts'
import { PlayScreen } from '../../play/table.tsx'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { openReplay } from './openReplay.ts'
import '../ways.css'

const useReplay = (id: string, before: number): Seat<TmrSpeech> | Refusal | null => {
  const [opened, setOpened] = useState<Seat<TmrSpeech> | Refusal | null>(null)
  useEffect(() => {
    let [left, seat]: [boolean, Seat<TmrSpeech> | null] = [false, null]
    setOpened(null)
    void openReplay(id, before).then((result) => {
      if (!isRefusal(result)) seat = result
      if (left) seat?.close()
      else setOpened(result)
    })
    return () => {
      left = true
      seat?.close()
    }
  }, [id, before])
  return opened
}

interface ReplayedProps {
  readonly seat: Seat<TmrSpeech>
  readonly id: string
  readonly onAgain: () => void
}

const Replayed = ({ seat, id, onAgain }: ReplayedProps) => {
  const words = usePracticeTexts()
  const board = useStore(seat.store, (state) => state.view?.boards[0])
  const dreamer = board?.id
  const goal = useMemo(() => (dreamer ? readGoal({ place: id, dreamer }) : null), [id, dreamer])
  if (!words || !goal) return null
  const { replay, hub } = words
  const back = hrefOf({ screen: 'saved', id })
  const framing: Framing = {
    guide: (
      <GuideBox label={replay.title} kind="again">
        <p>{replay.lead}</p>
        <div className="practice-ways">
          <button type="button" className="button" onClick={onAgain}>
            {replay.again}
          </button>
          <a className="button" href={back}>
            {replay.back}
          </a>
        </div>
      </GuideBox>
    ),
    spoken: replay.lead,
    goal,
    coach: 'speaks',
    home: { href: hrefOfPractice(), name: hub.title },
  }
  return <PlayScreen seat={seat} framing={framing} />
}

interface OnceProps {
  readonly id: string
  readonly before: number
  readonly onAgain: () => void
}

const Once = ({ id, before, onAgain }: OnceProps) => {
  const seat = useReplay(id, before)
  if (seat === null || isRefusal(seat)) return <Unopened refusal={seat} />
  return <Replayed seat={seat} id={id} onAgain={onAgain} />
}

/** A moment of one's own journey, played again: `id/seq`, the game and the entry before which it stands. */
export const ReplayScreen = ({ detail }: { readonly detail: string }) => {
  const [id = '', before = ''] = detail.split('/')
  const [time, setTime] = useState(0)
  // Each time is a room of its own.
  return <Once key={time} id={id} before={Number(before)} onAgain={() => setTime(time + 1)} />
}
