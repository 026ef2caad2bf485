import { useState } from 'react'
import { useGuests } from '../../../../../house/face/guests.ts'
import { exportPractice } from '../../../../../house/library/exportAll.ts'
import { importFile, importText } from '../../../../../house/library/importFile.ts'
import { Button } from '../../../../../house/ui/Button.tsx'
import { FilePick } from '../../../../../house/ui/FilePick.tsx'
import { RECORD_GAME, rereadRecord } from '../../record/keptRecord.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'

/** The record as a file, and back. */
export const RecordFiles = () => {
  const { texts, format } = useLanguage()
  const words = usePracticeTexts()?.record
  const guests = useGuests()
  const [told, setTold] = useState('')
  if (!words) return null
  const { files, states } = texts.ui
  const takeIn = async (brought: FileList): Promise<void> => {
    for (const file of brought) {
      const outcome = await importFile(file, guests, format.locale).catch(() => null)
      setTold(outcome === null ? states.notSaved : importText(texts, outcome))
    }
    await rereadRecord()
  }
  return (
    <section className="practice-part" aria-labelledby="files">
      <h2 id="files">{words.files}</h2>
      <p className="practice-soft">{words.filesLead}</p>
      <div className="record-files">
        <Button name={words.export} to={() => void exportPractice(words.name, RECORD_GAME)} />
        <FilePick label={files.importFile} onFiles={(brought) => void takeIn(brought)} />
      </div>
      <p role="status">{told}</p>
    </section>
  )
}
