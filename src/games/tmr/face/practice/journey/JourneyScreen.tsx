import { isRefusal } from '../../../../../kit/refusal.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { type Listed, listedIn } from '../record/listed.ts'
import { Waiting } from '../Waiting.tsx'
import { ON_MAP } from './addresses.ts'
import { JourneyPage } from './JourneyPage.tsx'
import { JourneyReplay } from './JourneyReplay.tsx'
import { KeptPage } from './KeptPage.tsx'
import { useOpenJourney } from './useJourney.ts'
import '../../../../../house/ui/textPage.css'
import '../practice.css'

interface JourneyProps {
  readonly journey: Listed
  readonly onMap: boolean
  readonly seq: number | null
}

const Journey = ({ journey, onMap, seq }: JourneyProps) => {
  const words = usePracticeTexts()?.journeys
  const { log } = journey.kept
  const opened = useOpenJourney(log)
  if (!words) return null
  if (log === null) return <KeptPage journey={journey} why={words.elsewhere} />
  if (opened === null) return <Waiting reckoned={{ state: 'now', done: 0 }} />
  if (isRefusal(opened)) return <KeptPage journey={journey} why={words.gone} />
  return onMap ? <JourneyReplay journey={journey} seat={opened} seq={seq} /> : <JourneyPage journey={journey} seat={opened} />
}

/** A journey of the notebook, read or watched again: `id`, `id/carte` or `id/carte/seq`. */
export const JourneyScreen = ({ detail }: { readonly detail: string }) => {
  const words = usePracticeTexts()?.journeys
  const record = useRecord()
  const [id = '', place, seq = ''] = detail.split('/')
  if (!words || !record) return null
  const journey = listedIn(record).find((one) => one.id === id)
  if (!journey) return <Waiting reckoned={{ state: 'failed' }} failed={words.unknown} />
  return <Journey journey={journey} onMap={place === ON_MAP} seq={/^\d{1,9}$/.test(seq) ? Number(seq) : null} />
}
