import 'fake-indexeddb/auto'
import { storageContract } from '../../kit/testing/storageContract.ts'
import { keepDreamer } from './dreamers.ts'
import { idbStorage } from './idbStorage.ts'

const card = { name: 'Nitouche', reve: 13, dream: 13, phase: 'awake', position: null, genre: 'sanctuaire' } as const
let made = 0

storageContract('indexedDB', async ({ game, rules, setup, entries }) => {
  const id = `dreamer-${made++}`
  await keepDreamer({ id, game, rules, setup, card, createdAt: 0, touchedAt: 0 }, entries)
  return { storage: idbStorage(id), reopen: async () => idbStorage(id) }
})
