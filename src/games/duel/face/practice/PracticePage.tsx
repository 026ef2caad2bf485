import { type ComponentType, lazy, useEffect, useState } from 'react'
import { hrefOf } from '../../../../house/routes/route.ts'
import { useSettings } from '../../../../house/settings/settings.ts'
import { Unopened } from '../../../../house/ui/Unopened.tsx'
import { isRefusal, type Refusal, refusal } from '../../../../kit/refusal.ts'
import { loadStartTexts } from '../../texts/startTexts.ts'
import { against, STRENGTHS } from '../start/against.ts'
import { Hub } from './Hub.tsx'

/** A real duel at once: the first after the guided one, or against the strength named. */
const FaceScreen = ({ detail }: { readonly detail: string }) => {
  const [refused, setRefused] = useState<Refusal | null>(null)
  const bot = STRENGTHS.find((one) => one === detail) ?? STRENGTHS[0]
  useEffect(() => {
    loadStartTexts(useSettings.getState().locale)
      .then((texts) => against(texts, [bot])())
      .then((begun) => (isRefusal(begun) ? setRefused(begun) : location.replace(hrefOf({ screen: 'saved', id: begun }))))
      .catch(() => setRefused(refusal('unreachable')))
  }, [bot])
  return <Unopened refusal={refused} />
}

type Section = ComponentType<{ readonly detail: string }>

const SECTIONS: ReadonlyMap<string, Section> = new Map<string, Section>([
  ['lecon', lazy(async () => ({ default: (await import('./LessonScreen.tsx')).LessonScreen }))],
  ['position', lazy(async () => ({ default: (await import('./PuzzleScreen.tsx')).PuzzleScreen }))],
  ['jour', lazy(async () => ({ default: (await import('./PuzzleScreen.tsx')).DayScreen }))],
  ['affronter', FaceScreen],
])

/** Where one learns and practises, by the address: #duel/exercice/SECTION/DETAIL. */
export const PracticePage = ({ section, detail }: { readonly section: string | null; readonly detail: string }) => {
  const Screen = SECTIONS.get(section ?? '')
  return Screen ? <Screen key={detail} detail={detail} /> : <Hub />
}
