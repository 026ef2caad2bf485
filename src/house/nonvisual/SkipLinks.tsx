import { Button } from '../ui/Button.tsx'
import './nonvisual.css'

/** The first stops of the keyboard: straight to what matters. Buttons, since the address after the # names the screen. */
export const SkipLinks = ({ links }: { readonly links: readonly { readonly name: string; readonly onGo: () => void }[] }) => (
  <div data-layer>
    {links.map(({ name, onGo }) => (
      <Button key={name} className="skip-link" name={name} to={onGo} />
    ))}
  </div>
)
