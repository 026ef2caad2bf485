import type { Seat } from '../../../../../house/seat/seat.ts'
import { spellsOf, type TmrSpeech } from '../../../rules/public.ts'
import { usePictureWords } from '../../picture/usePictureWords.ts'
import { TaleWords } from '../../tale/TaleWords.tsx'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { lookIn } from '../../words/lookIn.ts'
import { NO_SPELLS } from '../../words/spellNames.ts'
import type { Listed } from '../record/listed.ts'
import { BellPlot } from '../record/Plots.tsx'
import { Answers } from './Answers.tsx'
import { hrefOnMap } from './addresses.ts'
import { PageFrame } from './PageFrame.tsx'
import { useTold } from './useJourney.ts'
import '../../tale/tale.css'
import '../record/record.css'

interface JourneyPageProps {
  readonly journey: Listed
  readonly seat: Seat<TmrSpeech>
}

/** A journey to be read: its picture, its tale, its dice, and what each answer was worth. */
export const JourneyPage = ({ journey, seat }: JourneyPageProps) => {
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
      <a className="button" data-kind="main" href={hrefOnMap(journey.id)}>
        {words.watch}
      </a>
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
