import { CannotDo } from './cannotDo.ts'
import { BadConfig, readConfig } from './config.ts'
import { loadGames } from './games.ts'
import { operate } from './operate.ts'

try {
  const parts = { games: await loadGames(), config: readConfig(process.env), now: Date.now() }
  await operate(process.argv.slice(2), { ...parts, say: (line) => console.log(line) })
} catch (error) {
  if (!(error instanceof CannotDo || error instanceof BadConfig)) throw error
  console.error(error.message)
  process.exit(2)
}
