import type { JourneyDone, Luck } from '../../practice/index.ts'
import type { View } from '../../rules/public.ts'
import { spellsTold, type Tale } from '../tale/tale.ts'
import { useLanguage, useTexts } from '../words/language.tsx'
import { usePractice } from '../words/practice.ts'
import { useSpellName } from '../words/spellNames.ts'
import type { Pictured } from './pictured.ts'

type Captions = Omit<Pictured, 'way' | 'look'>

/** What is counted of a journey, from its tale or from the record. */
export interface Counted {
  readonly rounds: number
  readonly dreamSpent: number
  readonly fumbles: number
  readonly luck: Pick<Luck, 'favoured' | 'rolls' | 'expected'>
}

/** "7 rounds · rêve dépensé 4", and the dice where any were thrown. */
export const useFigures = (): ((counted: Counted) => readonly string[]) => {
  const { format } = useLanguage()
  const { journeys: words } = usePractice()
  return ({ rounds, dreamSpent, fumbles, luck: { favoured, rolls, expected } }) => [
    words.figures({ rounds, dream: dreamSpent, fumbles }),
    ...(rolls > 0 ? [words.lucky({ favoured, rolls, expected: format.number(Math.round(expected * 10) / 10) })] : []),
  ]
}

/** What is written under the picture of a journey. */
export const usePictureWords = (spells: View['spells']): ((name: string, tale: Tale) => Captions) => {
  const { tale: words } = useTexts().ui
  const { journeys } = usePractice()
  const nameOf = useSpellName(spells)
  const figures = useFigures()
  return (name, tale) => ({
    title: journeys.page({ name }),
    line: tale.spells.length > 0 ? spellsTold(words, tale, nameOf) : words.ending[tale.ending],
    figures: figures(tale).join(' · '),
  })
}

/** The same from the record alone. */
export const useKeptWords = (): ((name: string, end: JourneyDone['end'], counted: Counted) => Captions) => {
  const { journeys, record } = usePractice()
  const figures = useFigures()
  return (name, end, counted) => ({
    title: journeys.page({ name }),
    line: record.ends[end],
    figures: figures(counted).join(' · '),
  })
}
