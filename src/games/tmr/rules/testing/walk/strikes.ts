import { DRAGON_DATA } from '../../dreamer/dragonData.ts'
import { says } from './walked.ts'
import { dragons, KEEPER, type Way } from './way.ts'

const KINDS = { queue: 'queue', souffle: 'souffle', tete: 'tete', 'tete-tous': 'tete' } as const

/** DRG-2: each entry of each table as it strikes, and then the way up under it. */
export const strikes: readonly Way[] = DRAGON_DATA.filter(({ id }) => id !== 'tete-don-de-haut-reve').map(({ id, table }) => [
  id,
  () => {
    const start = dragons({ ...KEEPER, ...(table === 'ombre' ? { shadow: true } : {}) })
    const struck =
      table === 'ombre'
        ? says(start, 'afflict', { kind: 'queue' }, `ombre ${id}`)
        : table === 'desir'
          ? says(start, 'afflict', { kind: 'queue', entry: 'queue-desir-lancinant' }, `desir ${id}`)
          : table === 'idee'
            ? says(start, 'afflict', { kind: 'queue', entry: 'queue-idee-fixe' }, `idee ${id}`)
            : says(start, 'afflict', { kind: KINDS[table], entry: id })
    return says(struck, 'ascend', { mode: 'normal' })
  },
])
