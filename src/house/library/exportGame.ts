import { writeSave } from '../../kit/save.ts'
import { fileNameOf } from './fileName.ts'
import { entriesFor, savedGame } from './shelf.ts'

const download = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A saved game with its whole history, as a file of the person's own. */
export const exportGame = async (id: string): Promise<void> => {
  const record = await savedGame(id)
  if (!record) return
  const { game, rules, setup, card } = record
  const now = new Date()
  download(writeSave({ game, rules, setup, entries: await entriesFor(id) }, now.getTime()), fileNameOf(card.name, now))
}
