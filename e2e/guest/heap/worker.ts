import { serveBots } from '../../../src/house/seat/botWorker.ts'
import { heapBots } from '../../../src/kit/testing/heapGame.ts'

serveBots(heapBots)
