import { goTo } from '../../../../../house/routes/route.ts'
import { practicePage } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { chooseFile } from './keptFile.ts'
import './moment.css'

/** On the page of practice: a file of somebody's moment is opened here. */
export const MomentPart = () => {
  const words = usePracticeTexts()?.moments
  if (!words) return null
  const open = (file: File | undefined): void => {
    if (!file) return
    chooseFile(file)
    goTo({ screen: 'page', page: practicePage('moment', 'fichier') })
  }
  return (
    <section className="practice-part" aria-labelledby="moments">
      <h2 id="moments">{words.partTitle}</h2>
      <p className="practice-soft">{words.partLead}</p>
      <label className="button practice-way moment-file">
        {words.open}
        <input
          type="file"
          className="visually-hidden"
          accept=".json,application/json"
          onChange={({ target }) => open(target.files?.[0])}
        />
      </label>
    </section>
  )
}
