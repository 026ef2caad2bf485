import { writeSave } from '../../kit/save.ts'
import { download } from './download.ts'
import { fileNameOf } from './fileName.ts'
import { entriesFor, recordOf, savedGame } from './shelf.ts'

/** A saved game with its whole history, as a file of the person's own. */
export const exportGame = async (id: string): Promise<void> => {
  const record = await savedGame(id)
  if (!record) return
  const { game, rules, setup, card } = record
  const now = new Date()
  download(writeSave({ game, rules, setup, entries: await entriesFor(id) }, now.getTime()), fileNameOf(card.name, now))
}

/** What is left of a damaged one, as it lies there: nothing is made of it. */
export const exportDamaged = async (id: string): Promise<void> => {
  const record = (await recordOf(id).catch(() => null)) ?? null
  const entries = await entriesFor(id).catch(() => [])
  download(JSON.stringify({ format: 'demi-reve-damaged', id, record, entries }), fileNameOf(id, new Date()))
}
