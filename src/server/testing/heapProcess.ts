import pino from 'pino'
import type { AnyGame } from '../../kit/game.ts'
import { heapGame } from '../../kit/testing/heapGame.ts'
import { handMinds } from '../bots/testing.ts'
import { readConfig } from '../common/config.ts'
import { startServer } from '../server.ts'

/** A server of the heap and its bots, in a process of its own that says its port. */
const server = await startServer({
  config: readConfig({ PORT: '0', HOST: '127.0.0.1', ...process.env }),
  log: pino({ level: 'silent' }),
  games: new Map([['heap', heapGame as unknown as AnyGame]]),
  bots: { heap: ['fourth'] },
  minds: handMinds(),
})
console.log(server.port)
