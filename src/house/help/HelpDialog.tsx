import { useTexts } from '../texts/language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import './help.css'

interface HelpDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const Help = () => {
  const { help } = useTexts().ui
  return (
    <div className="help">
      <p>{help.intro}</p>
      <section>
        <h3>{help.firstJourney}</h3>
        <ol className="help-steps">
          {help.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{help.keysTitle}</h3>
        <dl className="help-keys">
          {Object.entries(help.keys).map(([id, { keys, does }]) => (
            <div key={id}>
              <dt>
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

export const HelpDialog = ({ open, onClose }: HelpDialogProps) => (
  <Dialog open={open} onClose={onClose} title={useTexts().ui.help.title}>
    <Help />
  </Dialog>
)
