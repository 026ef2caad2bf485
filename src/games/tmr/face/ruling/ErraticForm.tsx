import { ERRATIC, fieldOf } from '../../practice/index.ts'
import { rangeInMetres, type Spell } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { DescribeForm } from '../gardien/DescribeForm.tsx'
import { usePracticeTexts, useTexts } from '../words/language.tsx'

/** CAST-5: the field of its voie, and how far it reaches. */
export const useErraticField = (): ((spell: Spell | undefined) => string) => {
  const { ruling } = useTexts().ui.gardien
  const { empathie } = usePlay((play) => play.board.sheet)
  const words = usePracticeTexts()?.erratic
  return (spell) => {
    const metres = spell ? rangeInMetres(spell, empathie) : null
    return [spell && words?.fields[fieldOf(spell)], metres !== null && ruling.within({ metres })].filter(Boolean).join(' ')
  }
}

/** CAST-5: told in the gardien's own words, or in one of those that might be. */
export const ErraticForm = ({ spell }: { readonly spell: Spell }) => {
  const words = usePracticeTexts()?.erratic
  return <DescribeForm proposals={words ? ERRATIC[fieldOf(spell)].map(([id]) => words.effects[id]) : []} />
}
