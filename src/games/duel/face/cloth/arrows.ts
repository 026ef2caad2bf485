/** What an arrow leads to on the cloth: along a zone and from zone to zone, as they lie. */
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much farther something seems that lies off to the side. */
const ASIDE = 2

const middleOf = (node: Element): readonly [number, number] => {
  const { x, y, width, height } = node.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** The nearest in that direction; along a line what lies in it comes first. Nothing of one fan lies above the rest of it. */
const nextOf = (from: Element, all: readonly HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | null => {
  const [x, y] = middleOf(from)
  const least = dy === 0 ? 4 : from.getBoundingClientRect().height / 2
  const far = all.flatMap((node) => {
    const [toX, toY] = middleOf(node)
    const along = (toX - x) * dx + (toY - y) * dy
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx)
    const reached = along > least && (dy !== 0 || aside < along * 2)
    return reached ? [{ node, far: along + ASIDE * aside }] : []
  })
  return far.toSorted((one, other) => one.far - other.far)[0]?.node ?? null
}

const TOUCHED = '.cloth :is(.touch, button.pile)'

const [HAND, MINE] = ['.cloth > .hand .touch', '.cloth > .side .touch'] as const
const find = (where: string): HTMLElement | null => document.querySelector(where)

/** From what is in focus on the cloth; sideways from anywhere else: to the hand, or my camp. False: nothing. */
export const arrowOnCloth = (key: string): boolean => {
  const step = STEPS[key]
  if (!step) return false
  const from = document.activeElement
  const all = [...document.querySelectorAll<HTMLElement>(TOUCHED)]
  const here = from?.matches(TOUCHED) ?? false
  const next = here && from ? nextOf(from, all, step) : step[1] === 0 ? (find(HAND) ?? find(MINE)) : null
  next?.focus()
  return here || next !== null
}
