import { stakeOf } from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { Waiting } from '../Waiting.tsx'
import { drawnStake, hrefOfStake } from './addresses.ts'
import { StakePlay } from './StakePlay.tsx'
import { useWon } from './useWon.ts'

/** One stake, by its name. */
export const StakeScreen = ({ detail }: { readonly detail: string }) => {
  const practice = usePracticeTexts()
  const won = useWon(useRecord())
  const stake = stakeOf(detail)
  if (!practice) return null
  const { stakes: words, hub } = practice
  if (!stake) return <Waiting reckoned={{ state: 'failed' }} failed={words.unknown} />
  return (
    <StakePlay
      stake={stake}
      repression={0}
      ways={({ onAgain }) => ({
        ways: [
          { name: words.next, to: hrefOfStake(drawnStake(won, stake.id)), kind: 'main' },
          { name: words.again, to: onAgain },
          { name: hub.back, to: hrefOfPractice() },
        ],
      })}
    />
  )
}
