import { readConfig } from './common/config.ts'
import { loadGames } from './common/games.ts'
import { explain } from './explain.ts'
import { operate } from './operate.ts'

/** The keeper reads a sentence, whatever went wrong. */
const sentenceOf = (error: unknown): string => {
  const { DATA_DIR = 'data', DATABASE_URL } = process.env
  const url = DATABASE_URL && URL.canParse(DATABASE_URL) ? DATABASE_URL : null
  const known = explain(error, { DATA_DIR, DATABASE_URL: url })
  return known ?? `It cannot be done: ${error instanceof Error ? error.message : error}`
}

try {
  const { env } = process
  const parts = { games: await loadGames(), config: readConfig(env), env, now: Date.now() }
  // What is damaged was said; whoever runs this each night is to hear of it.
  if (!(await operate(process.argv.slice(2), { ...parts, say: (line) => console.log(line) }))) process.exitCode = 1
} catch (error) {
  console.error(sentenceOf(error))
  process.exit(2)
}
