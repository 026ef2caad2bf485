import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
import { takeNewVersion, useNewVersion } from './newVersion.ts'
import './newVersion.css'

/** Says that a newer build is there; it is taken when the person wants it, never under their hands. */
export const NewVersion = () => {
  const { states, common } = useTexts().ui
  const { waiting, needed, taking } = useNewVersion()
  return (
    <div role="status">
      {(waiting || needed) && (
        <div className="floor-bar new-version">
          <p>{states.oldProgram}</p>
          <Button kind="main" name={states.reload} to={() => void takeNewVersion()} disabled={taking} />
          {!needed && <Button name={common.close} to={() => useNewVersion.setState({ waiting: false })} />}
        </div>
      )}
    </div>
  )
}
