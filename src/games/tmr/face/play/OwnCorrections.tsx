import { useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { RestForm } from '../prompts/RestForm.tsx'
import { useTexts } from '../words/language.tsx'

/** DRM-3: alone, the gardien's corrections are one's own, but in practice: at the bottom of the sheet, not among the answers. */
export const OwnCorrections = () => {
  const { night } = useTexts().ui
  const alone = useSeat((state) => state.connection === 'local')
  const framed = useFraming() !== null
  if (!alone || framed) return null
  return (
    <details className="sheet-section own-corrections">
      <summary>
        <span className="sheet-section-name">{night.gardien.correctRest}</span>
      </summary>
      <p className="soft">{night.gardien.correctMeans}</p>
      <RestForm label={night.gardien.grant} />
    </details>
  )
}
