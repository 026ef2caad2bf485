import { type ComponentType, lazy } from 'react'
import { RuleDialog } from '../../../../house/reference/index.ts'
import { Hub } from './Hub.tsx'

/** A screen of practice; `detail` is what its address says after the section's name. */
type Section = ComponentType<{ readonly detail: string }>

const SECTIONS: ReadonlyMap<string, Section> = new Map<string, Section>([
  ['soiree', lazy(async () => ({ default: (await import('./evening/EveningScreen.tsx')).EveningScreen }))],
  ['enjeu', lazy(async () => ({ default: (await import('./stake/StakeScreen.tsx')).StakeScreen }))],
  ['nuits', lazy(async () => ({ default: (await import('./stake/NightsScreen.tsx')).NightsScreen }))],
  ['moment', lazy(async () => ({ default: (await import('./moment/MomentScreen.tsx')).MomentScreen }))],
  ['question', lazy(async () => ({ default: (await import('./drill/DrillScreen.tsx')).DrillScreen }))],
  ['revoir', lazy(async () => ({ default: (await import('./drill/ReviewScreen.tsx')).ReviewScreen }))],
  ['course', lazy(async () => ({ default: (await import('./drill/RaceScreen.tsx')).RaceScreen }))],
  ['jour', lazy(async () => ({ default: (await import('./drill/DailyScreen.tsx')).DailyScreen }))],
  ['lecon', lazy(async () => ({ default: (await import('./lesson/LessonScreen.tsx')).LessonScreen }))],
  ['carnet', lazy(async () => ({ default: (await import('./record/RecordScreen.tsx')).RecordScreen }))],
  ['voyage', lazy(async () => ({ default: (await import('./journey/JourneyScreen.tsx')).JourneyScreen }))],
  ['rejouer', lazy(async () => ({ default: (await import('./replay/ReplayScreen.tsx')).ReplayScreen }))],
])

/** Where one learns and practises, by the address: #tmr/exercice/SECTION/DETAIL. */
export const PracticePage = ({ section, detail }: { readonly section: string | null; readonly detail: string }) => {
  const Screen = SECTIONS.get(section ?? '')
  if (Screen) return <Screen key={detail} detail={detail} />
  return (
    <>
      <Hub />
      <RuleDialog />
    </>
  )
}
