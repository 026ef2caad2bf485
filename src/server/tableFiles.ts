import { readFileSync, writeFileSync } from 'node:fs'
import { isRefusal, type Refusal } from '../kit/refusal.ts'
import { BadJson, lettersOf, type Sliced, slicing } from '../kit/slicedJson.ts'
import { atOnce } from '../kit/steps.ts'
import { CannotDo } from './cannotDo.ts'
import { cryptoDice } from './common/cryptoDice.ts'
import { botNames } from './common/games.ts'
import { filesHere } from './files/filesHere.ts'
import { readSave } from './files/reading.ts'
import { type Parts, reading, writing } from './keeper.ts'
import { isThere } from './persistence/owner.ts'
import type { Store } from './persistence/store.ts'
import { createTableFiles } from './persistence/tableFile.ts'
import { whole } from './persistence/wholeFile.ts'
import { createSeats } from './seats/seats.ts'
import { createTables } from './table/tables.ts'

/** In words: nobody reads a refusal in braces. */
const WHY: Readonly<Record<string, string>> = {
  'not-found': 'none has that id (see "list")',
  'other-game': 'it is of a game that this version does not know',
  'other-rules': 'it was written by a newer version',
  'other-version': 'it was written by a newer version',
  'foreign-file': 'it is no save of a table',
  'not-json': 'it is no save of a table',
  'too-many-tables': 'there are as many tables as MAX_TABLES allows',
}

const whyOf = ({ code }: Refusal): string => WHY[code] ?? `it is damaged, or larger than a table may be (${code})`

export const exportTo = ({ games, config, now, say }: Parts, id: string, file: string): Promise<void> =>
  reading(config, async ({ sql }) => {
    if (isThere(file)) throw new CannotDo(`${file} is there already: choose another name.`)
    const table = await createTableFiles(sql, games)(id, now)
    if (isRefusal(table)) throw new CannotDo(`Table ${id} cannot be read: ${whyOf(table)}.`)
    whole(file, (part) => writeFileSync(part, table.save.join(''), { mode: 0o600 }))
    const rest = table.entries === table.of ? '' : ` of ${table.of}; the next one cannot be read`
    say(`${file}: ${table.entries} entries${rest}`)
  })

const slicedFrom = (file: string): Sliced => {
  try {
    const text = readFileSync(file, 'utf8')
    const unbounded = { path: ['entries'], most: text.length, longest: text.length, around: text.length }
    return atOnce(slicing(lettersOf(text), unbounded))
  } catch (error) {
    if (error instanceof BadJson) throw new CannotDo(`${file} cannot be opened: it is no save of a table.`)
    throw error
  }
}

/** The doors of a server, without one. */
const seatsIn = (store: Store, { games, config, now }: Parts) => {
  const onFault = (error: unknown): void => console.error(error instanceof Error ? error.message : error)
  const minds = { mindOf: () => ({ think: () => Promise.reject(new Error('no bot thinks here')), end: () => {} }) }
  const clock = { now: () => now, elapsed: () => performance.now() }
  const tables = createTables({ games, store, makeDice: cryptoDice, ...clock, limits: config, minds, onFault })
  const { write: writeFile } = filesHere(games, config)(store.sql)
  return {
    tables,
    seats: createSeats({
      games,
      bots: botNames(),
      botsSitting: () => 0,
      store,
      tables,
      writeFile,
      now: clock.now,
      limits: config,
    }),
  }
}

/** A new table from a save, beside servers that run. Whoever is to keep it comes in by a link that is good once. */
export const importFrom = async (parts: Parts, file: string, name: string): Promise<void> => {
  const { config, say } = parts
  const save = slicedFrom(file)
  await writing(config, async (store) => {
    const { seats, tables } = seatsIn(store, parts)
    const lots = await readSave(save, parts.games, config, () => null)
    const work = { pace: () => null, wanted: new AbortController().signal }
    const opened = isRefusal(lots) ? lots : await seats.openSaved(name, lots, {}, work)
    if (isRefusal(opened)) throw new CannotDo(`${file} cannot be opened: ${whyOf(opened)}.`)
    const link = await seats.link(opened.token)
    await tables.putAllAway()
    if (isRefusal(link)) throw new CannotDo(`${name} was opened, but no link to it could be made: ${whyOf(link)}.`)
    say(`${name} goes on where ${file} ends. Whoever keeps it comes in, once and within ${config.HANDOVER_HOURS} hours, by this`)
    say(`end of the site's address: /#siege/${link.code}`)
  })
}
