import { KeyList } from './KeyList.tsx'

interface GuideProps {
  readonly title: string
  readonly steps: readonly string[]
  readonly keys: Parameters<typeof KeyList>[0]['keys']
}

/** A first game in a few steps, and the keys. */
export const Guide = ({ title, steps, keys }: GuideProps) => (
  <>
    <section>
      <h3>{title}</h3>
      <ol className="help-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
    <KeyList keys={keys} />
  </>
)
