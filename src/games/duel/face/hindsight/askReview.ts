import type { Review } from '../../practice/index.ts'
import type { Command, View } from '../../rules/public.ts'

export interface ReviewWanted {
  readonly id: number
  readonly view: View
  readonly seat: string
  readonly made: Command
}

export interface ReviewTold {
  readonly id: number
  readonly review: Review | null
}

export interface Asker {
  /** One after the other; it is refused when the worker fails. */
  ask(wanted: Omit<ReviewWanted, 'id'>): Promise<Review | null>
  stop(): void
}

let asked = 0

export const hireAsker = (): Asker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return {
    ask: (wanted) =>
      new Promise((resolve, reject) => {
        const id = ++asked
        worker.onmessage = ({ data }: MessageEvent<ReviewTold>) => data.id === id && resolve(data.review)
        worker.onerror = () => reject(new Error('the worker failed'))
        worker.postMessage({ id, ...wanted } satisfies ReviewWanted)
      }),
    stop: () => worker.terminate(),
  }
}
