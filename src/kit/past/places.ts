import type { Snapshot, SnapshotPoint, Snapshots } from '../storage.ts'

interface Parts {
  readonly snapshots: Snapshots | null
  readonly maker: string
  readonly onFault: (error: unknown) => void
}

/** Where there are snapshots, as far as that was asked for; what fails is as if there were none. */
export interface Places {
  of(what: string): Promise<readonly SnapshotPoint[]>
  isKept(what: string, seq: number): boolean
  bodyAt<Body>(what: string, seq: number): Promise<Body | null>
  bodies(what: string, after: number, upTo: number): Promise<readonly unknown[]>
  keep(snapshots: readonly Omit<Snapshot, 'maker'>[]): Promise<void>
  /** Those that are there are not of this table. */
  distrust(): void
}

const insert = (places: SnapshotPoint[], { seq, n }: SnapshotPoint): void => {
  if (places.some((place) => place.seq === seq)) return
  const after = places.findIndex((place) => place.seq > seq)
  places.splice(after < 0 ? places.length : after, 0, { seq, n })
}

export const createPlaces = ({ snapshots, maker, onFault }: Parts): Places => {
  const known = new Map<string, SnapshotPoint[]>()
  let trusted = snapshots

  const read = async (what: string, after: number, upTo: number): Promise<readonly Snapshot[]> =>
    (await trusted?.read(what, maker, after, upTo)) ?? []

  const forget = (what: string, seq: number): void => {
    const places = known.get(what) ?? []
    known.set(
      what,
      places.filter((place) => place.seq !== seq),
    )
  }

  return {
    of: async (what) => {
      const found = known.get(what)
      if (found) return found
      const places = [...((await trusted?.places(what, maker)) ?? [])]
      known.set(what, places)
      return places
    },
    isKept: (what, seq) => known.get(what)?.some((place) => place.seq === seq) ?? false,
    bodyAt: async <Body>(what: string, seq: number) => {
      const [found] = await read(what, seq - 1, seq)
      if (!found) forget(what, seq)
      return found ? (found.body as Body) : null
    },
    bodies: async (what, after, upTo) => (await read(what, after, upTo)).map(({ body }) => body),
    keep: async (list) => {
      if (!trusted || list.length === 0) return
      try {
        await trusted.keep(list.map((one) => ({ ...one, maker })))
        for (const one of list) insert(known.get(one.of) ?? [], one)
      } catch (error) {
        onFault(error)
      }
    },
    distrust: () => {
      onFault(new Error('the snapshots are those of another log, and left alone'))
      trusted = null
      known.clear()
    },
  }
}
