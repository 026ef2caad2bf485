import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startPostgres } from '../testing/postgres.ts'
import { pause } from '../testing/processes.ts'
import { createPostgresBus } from './postgresBus.ts'
import { CHANNEL } from './postgresConnection.ts'
import { createPresence } from './postgresPresence.ts'

const postgres = await startPostgres()
const url = await postgres.newDatabase()
const told: string[] = []
const bus = await createPostgresBus({ url, own: '0000000a', onFault: console.error })
bus.listen({
  heard: () => {},
  lost: (from) => void told.push(`lost ${from}`),
  missed: () => void told.push('missed'),
})

afterAll(async () => {
  await bus.close()
  await postgres.stop()
})

const until = async (fits: () => boolean): Promise<void> => {
  while (!fits()) await pause(10)
}

/** A process as the others know it, that can be killed. */
const startOther = async (name: string) => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await createPresence(name).announce(client)
  const beat = () => client.query('SELECT pg_notify($1, $2)', [CHANNEL, `${name} alive`])
  await beat()
  await until(() => bus.others().includes(name))
  return { beat, kill: () => client.end() }
}

test('a process that is killed is found gone by its lock; one that goes on is not', async () => {
  const killed = await startOther('fffffff1')
  const other = await startOther('fffffff2')
  // So that a beat of the bus has found both.
  for (let beats = 0; beats < 3; beats++) {
    await pause(700)
    await Promise.all([killed.beat(), other.beat()])
  }
  await killed.kill()
  await until(() => told.length > 0)
  expect(told).toEqual(['lost fffffff1'])
  expect(bus.others()).toEqual(['fffffff2'])
})

test('one that hangs is gone after some beats, and all is looked at again when it is heard once more', async () => {
  const other = await startOther('fffffff3')
  await until(() => told.includes('lost fffffff3'))
  await other.beat()
  await until(() => told.at(-1) === 'missed')
  expect(bus.others()).toContain('fffffff3')
  await other.kill()
})
