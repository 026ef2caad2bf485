import type { ReactNode } from 'react'
import type { Choice, Command } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { chanceFor, useAdvice } from './advice.ts'
import { ChoiceRow } from './ChoiceRow.tsx'

/** The commands that are answers by themselves: each has a name and a letter. */
export type PlainAnswer = Extract<
  Command['type'],
  | 'master'
  | 'evade'
  | 'repress'
  | 'letPass'
  | 'struggle'
  | 'masterCell'
  | 'decline'
  | 'stay'
  | 'descend'
  | 'keep'
  | 'reserve'
  | 'accept'
  | 'storeFailure'
  | 'comeDown'
>

interface ChoiceListProps {
  readonly choices: readonly Choice[]
  /** What follows from an answer. */
  readonly children: (type: PlainAnswer, choice: Choice) => ReactNode
}

/** The answers of a question, one below the other. */
export const ChoiceList = ({ choices, children }: ChoiceListProps) => {
  const { ui } = useTexts()
  const { say, mayAct } = usePlay()
  const advice = useAdvice()
  return choices.map((choice) => {
    const type = choice.command.type as PlainAnswer
    return (
      <ChoiceRow
        key={type}
        label={ui.actions[type]}
        letter={ui.keys[type]}
        rule={choice.rule}
        odds={choice.odds}
        refusal={choice.refusal}
        advice={chanceFor(advice, (action) => action.type === type)}
        disabled={!mayAct}
        onChoose={() => say(choice.command)}
      >
        {children(type, choice)}
      </ChoiceRow>
    )
  })
}

/** Both sides of a roll. */
export const BothSides = ({ success, failure }: { readonly success: ReactNode; readonly failure: ReactNode }) => (
  <>
    <span className="on-success">{success}</span>
    <span className="on-failure">{failure}</span>
  </>
)
