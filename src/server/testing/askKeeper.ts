import { type Config, readConfig } from '../common/config.ts'
import { loadGames } from '../common/games.ts'
import { operate } from '../operate.ts'

const games = await loadGames()

/** One command of the keeper, and what it says. */
export const askKeeper = async (
  config: Partial<Config>,
  now: number,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> => {
  const lines: string[] = []
  const settings = { ...readConfig({}), FORGOTTEN_DAYS: 30, ...config }
  await operate(words, { games, config: settings, env, now, say: (line) => void lines.push(line) })
  return lines
}
