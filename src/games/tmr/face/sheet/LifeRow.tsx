import { useTexts } from '../words/language.tsx'

/** SPE-3: told as a figure; each one missing weighs on every roll. */
export const LifeRow = ({ life, most }: { readonly life: number; readonly most: number }) => {
  const { sheet } = useTexts().ui
  return (
    <section className="gauge" data-hurt={life < most || undefined}>
      <h3 className="gauge-name">{sheet.life}</h3>
      <p className="gauge-value">{sheet.lifeOf({ life, most })}</p>
    </section>
  )
}
