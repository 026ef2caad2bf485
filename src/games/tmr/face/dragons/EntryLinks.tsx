import { RuleTag } from '../../../../house/reference/index.ts'
import { ruleOfEntry } from '../../rules/public.ts'
import { hrefOfRule } from '../routes/pages.ts'
import { useTexts } from '../words/language.tsx'

/** From a card to its rule, and to its place in the bestiary. */
export const EntryLinks = ({ id }: { readonly id: string }) => (
  <>
    <RuleTag rule={ruleOfEntry(id)} />{' '}
    <a className="entry-link" href={hrefOfRule(id)}>
      {useTexts().ui.dragons.inBestiary}
    </a>
  </>
)
