import type { Ground, Mastery, MasteryKind } from '../ground/ground.ts'
import { MASTERY_KINDS } from '../ground/ground.ts'
import type { CellId } from '../map/map.ts'

const rankOf = (kind: MasteryKind): number => MASTERY_KINDS.indexOf(kind)

/** DRG-9: one more mastery on some cells, in its place among the others. */
export const asking = (ground: Ground, mastery: Mastery, where: (cell: CellId) => boolean): Ground => ({
  ...ground,
  masteries: (cell) => {
    const asked = ground.masteries(cell)
    if (!where(cell)) return asked
    const after = asked.findIndex(({ kind }) => rankOf(kind) > rankOf(mastery.kind))
    return after < 0 ? [...asked, mastery] : [...asked.slice(0, after), mastery, ...asked.slice(after)]
  },
})

export const asksFor = (ground: Ground, cell: CellId, kind: MasteryKind): boolean =>
  ground.masteries(cell).some((mastery) => mastery.kind === kind)

const orGone =
  (ground: Ground) =>
  (cell: CellId | null): CellId | null =>
    cell !== null && ground.exists(cell) ? cell : null

/** DRG-10: some cells do not exist for this dreamer. */
export const without = (ground: Ground, isGone: (cell: CellId) => boolean): Ground => {
  const exists = (cell: CellId): boolean => !isGone(cell) && ground.exists(cell)
  const cells = ground.cells.filter(exists)
  const left: Ground = { ...ground, cells, exists, ofGenre: (genre) => ground.ofGenre(genre).filter(exists) }
  const standing = orGone(left)
  return {
    ...left,
    neighbour: (from, way) => standing(ground.neighbour(from, way)),
    along: (from, way, far) => standing(ground.along(from, way, far)),
    pathEnd: (from, path) => standing(ground.pathEnd(from, path)),
  }
}
