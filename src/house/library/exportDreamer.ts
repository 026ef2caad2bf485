import { writeSave } from '../../kit/save.ts'
import { dreamerRecord, entriesFor } from './dreamers.ts'
import { fileNameOf } from './fileName.ts'

const download = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A dreamer with the whole history of their journeys, as a file of the person's own. */
export const exportDreamer = async (id: string): Promise<void> => {
  const record = await dreamerRecord(id)
  if (!record) return
  const { game, rules, setup, card } = record
  const now = new Date()
  download(writeSave({ game, rules, setup, entries: await entriesFor(id) }, now.getTime()), fileNameOf(card.name, now))
}
