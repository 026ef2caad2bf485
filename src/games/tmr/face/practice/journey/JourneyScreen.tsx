import { useRecord } from '../../record/keptRecord.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { listedIn } from '../record/listed.ts'
import { Waiting } from '../Waiting.tsx'
import { ON_MAP } from './addresses.ts'
import { JourneyPage } from './JourneyPage.tsx'
import { JourneyReplay } from './JourneyReplay.tsx'
import { KeptPage } from './KeptPage.tsx'
import '../../../../../house/ui/textPage.css'

/** A journey of the notebook, read or watched again: `id`, `id/carte` or `id/carte/seq`. */
export const JourneyScreen = ({ detail }: { readonly detail: string }) => {
  const words = usePracticeTexts()?.journeys
  const record = useRecord()
  const [id = '', place, seq = ''] = detail.split('/')
  if (!words || !record) return null
  const journey = listedIn(record).find((one) => one.id === id)
  if (!journey) return <Waiting reckoned={{ state: 'failed' }} failed={words.unknown} />
  if (journey.kept.log === null) return <KeptPage journey={journey} why="elsewhere" />
  if (place !== ON_MAP) return <JourneyPage journey={journey} />
  return <JourneyReplay journey={journey} seq={/^\d{1,9}$/.test(seq) ? Number(seq) : null} />
}
