import { useMemo } from 'react'
import { useLabels } from '../../../../house/people/index.ts'
import type { AskedWords } from '../../../../house/play/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { NOTE_RULES } from '../../rules/public.ts'
import { Token } from '../company/Token.tsx'
import { dreamerIn } from '../company/waits.ts'
import { usePlay } from '../desk/context.ts'
import { diceWords, purposeName, reasonOf } from '../dice/diceWords.ts'
import { useNaming } from '../question/index.ts'
import { useDragonTexts } from '../words/language.tsx'

/** How the Terres Médianes speak of dice that are asked for. */
export const useDiceWords = (): AskedWords => {
  const naming = useNaming()
  const dragon = useDragonTexts()
  const table = usePlay((play) => play.view.table)
  const labelOf = useLabels()
  return useMemo(() => {
    const { texts, format, spellName } = naming
    const { gardien } = texts.ui
    return {
      ...diceWords(texts, format, { dragon, spellName }),
      reasonOf: (command) => reasonOf(naming, command),
      purposeOf: (purpose) => purposeName(texts, purpose),
      choiceOf: (label) => (label === 'cell' ? gardien.whichCell : label === 'direction' ? gardien.whichWay : null),
      seatOf: dreamerIn,
      nameOf: (seat) => {
        const named = table.find(({ id }) => id === seat)
        return named ? labelOf(seat, named.name) : null
      },
      Mark: Token,
      // MAP-5: a cell may be pointed at on the map.
      hintOf: (label) =>
        label === 'cell' && (
          <>
            {gardien.pickOnMap} <RuleTag rule={NOTE_RULES.placeChosen} />
          </>
        ),
    }
  }, [naming, dragon, table, labelOf])
}
