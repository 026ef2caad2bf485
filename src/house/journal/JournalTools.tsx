import { useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'

const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.txt`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

/** The journal to take away: copied, or as a text file. */
export const JournalTools = ({ text }: { readonly text: () => string }) => {
  const { journal, common } = useTexts().ui
  const [told, setTold] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text())
      setTold(common.copied)
    } catch {
      setTold(journal.copyRefused)
    }
  }
  return (
    <div className="journal-tools">
      <Button name={journal.copy} to={() => void copy()} />
      <Button name={journal.export} to={() => download(journal.fileName, text())} />
      <output>{told}</output>
    </div>
  )
}
