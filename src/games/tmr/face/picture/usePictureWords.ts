import type { JourneyDone, Luck } from '../../practice/index.ts'
import type { View } from '../../rules/public.ts'
import { spellsTold } from '../tale/spellsTold.ts'
import type { Tale } from '../tale/tale.ts'
import { useLanguage, usePracticeTexts, useSpellTexts } from '../words/language.tsx'
import { spellName } from '../words/spellNames.ts'
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
export const useFigures = (): ((counted: Counted) => readonly string[]) | null => {
  const { format } = useLanguage()
  const words = usePracticeTexts()?.journeys
  if (!words) return null
  return ({ rounds, dreamSpent, fumbles, luck: { favoured, rolls, expected } }) => [
    words.figures({ rounds, dream: dreamSpent, fumbles }),
    ...(rolls > 0 ? [words.lucky({ favoured, rolls, expected: format.number(Math.round(expected * 10) / 10) })] : []),
  ]
}

/** What is written under the picture of a journey; null until its words are there. */
export const usePictureWords = (spells: View['spells']): ((name: string, tale: Tale) => Captions) | null => {
  const { texts, format } = useLanguage()
  const { tale: words } = texts.ui
  const effects = useSpellTexts()
  const journeys = usePracticeTexts()?.journeys
  const figures = useFigures()
  if (!journeys || !figures) return null
  return (name, tale) => ({
    title: journeys.page({ name }),
    line:
      tale.spells.length > 0
        ? spellsTold(words, tale, (id) => spellName(spells, effects, format, id))
        : words.ending[tale.ending],
    figures: figures(tale).join(' · '),
  })
}

/** The same from the record alone. */
export const useKeptWords = (): ((name: string, end: JourneyDone['end'], counted: Counted) => Captions) | null => {
  const practice = usePracticeTexts()
  const figures = useFigures()
  if (!practice || !figures) return null
  return (name, end, counted) => ({
    title: practice.journeys.page({ name }),
    line: practice.record.ends[end],
    figures: figures(counted).join(' · '),
  })
}
