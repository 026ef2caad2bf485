import { useMemo } from 'react'
import { useStore } from 'zustand'
import { GuideBox } from '../../../../../house/exercise/index.ts'
import { hrefOf } from '../../../../../house/routes/route.ts'
import { readGoal } from '../../desk/goals.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { exercise } from '../exercise.ts'
import { savedUpTo } from '../savedUpTo.ts'

const readDetail = (detail: string): { readonly id: string; readonly before: number } => {
  const [id = '', before = ''] = detail.split('/')
  return { id, before: Number(before) }
}

/** A moment of one's own journey, played again with other dice: `id/seq`, the game and the entry before which it stands. */
export const ReplayScreen = exercise<{ readonly detail: string }>({
  laidOf: ({ detail }) => {
    const { id, before } = readDetail(detail)
    return savedUpTo(id, (all) => (before >= 1 && before <= all.length ? before : null))
  },
  useFrame: ({ detail }, { seat }, onAgain) => {
    const { id } = readDetail(detail)
    const words = usePracticeTexts()?.replay
    const dreamer = useStore(seat.store, (state) => state.view?.boards[0]?.id)
    const goal = useMemo(() => (dreamer ? readGoal({ place: id, dreamer }) : null), [id, dreamer])
    if (!words || !goal) return null
    const ways = [
      { name: words.again, to: onAgain },
      { name: words.back, to: hrefOf({ screen: 'saved', id }) },
    ]
    return {
      guide: (
        <GuideBox label={words.title} kind="again" ways={ways}>
          <p>{words.lead}</p>
        </GuideBox>
      ),
      ...{ spoken: words.lead, goal, coach: 'speaks' },
    }
  },
})
