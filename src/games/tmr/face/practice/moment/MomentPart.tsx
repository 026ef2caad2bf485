import { goTo } from '../../../../../house/routes/route.ts'
import { practicePage } from '../../routes/pages.ts'
import { usePractice } from '../../words/practice.ts'
import { Part } from '../Page.tsx'
import { chooseFile } from './keptFile.ts'
import './moment.css'

/** On the page of practice: a file of somebody's moment is opened here. */
export const MomentPart = () => {
  const { moments: words } = usePractice()
  const open = (file: File | undefined): void => {
    if (!file) return
    chooseFile(file)
    goTo({ screen: 'page', page: practicePage('moment', 'fichier') })
  }
  return (
    <Part id="moments" title={words.partTitle} lead={words.partLead}>
      <label className="button moment-file">
        {words.open}
        <input
          type="file"
          className="visually-hidden"
          accept=".json,application/json"
          onChange={({ target }) => open(target.files?.[0])}
        />
      </label>
    </Part>
  )
}
