import { useTexts } from '../texts/language.tsx'

interface Key {
  readonly keys: string
  readonly does: string
}

/** What each key does. */
export const KeyList = ({ keys }: { readonly keys: Readonly<Record<string, Key>> }) => (
  <section>
    <h3>{useTexts().ui.help.keysTitle}</h3>
    <dl className="help-keys">
      {Object.entries(keys).map(([id, { keys: pressed, does }]) => (
        <div key={id}>
          <dt>
            {pressed.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
)
