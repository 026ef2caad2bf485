import { parentPort } from 'node:worker_threads'
import { GAMES } from '../../games/index.ts'
import { answerAsked, type MindAsked } from '../../kit/mind.ts'
import { cryptoDice } from '../common/cryptoDice.ts'
import { standBack } from '../common/standBack.ts'

standBack()
const dice = cryptoDice()

/** A thread in which the bots of any game think. */
parentPort?.on('message', async ({ game, asked }: { readonly game: string; readonly asked: MindAsked }) => {
  const bots = Object.hasOwn(GAMES, game) ? await GAMES[game]?.bots?.load() : undefined
  parentPort?.postMessage(await answerAsked(bots ?? {}, dice)(asked))
})
