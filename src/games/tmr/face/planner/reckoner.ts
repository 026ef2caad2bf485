import type { CellId, LostAsked, LostWay, Wanted } from '../../rules/public.ts'
import type { PlanAnswer, PlanLetGo, PlanRequest, PlanWish, Reckoned, WaysAnswer, WaysRequest } from '../desk/messages.ts'

type Hear = (part: Partial<Reckoned>) => void

/** Workers of the page, made when the first question is asked: a second one for the hopeful where there is a second core. */
let workers: readonly Worker[] = []
let asked = 0
const waiting = new Map<number, (answer: PlanAnswer | WaysAnswer) => void>()

const hired = (): Worker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<PlanAnswer | WaysAnswer>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  return worker
}

const workerFor = (wish: PlanWish): Worker => {
  if (workers.length === 0) workers = navigator.hardwareConcurrency > 1 ? [hired(), hired()] : [hired()]
  return workers[wish === 'hopeful' ? workers.length - 1 : 0] as Worker
}

/** In the order in which a single worker answers. */
const WISHES: readonly PlanWish[] = ['prospect', 'advice', 'hopeful', 'outlook', 'otherMode']

/** Nobody waits for these any more. */
const letGoOf = (ids: readonly number[]): void => {
  const letGo: PlanLetGo = { letGo: ids.filter((id) => waiting.delete(id)) }
  if (letGo.letGo.length > 0) for (const worker of workers) worker.postMessage(letGo)
}

const ask = (wanted: Wanted, wishes: readonly PlanWish[], hear: Hear): (() => void) => {
  const ids = wishes.map((wish) => {
    const request: PlanRequest = { id: ++asked, wanted, wish }
    waiting.set(request.id, (answer) => 'part' in answer && hear(answer.part))
    workerFor(wish).postMessage(request)
    return request.id
  })
  return () => letGoOf(ids)
}

/** HID-3: asks what the ways of a lost dreamer are worth. */
export const weighWays = (lost: LostAsked, hear: (ways: readonly LostWay[]) => void): (() => void) => {
  const request: WaysRequest = { id: ++asked, lost }
  waiting.set(request.id, (answer) => 'ways' in answer && hear(answer.ways))
  workerFor('advice').postMessage(request)
  return () => letGoOf([request.id])
}

/** A short journey: enough for the code of both workers to be warm. */
const TRIAL: Wanted = {
  question: {
    dreamer: { reve: 12, draconic: { oniros: 0, hypnos: 0, narcos: -11, thanatos: -11 }, malus: 0, repression: 0 },
    spell: { voie: 'oniros', genre: 'collines', cell: null, difficulty: 0, cost: 3 },
    ...{ mode: 'normal', dream: 10, boxes: 10, cell: 'G8' as CellId },
    moment: { phase: 'awake', waiting: null },
  },
  exits: { evade: 'shut', descend: 'shut', repress: null, mastery: null, masteries: {}, malusDown: 0 },
  ...{ mornings: null, emptied: null },
}

let stopTrial: (() => void) | null = null

/** Before anything is asked, while the page has nothing else to do: code that never ran answers several times later. */
export const warmUp = (): void => {
  if (workers.length === 0) stopTrial = ask(TRIAL, WISHES, () => undefined)
}

/** Asks for the chance alone. */
export const glance = (wanted: Wanted, hear: Hear): (() => void) => ask(wanted, ['prospect'], hear)

/** Asks for all there is to know of a moment; each part is heard as it comes. What nobody listens to any more is let go. */
export const reckon = (wanted: Wanted, hear: Hear): (() => void) => {
  stopTrial?.()
  stopTrial = null
  return ask(wanted, WISHES, hear)
}
