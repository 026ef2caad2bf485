import { useTexts } from '../texts/language.tsx'
import { takeNewVersion, useNewVersion } from './newVersion.ts'
import './newVersion.css'

/** Says that a newer build is there; it is taken when the person wants it, never under their hands. */
export const NewVersion = () => {
  const { states, common } = useTexts().ui
  const waiting = useNewVersion((state) => state.waiting)
  return (
    <div role="status">
      {waiting && (
        <div className="new-version">
          <p>{states.oldProgram}</p>
          <button type="button" className="button" data-kind="main" onClick={() => takeNewVersion(waiting)}>
            {states.reload}
          </button>
          <button type="button" className="button" onClick={() => useNewVersion.setState({ waiting: null })}>
            {common.close}
          </button>
        </div>
      )}
    </div>
  )
}
