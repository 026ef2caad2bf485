import type { Prompt } from '../../../rules/public.ts'
import { usePlay } from '../../desk/context.ts'
import { useTexts } from '../../words/language.tsx'
import { ChoiceRow } from '../ChoiceRow.tsx'

type Free = Extract<Prompt, { kind: 'free' }>

/** SIG-1, SIG-7: a sign that resonates is told; learning is offered to whoever has spell points. */
export const FreeDeeds = ({ readings, syntheses }: Pick<Free, 'readings' | 'syntheses'>) => {
  const { ui } = useTexts()
  const { board, desk, mayAct } = usePlay()
  const { deeds, keys } = ui
  const difficulty = board.sign?.resonates ? board.sign.difficulty : null
  const learns = syntheses.length > 0 && Object.values(board.spellPoints).some((points) => points > 0)
  return (
    <>
      {difficulty !== null && readings.length > 0 && (
        <ChoiceRow
          label={deeds.read}
          letter={keys.read}
          rule="SIG-1"
          disabled={!mayAct}
          onChoose={() => desk.setState({ deed: 'read' })}
        >
          {deeds.sign.resonates({ difficulty })}
        </ChoiceRow>
      )}
      {learns && (
        <ChoiceRow
          label={deeds.synthesise}
          letter={keys.synthesise}
          rule="SIG-7"
          disabled={!mayAct}
          onChoose={() => desk.setState({ deed: 'synthesise' })}
        >
          {deeds.synthesis.question}
        </ChoiceRow>
      )}
    </>
  )
}
