import { writeSave } from '../../kit/save.ts'
import { download } from './download.ts'
import { dreamerRecord, entriesFor } from './dreamers.ts'
import { fileNameOf } from './fileName.ts'

/** A dreamer with the whole history of their journeys, as a file of the person's own. */
export const exportDreamer = async (id: string): Promise<void> => {
  const record = await dreamerRecord(id)
  if (!record) return
  const { game, rules, setup, card } = record
  const now = new Date()
  download(writeSave({ game, rules, setup, entries: await entriesFor(id) }, now.getTime()), fileNameOf(card.name, now))
}
