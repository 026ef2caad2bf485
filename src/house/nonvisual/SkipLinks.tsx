import './nonvisual.css'

interface SkipLinksProps {
  readonly links: readonly { readonly name: string; readonly onGo: () => void }[]
}

/** The first stops of the keyboard: straight to what matters. Buttons, since the address after the # names the screen. */
export const SkipLinks = ({ links }: SkipLinksProps) => (
  <div className="skip-links" data-layer>
    {links.map(({ name, onGo }) => (
      <button key={name} type="button" className="button skip-link" onClick={onGo}>
        {name}
      </button>
    ))}
  </div>
)
