import type { FallingDie } from './falling.ts'

interface ShownDie {
  readonly sides: number
  readonly shown: string
}

/** A d100 is two dice of ten: tens and units, 00 and 0 for a hundred. */
export const facesOf = ({ sides, face }: Pick<FallingDie, 'sides' | 'face'>): readonly ShownDie[] => {
  if (sides !== 100) return [{ sides, shown: String(face) }]
  const tens = Math.floor((face % 100) / 10)
  return [
    { sides: 10, shown: `${tens}0` },
    { sides: 10, shown: String(face % 10) },
  ]
}

/** The outline of each die on a square of 100, the lines of its visible edges, and where its number sits. */
interface DieShape {
  readonly outline: string
  readonly edges: string
  readonly numberY: number
  readonly size: number
}

const CUBE: DieShape = {
  outline: 'M18 10h64a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8z',
  edges: 'M18 18h64v64H18z',
  numberY: 52,
  size: 46,
}
const SHAPES: Readonly<Record<number, DieShape>> = {
  4: { outline: 'M50 6L96 88H4z', edges: 'M50 6v0M50 20L84 82H16z', numberY: 64, size: 38 },
  6: CUBE,
  8: {
    outline: 'M50 3L93 28v44L50 97 7 72V28z',
    edges: 'M50 3L84 70H16zM7 72l9-2M93 72l-9-2M50 97L16 70M50 97l34-27',
    numberY: 50,
    size: 36,
  },
  10: {
    outline: 'M50 3L97 44v12L50 97 3 56V44z',
    edges: 'M50 3L76 58 50 72 24 58zM3 50l21 8M97 50l-21 8M50 72v25',
    numberY: 47,
    size: 34,
  },
  20: {
    outline: 'M50 2l42 24v48L50 98 8 74V26z',
    edges: 'M50 22L80 72H20zM50 2v20M8 26l42-4M92 26l-42-4M8 74l12-2M92 74l-12-2M50 98L20 72M50 98l30-26',
    numberY: 58,
    size: 30,
  },
}

/** A d7 is a d8 whose 8s are rolled again (ENC-1). */
export const shapeOf = (sides: number): DieShape => SHAPES[sides === 7 ? 8 : sides] ?? CUBE

export const Die = ({ die, turn = 0 }: { readonly die: ShownDie; readonly turn?: number }) => {
  const { outline, edges, numberY, size } = shapeOf(die.sides)
  return (
    <svg className="die" viewBox="0 0 100 100" aria-hidden="true" style={{ '--turn': turn }}>
      <path className="die-body" d={outline} />
      <path className="die-edges" d={edges} />
      <text className="die-number" x="50" y={numberY} fontSize={die.shown.length > 1 ? size * 0.82 : size}>
        {die.shown}
      </text>
    </svg>
  )
}
