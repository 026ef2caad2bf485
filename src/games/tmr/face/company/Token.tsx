import { PersonBadge } from '../../../../house/people/index.ts'
import { useSeat } from '../desk/context.ts'
import './token.css'

/** Tells a dreamer from the others at a glance: the colour and the figure of whoever plays it. */
export const Token = ({ seat }: { readonly seat: string }) => {
  const wears = useSeat((state) => state.table?.seats.find((one) => one.seat === seat)?.wears)
  if (!wears) return null
  return (
    <span className="token">
      <PersonBadge wears={wears} />
    </span>
  )
}
