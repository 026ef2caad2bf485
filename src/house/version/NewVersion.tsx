import { useTexts } from '../texts/language.tsx'
import { takeNewVersion, useNewVersion } from './newVersion.ts'
import './newVersion.css'

/** Says that a newer build is there; it is taken when the person wants it, never under their hands. */
export const NewVersion = () => {
  const { states, common } = useTexts().ui
  const { waiting, needed, taking } = useNewVersion()
  return (
    <div role="status">
      {(waiting || needed) && (
        <div className="new-version">
          <p>{states.oldProgram}</p>
          <button type="button" className="button" data-kind="main" disabled={taking} onClick={() => void takeNewVersion()}>
            {states.reload}
          </button>
          {!needed && (
            <button type="button" className="button" onClick={() => useNewVersion.setState({ waiting: false })}>
              {common.close}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
