import { correction, generate } from 'lean-qr'
import './qr.css'

/** White around it, as cameras want it. */
const QUIET = 4

/** Null: too long for a code. */
const codeOf = (text: string): ReturnType<typeof generate> | null => {
  try {
    return generate(text, { minCorrectionLevel: correction.M })
  } catch {
    return null
  }
}

/** A text for a camera to read; dark on light in both themes. */
export const QrPicture = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const code = codeOf(text)
  if (!code) return null
  const side = code.size + 2 * QUIET
  const places = Array.from({ length: code.size }, (_, at) => at)
  const squares = places.flatMap((y) => places.flatMap((x) => (code.get(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
