import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { NumberField } from '../../../../house/ui/fields.tsx'
import { LAST_ROUND, NOTE_RULES } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Tool } from './Tool.tsx'

/** Begins at the next round, and again whenever it has changed; another one puts a slip right. */
const RoundForm = ({ now }: { readonly now: number | null }) => {
  const { rounds } = useTexts().ui
  const say = usePlay((play) => play.say)
  const [round, setRound] = useState((now ?? 0) + 1)
  return (
    <>
      <NumberField label={rounds.round} value={round} least={1} most={LAST_ROUND} onChange={setRound} />
      <div className="row">
        <Button
          name={now === null ? rounds.begin : rounds.call}
          to={() => say({ type: 'callRound', round })}
          disabled={Number.isNaN(round)}
        />
        {now !== null && <Button name={rounds.end} to={() => say({ type: 'callRound', round: null })} />}
      </div>
    </>
  )
}

/** FAT-2: the rounds of a fight in the waking world, for everybody to see. */
export const RoundsTool = () => {
  const { rounds } = useTexts().ui
  const now = usePlay((play) => play.view.rounds?.now ?? null)
  return (
    <Tool title={rounds.count} on="table">
      <p className="soft">
        {rounds.means} <RuleTag rule={NOTE_RULES.roundsCounted} />
      </p>
      {now !== null && <p>{rounds.now({ round: now })}</p>}
      <RoundForm key={now} now={now} />
    </Tool>
  )
}
