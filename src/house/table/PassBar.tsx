import { useTexts } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'
import type { Named } from './seatNames.ts'
import './local.css'

/** It is another's turn: the device goes to them. */
export const PassBar = ({ to: { name }, onPass }: { readonly to: Named; readonly onPass: () => void }) => {
  const { local } = useTexts().ui
  return (
    <div className="pass-bar" role="status">
      <p>{local.turnOf({ name })}</p>
      <Button kind="main" name={local.pass} to={onPass} />
    </div>
  )
}
