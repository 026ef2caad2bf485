import type { SVGProps } from 'react'
import { INK } from '../../../../../house/ui/colours.ts'

interface StrokeProps
  extends Pick<SVGProps<SVGPathElement>, 'className' | 'opacity' | 'strokeDasharray' | 'strokeLinejoin' | 'transform'> {
  readonly d: string
  /** How wide its line is. */
  readonly pen?: string
}

/** A shape of one colour, outlined in ink. */
export const Solid = ({ of, pen = '1.2', ...rest }: StrokeProps & { readonly of: string }) => (
  <path fill={of} stroke={INK} strokeWidth={pen} {...rest} />
)

/** Drawn with a pen, in ink or another colour. */
export const Line = ({ of = INK, pen = '1.2', ...rest }: StrokeProps & { readonly of?: string }) => (
  <path fill="none" stroke={of} strokeWidth={pen} {...rest} />
)

interface EdgedProps {
  readonly d: string
  readonly of: string
  /** Of its edge, and of itself. */
  readonly pens: readonly [edge: number, line: number]
}

/** A line with an edge of ink. */
export const Edged = ({ d, of, pens: [edge, line] }: EdgedProps) => (
  <g fill="none">
    <path d={d} stroke={INK} strokeWidth={edge} />
    <path d={d} stroke={of} strokeWidth={line} />
  </g>
)
