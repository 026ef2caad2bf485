import { Button } from '../ui/Button.tsx'
import './nonvisual.css'

interface SkipLinksProps {
  readonly links: readonly { readonly name: string; readonly onGo: () => void }[]
}

/** The first stops of the keyboard: straight to what matters. Buttons, since the address after the # names the screen. */
export const SkipLinks = ({ links }: SkipLinksProps) => (
  <div className="skip-links" data-layer>
    {links.map(({ name, onGo }) => (
      <Button key={name} className="skip-link" name={name} to={onGo} />
    ))}
  </div>
)
