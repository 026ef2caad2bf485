import type { Refusal } from '../../../../kit/refusal.ts'
import type { ReadyId } from '../dreamer/readyDreamers.ts'

/** What begins a journey is loaded when one begins. */
export const begin = async (id: ReadyId): Promise<string | Refusal> => {
  const { beginReady } = await import('../dreamer/beginReady.ts')
  return beginReady(id)
}
