import { RuleTag } from '../../../../../house/reference/index.ts'
import { NOTE_RULES, type ToldCheck } from '../../../rules/public.ts'
import { useTexts } from '../../words/language.tsx'
import { Picture } from '../Picture.tsx'
import type { NightDragon } from './nightOf.ts'

const WON: ReadonlySet<ToldCheck['quality']> = new Set(['particuliere', 'significative', 'normale'])

/** NIT-5: what crossed the last hour of sleep. */
export const NightDragonNote = ({ dragon }: { readonly dragon: NightDragon | null }) => {
  const { ui, qualities } = useTexts()
  const words = ui.night.dragon
  if (!dragon) return null
  const { strength, check } = dragon
  const won = check !== null && WON.has(check.quality)
  return (
    <div className="night-dragon" data-won={won || undefined}>
      <span className="card-picture" aria-hidden="true">
        <Picture of="reve-de-dragon" />
      </span>
      <div>
        <p>
          <strong>{strength === null ? words.zero : words.title({ strength })}</strong> <RuleTag rule={NOTE_RULES.nightDragon} />
        </p>
        <p>
          {won ? words.won : words.lost} {check && `(${qualities[check.quality].name}, ${check.face} / ${check.chance})`}
        </p>
      </div>
    </div>
  )
}
