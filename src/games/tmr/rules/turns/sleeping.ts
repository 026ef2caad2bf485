import { capacityOf } from '../dreamer/fatigue.ts'
import type { Dreamer } from '../state.ts'
import type { Turn } from './turn.ts'

/** DRM-3, FAT-1: the last box puts to sleep at once. */
const isTiredOut = ({ me }: Turn): boolean => me.fatigue + me.pendingFatigue >= capacityOf(me.sheet.stamina)

/** SPE-3: no life left, that of the way down included. */
const isLifeless = ({ depths }: Dreamer): boolean => depths.life - depths.pendingLife <= 0

/** DRM-3: why this dreamer cannot stay awake. */
export const drowsiness = (turn: Turn): 'dream' | 'fatigue' | 'life' | null => {
  if (turn.me.dream <= 0) return 'dream'
  if (isTiredOut(turn)) return 'fatigue'
  return isLifeless(turn.me) ? 'life' : null
}

/** A draw can put to sleep. A captive is dealt with where the captivity is (ENC-14). */
export const fallsAsleep = (turn: Turn): undefined => {
  const why = drowsiness(turn)
  const { phase } = turn.me.stage
  if (why && phase !== 'asleep' && phase !== 'captive') turn.apply([{ type: 'fellAsleep', why }])
}
