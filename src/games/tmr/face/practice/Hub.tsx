import { RuleDialog } from '../../../../house/reference/index.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { usePracticeTexts, useTexts } from '../words/language.tsx'
import { DrillsPart } from './drill/DrillsPart.tsx'
import { EveningPart } from './evening/EveningPart.tsx'
import { LessonsPart } from './lesson/LessonsPart.tsx'
import { MomentPart } from './moment/MomentPart.tsx'
import { RecordPart } from './record/RecordPart.tsx'
import { StakesPart } from './stake/StakesPart.tsx'
import '../../../../house/ui/leaf.css'
import '../../../../house/ui/textPage.css'
import './practice.css'

/** All that can be practised. */
export const Hub = () => {
  const { common } = useTexts().ui
  const words = usePracticeTexts()
  if (!words) return null
  return (
    <main className="text-page practice-hub">
      <a className="button practice-back" data-kind="quiet" href={hrefOf({ screen: 'start' })}>
        ← {common.back}
      </a>
      <h1>{words.hub.title}</h1>
      <p className="practice-lead">{words.hub.lead}</p>
      <LessonsPart />
      <div className="leaf hub-questions">
        <DrillsPart />
      </div>
      <div className="hub-others">
        <StakesPart />
        <EveningPart />
        <RecordPart />
        <MomentPart />
      </div>
      <RuleDialog />
    </main>
  )
}
