import { useState } from 'react'
import { WaysOn } from '../../../../../house/exercise/index.ts'
import { today } from '../../../../../house/ui/day.ts'
import { nightSigns, STAKES, tonightName } from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { drawnStake, hrefOfNights, hrefOfStake, hrefOfTonight, otherNights } from './addresses.ts'
import { useStakeWords } from './useStakeWords.ts'
import { useWon } from './useWon.ts'
import './stake.css'

/** On the page of practice: drawn, three in a row, or chosen. */
export const StakesPart = () => {
  const words = usePracticeTexts()?.stakes
  const told = useStakeWords()
  const record = useRecord()
  const won = useWon(record)
  const [nights] = useState(otherNights)
  if (!words || !told || !record) return null
  const tonight = record.stakes.find(({ id }) => id === tonightName(today()))
  return (
    <section className="practice-part" aria-labelledby="stakes">
      <h2 id="stakes">{words.title}</h2>
      <p className="practice-soft">
        {words.lead} {won.size > 0 && words.soFar({ won: won.size, of: STAKES.length })}
      </p>
      <p className="practice-soft">{tonight ? words.tonight.done({ signs: nightSigns(tonight) }) : words.tonight.lead}</p>
      <WaysOn
        ways={[
          { name: tonight ? words.tonight.see : words.tonight.open, to: hrefOfTonight() },
          { name: words.draw, to: () => window.location.assign(hrefOfStake(drawnStake(won))) },
          { name: words.nights, to: hrefOfNights(nights) },
        ]}
      />
      <details className="stake-choice">
        <summary>{words.choose}</summary>
        <ul>
          {STAKES.map((stake) => (
            <li key={stake.id}>
              <a href={hrefOfStake(stake)}>
                {words.each[stake.id].title}, {told(stake).within}
              </a>
              {won.has(stake.id) && <span className="stake-won">✓ {words.won}</span>}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
