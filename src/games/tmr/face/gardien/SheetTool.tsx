import { produce } from 'immer'
import { useState } from 'react'
import { NumberField } from '../../../../house/ui/fields.tsx'
import { type DreamerView, LOWEST_LEVEL, VOIES } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useLanguage } from '../words/language.tsx'
import { DoButton, Tool } from './Tool.tsx'

/** The fatigue ends with its track. */
const MOST = { dream: 99, fatigue: null, repression: 20 } as const
const CHARACTERISTICS = ['reve', 'empathie', 'volonte', 'vue'] as const

const correctionOf = ({ dream, fatigue, repression, sheet }: DreamerView) => {
  const { reve, empathie, volonte, vue, malus, draconic } = sheet
  return { dream, fatigue, repression, sheet: { reve, empathie, volonte, vue, malus, draconic: { ...draconic } } }
}
type Correction = ReturnType<typeof correctionOf>

const isIncomplete = ({ dream, fatigue, repression, sheet: { draconic, ...traits } }: Correction): boolean =>
  [dream, fatigue, repression, ...Object.values(traits), ...Object.values(draconic)].some(Number.isNaN)

/** Corrects what stands on the sheet; the journal tells it. */
export const SheetTool = () => {
  const { texts } = useLanguage()
  const { board, say } = usePlay()
  const { sheet: words, gardien } = texts.ui
  const [correction, setCorrection] = useState(() => correctionOf(board))
  const change = (write: (draft: Correction, value: number) => void) => (value: number) =>
    setCorrection(produce((draft) => write(draft, value)))
  const { sheet } = correction
  return (
    <Tool title={gardien.sheet}>
      <div className="form-grid">
        {(['dream', 'fatigue', 'repression'] as const).map((key) => (
          <NumberField
            key={key}
            label={words[key]}
            value={correction[key]}
            least={0}
            most={MOST[key] ?? board.fatigueMax}
            onChange={change((draft, value) => {
              draft[key] = value
            })}
          />
        ))}
        <NumberField
          label={words.malus}
          value={sheet.malus}
          least={-20}
          most={0}
          onChange={change((draft, value) => {
            draft.sheet.malus = value
          })}
        />
        {CHARACTERISTICS.map((key) => (
          <NumberField
            key={key}
            label={words[key]}
            value={sheet[key]}
            least={0}
            most={30}
            onChange={change((draft, value) => {
              draft.sheet[key] = value
            })}
          />
        ))}
        {VOIES.map((voie) => (
          <NumberField
            key={voie}
            label={texts.voies[voie].name}
            value={sheet.draconic[voie]}
            least={LOWEST_LEVEL}
            most={20}
            onChange={change((draft, value) => {
              draft.sheet.draconic[voie] = value
            })}
          />
        ))}
      </div>
      <DoButton disabled={isIncomplete(correction)} onClick={() => say({ type: 'correct', dreamer: board.id, ...correction })}>
        {gardien.apply}
      </DoButton>
    </Tool>
  )
}
