import type { Review } from '../../practice/index.ts'
import type { Command, View } from '../../rules/public.ts'

export interface ChanceWanted {
  readonly view: View
  readonly seat: string
}

export interface ReviewWanted extends ChanceWanted {
  readonly made: Command
}

export interface Asker {
  /** One after the other; it is refused when the worker fails. */
  ask(wanted: ReviewWanted): Promise<Review | null>
  /** Of winning, at a moment. */
  chance(wanted: ChanceWanted): Promise<number>
  stop(): void
}

export const hireAsker = (): Asker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const asked = <Answer>(wanted: ReviewWanted | ChanceWanted): Promise<Answer> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
      worker.onerror = () => reject(new Error('the worker failed'))
      worker.postMessage(wanted)
    })
  return { ask: asked, chance: asked, stop: () => worker.terminate() }
}
