import { type ComponentType, useEffect } from 'react'
import { useSeat } from '../seat/seat.ts'
import { useTexts } from '../texts/whole.tsx'
import { part } from '../ui/part.tsx'
import { needNewVersion } from '../version/index.ts'

/** The house says it, in one bar wherever one is. */
const Stale = () => {
  useEffect(needNewVersion, [])
  return null
}

const Parted = part(async () => (await import('./Parted.tsx')).Parted, { unseen: true })

/** In words whenever the line is not as it should be. `Home`: what one takes home from a table that is closed. */
export const ConnectionMessage = ({ Home }: { readonly Home?: ComponentType | undefined }) => {
  const { states } = useTexts().ui
  const connection = useSeat((state) => state.connection)
  const sending = useSeat((state) => state.sending)
  switch (connection) {
    case 'local':
    case 'online':
    case 'closed':
      return null
    case 'connecting':
    case 'reconnecting':
    case 'restarting':
    case 'barred':
      return (
        <p className="message" role="status">
          {states[connection]} {sending && states.onItsWay}
        </p>
      )
    case 'stale':
      return <Stale />
    case 'refused':
      return <Parted Home={Home} />
    default:
      return connection satisfies never
  }
}
