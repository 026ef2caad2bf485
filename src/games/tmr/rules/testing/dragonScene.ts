import { dragonEntry } from '../dreamer/dragon.ts'
import type { ActiveEffect } from '../dreamer/effect.ts'
import type { Happening } from '../events.ts'
import { type DreamerSetup, NEW_OPTIONS } from '../setup.ts'
import type { Hour } from '../state.ts'
import { cell, cells, type DreamerLike, givenAt, type Scene } from './scene.ts'

type Fields = Omit<Partial<ActiveEffect>, 'n' | 'id' | 'cell' | 'cells'> & { readonly cell?: string; readonly cells?: string }

/** Effects that act from the start, numbered in this order. */
export const acting = (...entries: readonly (string | readonly [string, Fields])[]): DreamerSetup['effects'] =>
  entries.map((entry, at) => {
    const [id, fields] = typeof entry === 'string' ? [entry, {}] : entry
    const { cell: one, cells: many, ...others } = fields
    const key = dragonEntry(id)?.key ?? null
    return { n: at + 1, id, key, ...others, ...(one ? { cell: cell(one) } : {}), ...(many ? { cells: cells(many) } : {}) }
  })

/** Given a dreamer at a table with dragons, at Couronne of the first day. */
export const dragons = (like: DreamerLike = {}, ...happenings: readonly Happening[]): Scene =>
  givenAt(like, { options: NEW_OPTIONS }, ...happenings)

/** The same at another hour. */
export const dragonsAt = (hour: Hour, like: DreamerLike = {}, ...happenings: readonly Happening[]): Scene =>
  givenAt(like, { options: NEW_OPTIONS, clock: { day: 1, hour } }, ...happenings)

/** Up in the normal way with a 1d7 that shows nothing. */
export const goneUp = (scene: Scene): Scene => scene.does('ascend', { mode: 'normal' }, 'd7 1')

/** One with a segment of four boxes to each line of the track. */
export const SLEEPER = { stamina: { endurance: 24 } } as const
