import type { Seat } from '../../../../../house/seat/seat.ts'
import { Button } from '../../../../../house/ui/Button.tsx'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { spellsOf, type TmrSpeech } from '../../../rules/public.ts'
import { usePictureWords } from '../../picture/usePictureWords.ts'
import { TaleWords } from '../../tale/TaleWords.tsx'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { lookIn } from '../../words/lookIn.ts'
import { NO_SPELLS } from '../../words/spellNames.ts'
import { useTable } from '../exercise.ts'
import type { Listed } from '../record/listed.ts'
import { BellPlot } from '../record/Plots.tsx'
import { Waiting } from '../Waiting.tsx'
import { Answers } from './Answers.tsx'
import { hrefOnMap } from './addresses.ts'
import { KeptPage } from './KeptPage.tsx'
import { PageFrame } from './PageFrame.tsx'
import { journeyTable, useTold } from './useJourney.ts'
import '../../tale/tale.css'
import '../record/record.css'

interface ReadProps {
  readonly journey: Listed
  readonly seat: Seat<TmrSpeech>
}

const Read = ({ journey, seat }: ReadProps) => {
  const { format } = useLanguage()
  const practice = usePracticeTexts()
  const opened = useTold(seat)
  const spells = opened ? spellsOf(opened.view.spells, opened.board.sheet) : NO_SPELLS
  const captions = usePictureWords(spells)
  if (!practice || !captions || !opened) return null
  const { journeys: words, record } = practice
  const { tale, board } = opened
  const { kept } = journey
  const atLeast = record.atLeast({ chance: format.probability(tale.luck.atLeast) })
  return (
    <PageFrame journey={journey} pictured={{ way: kept.way, look: lookIn(board.sheet), ...captions(kept.dreamer, tale) }}>
      <TaleWords tale={tale} spells={spells} />
      <Button kind="main" name={words.watch} to={hrefOnMap(journey.id)} />
      {tale.luck.rolls > 0 && (
        <section className="practice-part" aria-labelledby="luck">
          <h2 id="luck">{words.luck}</h2>
          <p>{atLeast}</p>
          <BellPlot
            distribution={tale.luck.distribution}
            favoured={tale.luck.favoured}
            label={atLeast}
            axes={{ x: words.axes.luck, y: words.axes.share }}
            share={format.probability}
          />
        </section>
      )}
      <Answers journey={journey} seat={seat} opened={opened} />
    </PageFrame>
  )
}

/** A journey to be read: its picture, its tale, its dice, and what each answer was worth. */
export const JourneyPage = ({ journey }: Pick<ReadProps, 'journey'>) => {
  const table = useTable(() => journeyTable(journey.kept.log))
  if (table === null) return <Waiting reckoned={{ state: 'now', done: 0 }} />
  return isRefusal(table) ? <KeptPage journey={journey} why="gone" /> : <Read journey={journey} seat={table.seat} />
}
