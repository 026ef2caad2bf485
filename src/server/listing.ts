import type { Parts } from './keeper.ts'
import { reading } from './keeper.ts'
import { type KeptTable, listTables } from './persistence/keptTables.ts'
import type { Reading } from './persistence/reading.ts'
import { surveyReadable } from './persistence/salvage.ts'
import { isDamage } from './persistence/storeFailed.ts'

const DAY = 86_400_000

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

export const lineOf = ({ id, name, madeAt, openedAt, entries, bytes }: KeptTable): string =>
  `${id}  made ${dayOf(madeAt)}  opened ${dayOf(openedAt)}  ${entries} entries  ${Math.ceil(bytes / 1024)} KB  ${name}`

/** For programs: times as they are everywhere. */
const jsonOf = ({ madeAt, openedAt, ...rest }: KeptTable): string =>
  JSON.stringify({ ...rest, made: new Date(madeAt).toISOString(), opened: new Date(openedAt).toISOString() })

export const isForgotten =
  ({ config, now }: Pick<Parts, 'config' | 'now'>) =>
  ({ openedAt }: KeptTable): boolean =>
    now - openedAt >= config.FORGOTTEN_DAYS * DAY

/** Of a damaged file, what can be read. */
const listAll = (sql: Reading['sql'], knowsOpened: boolean): ReturnType<typeof surveyReadable> =>
  listTables(sql, knowsOpened).then(
    (tables) => ({ tables, missing: [] }),
    (error) => {
      if (!isDamage(error)) throw error
      return surveyReadable(sql, knowsOpened)
    },
  )

/** Whether nothing is. */
export const sayMissing = ({ say }: Pick<Parts, 'say'>, missing: readonly string[]): boolean => {
  if (missing.length > 0) say('The file of the tables is damaged. Missing:')
  for (const line of missing) say(`  ${line}`)
  return missing.length === 0
}

/** Whether all of them could be read. In JSON, one table a line, what is missing goes where errors go. */
export const list = (parts: Parts, which: string | undefined, json: boolean): Promise<boolean> =>
  reading(parts.config, async ({ sql, knowsOpened }) => {
    const { tables: all, missing } = await listAll(sql, knowsOpened)
    const shown = which === 'forgotten' ? all.filter(isForgotten(parts)) : all
    for (const table of shown) parts.say(json ? jsonOf(table) : lineOf(table))
    if (json) return sayMissing({ say: console.error }, missing)
    parts.say(`${shown.length} of ${all.length} tables`)
    return sayMissing(parts, missing)
  })
