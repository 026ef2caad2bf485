import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { TextField } from '../../../../house/ui/fields.tsx'
import { effectAsked, ruleOfEffect } from '../../rules/public.ts'
import { useOwnSeat, usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

/** CAST-5, TGT-1: what takes place, in the gardien's own words or in one of these, taken and changed. */
export const DescribeForm = ({ proposals = [] }: { readonly proposals?: readonly string[] }) => {
  const { gardien } = useTexts().ui
  const board = usePlay((play) => play.board)
  const seat = useOwnSeat()
  const effect = effectAsked(board)
  const [text, setText] = useState(effect?.text ?? '')
  // On the card of the question, which names its rule itself.
  const ruled = proposals.length > 0
  return (
    <>
      <TextField label={gardien.describe} rows={3} most={2000} value={text} onChange={setText} />
      <Button
        kind={ruled ? 'main' : undefined}
        name={gardien.describeSay}
        disabled={text.trim() === ''}
        to={() => void seat.say({ type: 'describe', dreamer: board.id, text: text.trim() })}
      />
      {!ruled && effect && <RuleTag rule={ruleOfEffect(effect)} />}
      {ruled && (
        <fieldset className="proposals">
          <legend>{gardien.ruling.proposals}</legend>
          {proposals.map((proposal) => (
            <Button key={proposal} name={proposal} to={() => setText(proposal)} aria-pressed={text === proposal} />
          ))}
        </fieldset>
      )}
    </>
  )
}
