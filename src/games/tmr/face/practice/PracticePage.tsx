import type { ComponentType } from 'react'
import type { Locale } from '../../../../house/texts/format.ts'
import { later } from '../../../../house/ui/later.tsx'
import { FIRST, fetchLessonTexts } from './lesson/lessonTexts.ts'

/** A screen of practice; `detail` is what its address says after the section's name. */
type Section = ComponentType<{ readonly detail: string }>

const FirstLesson = later(async () => (await import('./lesson/FirstLesson.tsx')).FirstLesson)

const SECTIONS: ReadonlyMap<string, Section> = new Map<string, Section>([
  ['soiree', later(async () => (await import('./evening/EveningScreen.tsx')).EveningScreen)],
  ['enjeu', later(async () => (await import('./stake/StakeScreen.tsx')).StakeScreen)],
  ['soir', later(async () => (await import('./stake/TonightScreen.tsx')).TonightScreen)],
  ['nuits', later(async () => (await import('./stake/NightsScreen.tsx')).NightsScreen)],
  ['moment', later(async () => (await import('./moment/MomentScreen.tsx')).MomentScreen)],
  ['question', later(async () => (await import('./drill/DrillScreen.tsx')).DrillScreen)],
  ['revoir', later(async () => (await import('./drill/ReviewScreen.tsx')).ReviewScreen)],
  ['course', later(async () => (await import('./drill/RaceScreen.tsx')).RaceScreen)],
  ['jour', later(async () => (await import('./drill/DailyScreen.tsx')).DailyScreen)],
  ['lecon', later(async () => (await import('./lesson/LessonScreen.tsx')).LessonScreen)],
  ['carnet', later(async () => (await import('./record/RecordScreen.tsx')).RecordScreen)],
  ['voyage', later(async () => (await import('./journey/JourneyScreen.tsx')).JourneyScreen)],
  ['rejouer', later(async () => (await import('./replay/ReplayScreen.tsx')).ReplayScreen)],
])

const Hub = later(async () => (await import('./Hub.tsx')).Hub)

/** What a lesson is taught with: nobody waits for it then. */
export const fetchLesson = (locale: Locale): Promise<unknown> => Promise.all([FirstLesson.fetch(), fetchLessonTexts(locale)])

/** Where one learns and practises, by the address: #tmr/exercice/SECTION/DETAIL. */
export const PracticePage = ({ section, detail }: { readonly section: string | null; readonly detail: string }) => {
  const Screen = section === 'lecon' && detail === FIRST ? FirstLesson : SECTIONS.get(section ?? '')
  if (Screen) return <Screen key={detail} detail={detail} />
  return <Hub />
}
