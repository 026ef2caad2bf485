import { hrefOf } from '../routes/route.ts'
import { useSeat } from '../seat/context.ts'
import { useTexts } from '../texts/language.tsx'

/** In words whenever the line is not as it should be. */
export const ConnectionMessage = () => {
  const { states, common } = useTexts().ui
  const connection = useSeat((state) => state.connection)
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
          {states[connection]}
        </p>
      )
    case 'stale':
      return (
        <div className="message" role="alert">
          <p>{states.oldProgram}</p>
          <button type="button" className="button" data-kind="main" onClick={() => window.location.reload()}>
            {states.reload}
          </button>
        </div>
      )
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
