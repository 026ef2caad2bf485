import { usePlace } from '../../../../house/play/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { spellsOf } from '../../rules/public.ts'
import { useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { journeyId } from '../record/journeyDone.ts'
import { hrefOfPractice } from '../routes/pages.ts'
import type { Tale } from '../tale/tale.ts'
import { lookIn } from '../words/lookIn.ts'
import { usePractice } from '../words/practice.ts'
import { PictureButtons } from './PictureButtons.tsx'
import { type Pictured, usePictureWords } from './pictured.ts'

interface OwnJourneyProps {
  readonly tale: Tale
  readonly way: Tale['way']
}

/** Alone: the journey's page in the notebook, and its picture. */
export const OwnJourney = ({ tale, way }: OwnJourneyProps) => {
  const { journeys: words } = usePractice()
  const place = usePlace()
  const alone = useOwnSeat().log !== null
  const { board, view } = usePlay(({ board, view }) => ({ board, view }))
  const role = useSeat((state) => state.role.kind)
  const captions = usePictureWords(spellsOf(view.spells, board.sheet))
  if (place === null || !alone || role !== 'joueur') return null
  const pictured: Pictured = { way, look: lookIn(board.sheet), ...captions(board.sheet.name, tale) }
  return (
    <div className="row tale-ways">
      <Button name={words.inNotebook} to={hrefOfPractice('voyage', journeyId({ place, dreamer: board.id }, tale.begun))} />
      <PictureButtons pictured={pictured} />
    </div>
  )
}
