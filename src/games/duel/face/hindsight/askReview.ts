import type { Review } from '../../practice/index.ts'
import type { Command, View } from '../../rules/public.ts'

export interface ReviewWanted {
  readonly view: View
  readonly seat: string
  readonly made: Command
}

export interface Asker {
  /** One after the other; it is refused when the worker fails. */
  ask(wanted: ReviewWanted): Promise<Review | null>
  stop(): void
}

export const hireAsker = (): Asker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return {
    ask: (wanted) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Review | null>) => resolve(data)
        worker.onerror = () => reject(new Error('the worker failed'))
        worker.postMessage(wanted)
      }),
    stop: () => worker.terminate(),
  }
}
