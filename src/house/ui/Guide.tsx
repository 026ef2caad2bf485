import { useTexts } from '../texts/language.tsx'

export interface GuideProps {
  readonly title: string
  readonly steps: readonly string[]
  readonly keys: Readonly<Record<string, { readonly keys: string; readonly does: string }>>
}

/** How a game goes, and the keys it is played with. */
export const Guide = ({ title, steps, keys }: GuideProps) => (
  <>
    <section>
      <h3>{title}</h3>
      <ol className="help-steps list">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
    <section>
      <h3>{useTexts().ui.help.keysTitle}</h3>
      <dl className="help-keys list">
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
  </>
)
