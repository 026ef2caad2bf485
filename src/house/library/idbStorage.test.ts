import 'fake-indexeddb/auto'
import { storageContract } from '../../kit/testing/storageContract.ts'
import { idbStorage } from './idbStorage.ts'
import { keepGame } from './shelf.ts'

const card = { name: 'Nitouche' }
let made = 0

storageContract('indexedDB', async ({ game, rules, setup, entries }) => {
  const id = `game-${made++}`
  await keepGame({ id, game, rules, setup, card, createdAt: 0, touchedAt: 0 }, entries)
  return { storage: idbStorage(id), reopen: async () => idbStorage(id) }
})
