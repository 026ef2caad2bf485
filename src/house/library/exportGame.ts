import { writeSave } from '../../kit/save.ts'
import { download } from './download.ts'
import { fileNameOf } from './fileName.ts'
import { entriesFor, savedGame } from './shelf.ts'

/** A saved game with its whole history, as a file of the person's own. */
export const exportGame = async (id: string): Promise<void> => {
  const record = await savedGame(id)
  if (!record) return
  const { game, rules, setup, card } = record
  const now = new Date()
  download(writeSave({ game, rules, setup, entries: await entriesFor(id) }, now.getTime()), fileNameOf(card.name, now))
}
