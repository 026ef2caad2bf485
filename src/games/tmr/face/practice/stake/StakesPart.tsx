import { useState } from 'react'
import { WaysOn } from '../../../../../house/exercise/index.ts'
import { today } from '../../../../../house/ui/day.ts'
import { nightSigns, STAKES, tonightName } from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { Part } from '../Page.tsx'
import { otherNumber, usePractice } from '../speaking.ts'
import { drawnStake, hrefOfNights, hrefOfStake, hrefOfTonight, useStakeWords, useWon } from './stakes.ts'
import './stake.css'

/** On the page of practice: drawn, three in a row, or chosen. */
export const StakesPart = () => {
  const { stakes: words } = usePractice()
  const told = useStakeWords()
  const record = useRecord()
  const won = useWon(record)
  const [nights] = useState(otherNumber)
  if (!record) return null
  const tonight = record.stakes.find(({ id }) => id === tonightName(today()))
  const soFar = won.size > 0 && words.soFar({ won: won.size, of: STAKES.length })
  return (
    <Part
      id="stakes"
      title={words.title}
      lead={
        <>
          {words.lead} {soFar}
        </>
      }
    >
      <p className="soft">{tonight ? words.tonight.done({ signs: nightSigns(tonight) }) : words.tonight.lead}</p>
      <WaysOn
        ways={[
          { name: tonight ? words.tonight.see : words.tonight.open, to: hrefOfTonight() },
          { name: words.draw, to: () => window.location.assign(hrefOfStake(drawnStake(won))) },
          { name: words.nights, to: hrefOfNights(nights) },
        ]}
      />
      <details className="stake-choice fold">
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
    </Part>
  )
}
