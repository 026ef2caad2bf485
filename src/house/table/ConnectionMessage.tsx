import { useEffect } from 'react'
import { refusal } from '../../kit/refusal.ts'
import { hrefOf } from '../routes/route.ts'
import { useSeat } from '../seat/context.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { needNewVersion } from '../version/index.ts'

/** The house says it, in one bar wherever one is. */
const Stale = () => {
  useEffect(needNewVersion, [])
  return null
}

/** Out of the table: why, as it truly is. */
const Out = () => {
  const texts = useTexts()
  const why = useSeat((state) => state.refusedFor)
  return (
    <div className="message" role="alert" data-kind="refusal">
      <p>{refusalText(texts, refusal(why ?? 'freed'))}</p>
      <Button name={texts.ui.common.back} to={hrefOf({ screen: 'start' })} />
    </div>
  )
}

/** In words whenever the line is not as it should be. */
export const ConnectionMessage = () => {
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
      return <Out />
    default:
      return connection satisfies never
  }
}
