import type { ReactNode } from 'react'
import type { Choice, Command } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
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
  /** The answer that Enter takes; null: none of these. */
  readonly main?: PlainAnswer | null
  /** What follows from an answer. */
  readonly children: (type: PlainAnswer, choice: Choice) => ReactNode
}

/** The answers of a question, one below the other. */
export const ChoiceList = ({ choices, main = null, children }: ChoiceListProps) => {
  const { ui } = useTexts()
  const { say, mayAct } = usePlay()
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
        main={type === main}
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
