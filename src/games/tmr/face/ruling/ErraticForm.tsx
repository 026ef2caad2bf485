import { ERRATIC, fieldOf } from '../../practice/index.ts'
import { rangeInMetres, type Spell } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { DescribeForm } from '../gardien/DescribeForm.tsx'
import { usePracticeTexts, useTexts } from '../words/language.tsx'

/** CAST-5: the field of its voie, how far it reaches, and what it might be. */
export const ErraticForm = ({ spell }: { readonly spell: Spell }) => {
  const { ruling } = useTexts().ui.gardien
  const { empathie } = usePlay((play) => play.board.sheet)
  const words = usePracticeTexts()?.erratic
  const metres = rangeInMetres(spell, empathie)
  const field = fieldOf(spell)
  return (
    <>
      <p>
        {words?.fields[field]} {metres !== null && ruling.within({ metres })}
      </p>
      <DescribeForm proposals={words ? ERRATIC[field].map(([id]) => words.effects[id]) : []} />
    </>
  )
}
