import { Client } from 'pg'
import { wait } from '../common/wait.ts'
import type { Write, Written } from './entries.ts'
import { CHANNEL, connectionOf } from './postgresConnection.ts'
import { StoreAway, toldAway } from './storeAway.ts'

interface Parts {
  readonly url: string
  readonly own: string
  readonly onFault: (error: unknown) => void
}

const AGAIN_AFTER = 200

const columnsOf = (writes: readonly Write[]): unknown[][] => [
  writes.map(({ type }) => type),
  writes.map(({ table }) => table),
  writes.map((write) => (write.type === 'append' ? write.seq : null)),
  writes.map((write) => (write.type === 'append' ? (write.said?.role ?? null) : write.role)),
  writes.map(({ body }) => body),
  writes.map((write) => (write.type === 'append' ? (write.said?.body ?? null) : write.before)),
]

const WRITE = {
  name: 'write_together',
  text: 'SELECT write_together($1, $2, $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::text[]) AS results',
}

/** One connection that writes, made anew when it breaks. */
export const createPostgresWriter = ({ url, own, onFault }: Parts) => {
  let client: Promise<Client> | null = null
  let closed = false
  let away = false

  const connect = async (): Promise<Client> => {
    const fresh = new Client(connectionOf(url))
    fresh.on('error', (error) => onFault(new StoreAway(error.message)))
    await fresh.connect()
    return fresh
  }

  const drop = (broken: Promise<Client> | null): void => {
    if (client === broken) client = null
    broken?.then((one) => one.end()).catch(() => {})
  }

  const write = async (writes: readonly Write[]): Promise<readonly Written[]> => {
    const used = (client ??= connect())
    try {
      const query = async () =>
        (await used).query<{ results: Written[] }>({ ...WRITE, values: [CHANNEL, own, ...columnsOf(writes)] })
      return (await toldAway(query())).rows[0]?.results ?? []
    } catch (error) {
      drop(used)
      throw error
    }
  }

  /**
   * Nobody may be told that something was not written before that is certain: it is written again until the database has said so,
   * which finds what is there already.
   */
  const writeBatch = async (writes: readonly Write[]): Promise<readonly Written[]> => {
    for (;;) {
      try {
        const written = await write(writes)
        away = false
        return written
      } catch (error) {
        if (!(error instanceof StoreAway) || closed) throw error
        if (!away) onFault(error)
        away = true
        await wait(AGAIN_AFTER)
      }
    }
  }

  return {
    writeBatch,
    /** Whether something waits to be written that could not be. */
    away: (): boolean => away,
    close: async (): Promise<void> => {
      closed = true
      const last = client
      client = null
      await last?.then((one) => one.end()).catch(() => {})
    },
  }
}
