import type { Size } from '../../../../house/geometry/index.ts'
import type { Luck } from '../../practice/index.ts'
import type { CellId, Look, View } from '../../rules/public.ts'
import { spellsTold, type Tale } from '../tale/tale.ts'
import { useLanguage, usePractice, useTexts } from '../words/language.tsx'
import { useSpellName } from '../words/spellNames.ts'

/** What a picture of a journey shows. */
export interface Pictured {
  /** In pieces where it was lost sight of; empty: the whole map, without a way. */
  readonly way: readonly (readonly CellId[])[]
  /** Whose figure stands at its end. */
  readonly look: Look
  readonly title: string
  /** What came of it. */
  readonly line: string
  /** In figures. */
  readonly figures: string
}

/** In pixels of the file, whatever the screen it is made on. */
export const PICTURE = { width: 1080, height: 1350, foot: 250 } as const

export const LANDSCAPE: Size = { width: PICTURE.width, height: PICTURE.height - PICTURE.foot }

type Captions = Omit<Pictured, 'way' | 'look'>

/** What is counted of a journey, from its tale or from the record. */
interface Counted {
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
