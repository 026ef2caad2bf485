import { dreamerNamed } from './harness.ts'

/** Files that wish the server ill, made as small as they can be. */

type Event = Readonly<Record<string, unknown>>

const HEAD = { format: 'demi-reve', version: 1, game: 'tmr', rules: 2, savedAt: '2026-11-01T00:00:00.000Z' }
const SETUP = { clock: { day: 1, hour: 'vaisseau' }, dreamers: [] }
const BY = { by: { kind: 'gardien' }, at: 0 }

const done = (seq: number, events: readonly Event[], scope = ':table') => ({
  kind: 'done',
  seq,
  id: `${seq}`,
  ...BY,
  scope,
  events,
  rolled: false,
  reveals: false,
})

export const fileOf = (entries: readonly unknown[]): string => JSON.stringify({ ...HEAD, setup: SETUP, entries })

const many = <Item>(length: number, make: (at: number) => Item): Item[] => Array.from({ length }, (_, at) => make(at))

export const came = (at: number): Event => ({ type: 'dreamerCame', setup: { id: `d${at}`, ...dreamerNamed(`D${at}`) } })
const HOUR: Event = { type: 'clockMoved', to: { day: 1, hour: 'sirene' } }

/** Dreamers without end, all in one entry. */
export const crowdFile = (dreamers: number): string => fileOf([done(1, many(dreamers, came))])

/** Hours that pass, so many in each entry. */
export const hoursFile = (entries: number, events: number): string =>
  fileOf(
    many(entries, (at) =>
      done(
        at + 1,
        many(events, () => HOUR),
      ),
    ),
  )

/** Small things, then much that happens, then the small things taken back one by one: each plays anew all that came after. */
export const undoFile = (undos: number, entries: number, events: number): string =>
  fileOf([
    ...many(undos, (at) => done(at + 1, [{ type: 'astralSet', day: at, number: 1 }], 'sky')),
    ...many(entries, (at) =>
      done(
        undos + at + 1,
        many(events, () => HOUR),
        'hours',
      ),
    ),
    ...many(undos, (at) => ({ kind: 'undo', seq: undos + entries + at + 1, id: `u${at}`, ...BY, undoes: [undos - at] })),
  ])

/** Dreamers with as much as they may have: what is seen grows with every line. */
export const bulkyFile = (entries: number): string => {
  const bonuses = many(2000, (at) => ({ spell: `s${at}`, cell: 'A1', percent: 1 }))
  const bulky = (at: number): Event => ({ ...came(at), setup: { ...(came(at).setup as object), bonuses } })
  return fileOf(many(entries, (at) => done(at + 1, [bulky(at)], `d${at}`)))
}

/** Requests that wait, without end. */
export const askingFile = (requests: number): string =>
  fileOf([
    done(1, [HOUR], 'hours'),
    ...many(requests, (at) => ({
      kind: 'undoAsked',
      seq: at + 2,
      id: `${at + 2}`,
      by: { kind: 'joueur', seat: 'x' },
      at: 0,
      asks: 1,
      scope: 'hours',
    })),
  ])

/** Days without end, of which the sky is known. */
export const skyFile = (entries: number, events: number): string =>
  fileOf(
    many(entries, (at) =>
      done(
        at + 1,
        many(events, (day) => ({ type: 'astralSet', day: at * events + day, number: 1 })),
      ),
    ),
  )
