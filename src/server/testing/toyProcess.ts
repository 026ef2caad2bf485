import pino from 'pino'
import type { AnyGame } from '../../kit/game.ts'
import { heapBots, heapGame } from '../../kit/testing/heapGame.ts'
import { knockBots, knockGame } from '../../kit/testing/knockGame.ts'
import { handMinds } from '../bots/testing.ts'
import { readConfig } from '../common/config.ts'
import { cryptoDice } from '../common/cryptoDice.ts'
import { startServer } from '../server.ts'

/** A server of two toy games and their bots, in a process of its own that says its port. */
const server = await startServer({
  config: readConfig({ PORT: '0', HOST: '127.0.0.1', ...process.env }),
  log: pino({ level: 'silent' }),
  games: new Map([heapGame, knockGame].map((game) => [game.id, game as unknown as AnyGame])),
  bots: { heap: ['fourth', 'whim'], knock: ['echo'] },
  minds: handMinds({ ...heapBots, ...knockBots }, cryptoDice()),
})
console.log(server.port)
