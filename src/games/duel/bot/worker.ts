import { serveBots } from '../../../house/seat/botWorker.ts'
import { duelBots } from './index.ts'

serveBots(duelBots)
