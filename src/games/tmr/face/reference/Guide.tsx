import { KeyList } from '../../../../house/ui/KeyList.tsx'
import { useTexts } from '../words/language.tsx'

/** The first journey in a few steps, and the keys. */
export const Guide = () => {
  const { guide } = useTexts().ui
  return (
    <>
      <section>
        <h3>{guide.firstJourney}</h3>
        <ol className="help-steps">
          {guide.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <KeyList keys={guide.keys} />
    </>
  )
}
