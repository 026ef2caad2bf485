import type { Pace } from '../../kit/past/pace.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { createPace } from '../common/pace.ts'
import type { createTableFiles, TableFile } from '../persistence/tableFile.ts'
import type { WriteFile } from '../seats/saving.ts'

/** Letters of one piece, or a few more: what is written out, and passed on, at once. */
const PIECE = 65_536

/** The same as in one piece, letter by letter. */
export const textOf = async function* ({ name, save, entries, of }: TableFile, pace: Pace): AsyncGenerator<string> {
  let text = `{"name":${JSON.stringify(name)},"save":"`
  for (const piece of save)
    for (let from = 0; from < piece.length; from += PIECE) {
      await pace()
      text += JSON.stringify(piece.slice(from, from + PIECE)).slice(1, -1)
      if (text.length < PIECE) continue
      yield text
      text = ''
    }
  yield `${text}","entries":${entries},"of":${of}}`
}

/** Where the tables are served, others having their turn in between. */
export const writingHere =
  (fileOf: ReturnType<typeof createTableFiles>): WriteFile =>
  async ({ table, now, last }, wanted) => {
    const pace = createPace(undefined, wanted)
    const file = await fileOf(table, now, pace, last)
    return isRefusal(file) ? file : textOf(file, pace)
  }
