import { qrCodeOf } from './qrCode.ts'
import './qr.css'

/** White around it, as cameras want it. */
const QUIET = 4

/** A text for a camera to read; dark on light in both themes. */
export const QrPicture = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const code = qrCodeOf(text)
  if (!code) return null
  const side = code.length + 2 * QUIET
  const squares = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
