import { type ComponentType, useEffect } from 'react'
import type { Locale } from '../../../../house/texts/format.ts'
import { later } from '../../../../house/ui/later.tsx'
import { withPractice } from '../words/language.tsx'
import { FIRST, fetchLessonTexts } from './lesson/lessonTexts.ts'

/** `detail` is what its address says after the section's name. */
interface DetailProps {
  readonly detail: string
}

const FirstLesson = later(async () => (await import('./lesson/FirstLesson.tsx')).FirstLesson)
/** Lessons have words of their own: they wait for no others. */
const LessonScreen = later<DetailProps>(async () => (await import('./lesson/LessonScreen.tsx')).LessonScreen)

const Hub = later<DetailProps>(async () => (await import('./Hub.tsx')).Hub)

const SECTIONS: Readonly<Record<string, typeof Hub>> = {
  soiree: later(async () => (await import('./evening/EveningScreen.tsx')).EveningScreen),
  enjeu: later(async () => (await import('./stake/stakeScreens.tsx')).StakeScreen),
  soir: later(async () => (await import('./stake/stakeScreens.tsx')).TonightScreen),
  nuits: later(async () => (await import('./stake/stakeScreens.tsx')).NightsScreen),
  moment: later(async () => (await import('./moment/MomentScreen.tsx')).MomentScreen),
  question: later(async () => (await import('./drill/drillScreens.tsx')).DrillScreen),
  revoir: later(async () => (await import('./drill/drillScreens.tsx')).ReviewScreen),
  jour: later(async () => (await import('./drill/drillScreens.tsx')).DailyScreen),
  course: later(async () => (await import('./drill/RaceScreen.tsx')).RaceScreen),
  carnet: later(async () => (await import('./record/RecordScreen.tsx')).RecordScreen),
  voyage: later(async () => (await import('./journey/JourneyScreen.tsx')).JourneyScreen),
  rejouer: later(async () => (await import('./replay/ReplayScreen.tsx')).ReplayScreen),
}

/** What a lesson is taught with: nobody waits for it then. */
export const fetchLesson = (locale: Locale): Promise<unknown> => Promise.all([FirstLesson.fetch(), fetchLessonTexts(locale)])

interface WordedProps extends DetailProps {
  readonly Screen: ComponentType<DetailProps>
}

const Worded = withPractice(({ Screen, detail }: WordedProps) => <Screen key={detail} detail={detail} />)

const Section = ({ section, detail }: DetailProps & { readonly section: string }) => {
  const Screen = (Object.hasOwn(SECTIONS, section) && SECTIONS[section]) || Hub
  // It comes beside its words, not after them.
  useEffect(() => void Screen.fetch().catch(() => {}), [Screen])
  return <Worded Screen={Screen} detail={detail} />
}

/** Where one learns and practises, by the address: #tmr/exercice/SECTION/DETAIL. */
export const PracticePage = ({ section, detail }: DetailProps & { readonly section: string | null }) => {
  if (section !== 'lecon') return <Section section={section ?? ''} detail={detail} />
  const Lesson = detail === FIRST ? FirstLesson : LessonScreen
  return <Lesson key={detail} detail={detail} />
}
