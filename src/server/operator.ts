import { BadConfig, readConfig } from './config.ts'
import { CannotDo, operate } from './operate.ts'

try {
  operate(process.argv.slice(2), { config: readConfig(process.env), now: Date.now(), say: (line) => console.log(line) })
} catch (error) {
  if (!(error instanceof CannotDo || error instanceof BadConfig)) throw error
  console.error(error.message)
  process.exit(2)
}
