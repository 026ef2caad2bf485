import { useEffect } from 'react'
import { hrefOf } from '../routes/route.ts'
import { useSeat } from '../seat/context.ts'
import { useTexts } from '../texts/language.tsx'
import { needNewVersion } from '../version/index.ts'

/** The house says it, in one bar wherever one is. */
const Stale = () => {
  useEffect(needNewVersion, [])
  return null
}

/** In words whenever the line is not as it should be. */
export const ConnectionMessage = () => {
  const { states, common } = useTexts().ui
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
      return (
        <p className="message" role="status">
          {states[connection]} {sending && states.onItsWay}
        </p>
      )
    case 'stale':
      return <Stale />
    case 'refused':
      return (
        <div className="message" role="alert" data-kind="refusal">
          <p>{states.seatLost}</p>
          <a className="button" href={hrefOf({ screen: 'start' })}>
            {common.back}
          </a>
        </div>
      )
    default:
      return connection satisfies never
  }
}
