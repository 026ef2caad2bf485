import type { DieFace } from '../../kit/dice.ts'
import { joueur } from '../../kit/roles.ts'
import type { Timing } from './guard.ts'
import type { Link, LinkAnswer, LinkUpdate } from './link.ts'

/** A screen that paints, and a clock that ticks, when told to. */
export const handTime = () => {
  const frames: (() => void)[] = []
  const timers: (() => void)[] = []
  const timing: Timing = {
    afterPaint: (then) => void frames.push(then),
    after: (_, then) => void timers.push(then),
  }
  const paint = (): void => {
    for (const then of frames.splice(0)) then()
  }
  const read = (): void => {
    for (const then of timers.splice(0)) then()
  }
  return {
    timing,
    paint,
    read,
    /** What is on the screen is painted and has been read. */
    readAll: () => {
      paint()
      read()
    },
  }
}

export interface SaidCommand {
  readonly command: unknown
  readonly faces: readonly DieFace[] | undefined
  readonly id: string | undefined
  readonly shown: number | undefined
}

export const handLink = () => {
  const said: SaidCommand[] = []
  const answers: ((answer: LinkAnswer) => void)[] = []
  const views: ((view: unknown) => void)[] = []
  let listener: (update: LinkUpdate) => void = () => {}
  const link: Link = {
    role: joueur('ana'),
    say: (command, faces, id, shown) => {
      said.push({ command, faces, id, shown })
      return new Promise((resolve) => answers.push(resolve))
    },
    undo: () => new Promise((resolve) => answers.push(resolve)),
    refuseUndo: async () => ({ ok: true }),
    viewAt: () => new Promise((resolve) => views.push(resolve)),
    enterDie: async () => ({ ok: true }),
    letTakeBack: async () => ({ ok: true }),
    subscribe: (listen) => {
      listener = listen
      return () => {}
    },
    close: () => {},
  }
  let n = 0
  return {
    link,
    said,
    views,
    answer: (answer: LinkAnswer = { ok: true }) => answers.shift()?.(answer),
    show: (view: unknown): void => {
      const notices = [{ n: ++n, told: [] }]
      listener({ state: 'local', view, notices, reset: false, requests: [], table: null, diceAsked: [] })
    },
  }
}

export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
