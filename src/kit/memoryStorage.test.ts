import { memoryStorage } from './memoryStorage.ts'
import { storageContract } from './testing/storageContract.ts'

storageContract('memory', async (table) => {
  const storage = memoryStorage(table)
  return { storage, reopen: async () => storage }
})
