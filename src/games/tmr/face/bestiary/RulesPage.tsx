import { RuleDialog, RulesScreen } from '../../../../house/reference/index.ts'
import { useTexts } from '../words/language.tsx'
import { Bestiary } from './Bestiary.tsx'

/** The rules, and the bestiary with its tables. */
export const RulesPage = ({ rule }: { readonly rule: string | null }) => {
  const { sections } = useTexts().ui.bestiary
  const beside = [
    { id: 'bestiaire', title: sections.encounters },
    { id: 'table-queue', title: sections.queue },
    { id: 'table-souffle', title: sections.souffle },
    { id: 'table-tete', title: sections.tete },
    { id: 'signes', title: sections.signs },
  ]
  return (
    <>
      <RulesScreen rule={rule} Beside={Bestiary} beside={beside} />
      <RuleDialog />
    </>
  )
}
