import { goTo } from '../../../../../house/routes/route.ts'
import { storeAs, storedAs } from '../../../../../house/settings/stored.ts'
import { FilePick } from '../../../../../house/ui/FilePick.tsx'
import { type Refusal, refusal } from '../../../../../kit/refusal.ts'
import { Part } from '../Page.tsx'
import { practicePage, usePractice } from '../speaking.ts'

/** The file last chosen, on its way from the page of practice to the board. */
let chosen: File | null = null

/** Files of moments are small: a larger one is something else. */
const MOST_BYTES = 2_000_000

const KEPT = 'demi-reve.moment'

const read = async (file: File): Promise<string | Refusal> => {
  const text = file.size > MOST_BYTES ? null : await file.text().catch(() => null)
  if (text === null) return refusal('not-json')
  // For a reload of this tab; a browser that keeps nothing asks for the file again.
  storeAs(KEPT, text, 'sessionStorage')
  return text
}

/** The text of the file chosen last in this tab. */
export const keptFile = async (): Promise<string | Refusal> => {
  if (chosen) return read(chosen)
  const kept = storedAs(KEPT, 'sessionStorage')
  return typeof kept === 'string' ? kept : refusal('no-file')
}

/** On the page of practice: a file of somebody's moment is opened here. */
export const MomentPart = () => {
  const { moments: words } = usePractice()
  const open = (file: File | undefined): void => {
    if (!file) return
    chosen = file
    goTo({ screen: 'page', page: practicePage('moment', 'fichier') })
  }
  return (
    <Part id="moments" title={words.partTitle} lead={words.partLead}>
      <FilePick label={words.open} most="one" onFiles={(files) => open(files[0])} />
    </Part>
  )
}
