import { hrefOfRule } from '../routes/pages.ts'
import { useTexts } from '../words/language.tsx'

/** From a card to its place in the bestiary. */
export const EntryLink = ({ id }: { readonly id: string }) => {
  const { inBestiary } = useTexts().ui.dragons
  return (
    <a className="entry-link" href={hrefOfRule(id)}>
      {inBestiary}
    </a>
  )
}
