import { useTexts } from '../texts/language.tsx'
import type { Named } from './seatNames.ts'
import './local.css'

/** It is another's turn: the device goes to them. */
export const PassBar = ({ to: { name }, onPass }: { readonly to: Named; readonly onPass: () => void }) => {
  const { local } = useTexts().ui
  return (
    <div className="pass-bar" role="status">
      <p>{local.turnOf({ name })}</p>
      <button type="button" className="button" data-kind="main" onClick={onPass}>
        {local.pass}
      </button>
    </div>
  )
}
