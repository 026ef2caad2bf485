import { memorySaid, memoryStorage } from './memoryStorage.ts'
import { saidContract, storageContract } from './testing/storageContract.ts'

storageContract('memory', async (table) => {
  const storage = memoryStorage(table)
  return { storage, reopen: async () => storage }
})

saidContract('memory', async () => {
  const said = memorySaid()
  return { said, reopen: async () => said }
})
