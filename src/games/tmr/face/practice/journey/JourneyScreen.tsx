import type { Seat } from '../../../../../house/seat/seat.ts'
import { Button } from '../../../../../house/ui/Button.tsx'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { spellsOf, type TmrSpeech } from '../../../rules/public.ts'
import { usePictureWords } from '../../picture/usePictureWords.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { TaleWords } from '../../tale/TaleWords.tsx'
import { useLanguage } from '../../words/language.tsx'
import { lookIn } from '../../words/lookIn.ts'
import { usePractice } from '../../words/practice.ts'
import { NO_SPELLS } from '../../words/spellNames.ts'
import { useTable } from '../exercise.ts'
import { Missing, Part, Waiting } from '../Page.tsx'
import { type Listed, listedIn } from '../record/listed.ts'
import { BellPlot } from '../record/Plots.tsx'
import { Answers } from './Answers.tsx'
import { hrefOfReplay, hrefOnMap, ON_MAP } from './addresses.ts'
import { JourneyReplay } from './JourneyReplay.tsx'
import { JourneyFrame, KeptPage } from './KeptPage.tsx'
import { journeyTable, useTold } from './useJourney.ts'
import '../../tale/tale.css'
import '../record/record.css'

interface ReadProps {
  readonly journey: Listed
  readonly seat: Seat<TmrSpeech>
}

const Read = ({ journey, seat }: ReadProps) => {
  const { format } = useLanguage()
  const { journeys: words, record } = usePractice()
  const opened = useTold(seat)
  const spells = opened ? spellsOf(opened.view.spells, opened.board.sheet) : NO_SPELLS
  const captions = usePictureWords(spells)
  if (!opened) return null
  const { tale, board } = opened
  const { kept } = journey
  const atLeast = record.atLeast({ chance: format.probability(tale.luck.atLeast) })
  return (
    <JourneyFrame journey={journey} pictured={{ way: kept.way, look: lookIn(board.sheet), ...captions(kept.dreamer, tale) }}>
      <TaleWords tale={tale} spells={spells} />
      <p className="journey-links">
        <Button kind="main" name={words.watch} to={hrefOnMap(journey.id)} />
        {kept.log && <Button name={words.beside} to={hrefOfReplay(kept.log.game, kept.log.seq, journey.id)} />}
      </p>
      <Answers journey={journey} seat={seat} opened={opened} />
      {tale.luck.rolls > 0 && (
        <Part id="luck" title={words.luck}>
          <p>{atLeast}</p>
          <BellPlot
            distribution={tale.luck.distribution}
            favoured={tale.luck.favoured}
            label={atLeast}
            axes={{ x: words.axes.luck, y: words.axes.share }}
            share={format.probability}
          />
        </Part>
      )}
    </JourneyFrame>
  )
}

/** A journey to be read: its picture, its tale, what each answer was worth, and its dice. */
const JourneyPage = ({ journey }: Pick<ReadProps, 'journey'>) => {
  const table = useTable(() => journeyTable(journey.kept.log))
  if (table === null) return <Waiting told={undefined} />
  return isRefusal(table) ? <KeptPage journey={journey} why="gone" /> : <Read journey={journey} seat={table.seat} />
}

/** A journey of the notebook, read or watched again: `id`, `id/carte` or `id/carte/seq`. */
export const JourneyScreen = ({ detail }: { readonly detail: string }) => {
  const { journeys: words } = usePractice()
  const record = useRecord()
  const [id = '', place, seq = ''] = detail.split('/')
  if (!record) return null
  const journey = listedIn(record).find((one) => one.id === id)
  if (!journey) return <Missing told={words.unknown} />
  if (journey.kept.log === null) return <KeptPage journey={journey} why="elsewhere" />
  if (place !== ON_MAP) return <JourneyPage journey={journey} />
  return <JourneyReplay journey={journey} seq={/^\d{1,9}$/.test(seq) ? Number(seq) : null} />
}
