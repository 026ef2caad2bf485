import { repressionRisk } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'

const PLACES = Array.from({ length: 20 }, (_, at) => at + 1)

export const RepressionRow = ({ counter }: { readonly counter: number }) => {
  const { sheet } = useTexts().ui
  const chance = repressionRisk(counter, 1)
  return (
    <section className="gauge">
      <h3 className="gauge-name">{sheet.repression}</h3>
      <p className="gauge-value">
        <strong>{counter}</strong> · {sheet.nextSouffle({ chance })}
      </p>
      <div
        className="repression-row"
        role="img"
        aria-label={`${sheet.repression}, ${sheet.repressionOf({ counter })}, ${sheet.repressionRisk({ chance })}`}
      >
        {PLACES.map((place) => (
          <i key={place} data-on={place <= counter || undefined} data-next={place === counter + 1 || undefined} />
        ))}
      </div>
    </section>
  )
}
