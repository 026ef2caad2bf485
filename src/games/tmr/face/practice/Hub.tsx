import { hrefOf } from '../../../../house/routes/route.ts'
import { DrillsPart } from './drill/DrillsPart.tsx'
import { EveningPart } from './evening/EveningPart.tsx'
import { LessonsPart } from './lesson/LessonsPart.tsx'
import { MomentPart } from './moment/MomentPart.tsx'
import { Page } from './Page.tsx'
import { RecordPart } from './record/RecordPart.tsx'
import { usePractice, useTexts } from './speaking.ts'
import { StakesPart } from './stake/StakesPart.tsx'

/** All that can be practised. */
export const Hub = () => {
  const { common } = useTexts().ui
  const { hub } = usePractice()
  return (
    <Page className="practice-hub" back={{ name: common.back, href: hrefOf({ screen: 'start' }) }} title={hub.title}>
      <p className="practice-lead">{hub.lead}</p>
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
    </Page>
  )
}
