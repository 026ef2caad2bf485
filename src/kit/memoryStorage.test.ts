import { memorySaid, memoryStorage } from './memoryStorage.ts'
import { newTable } from './storage.ts'
import { saidContract, snapshotsContract, storageContract } from './testing/storageContract.ts'
import { toyGame } from './testing/toyGame.ts'

storageContract('memory', async (table) => {
  const storage = memoryStorage(table, 7)
  return { storage, reopen: async () => storage }
})

snapshotsContract('memory', async () => {
  const storage = memoryStorage(newTable(toyGame, { seats: [] }))
  return { storage, reopen: async () => storage }
})

saidContract('memory', async () => {
  const said = memorySaid()
  return { said, reopen: async () => said }
})
