import { produce } from 'immer'
import { useState } from 'react'
import { NumberField } from '../../../../house/ui/fields.tsx'
import { type DreamerView, LOWEST_LEVEL, VOIES } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useLanguage } from '../words/language.tsx'
import { DoButton, Tool } from './Tool.tsx'

/** The fatigue ends with its track (null). */
const CONDITIONS = {
  dream: [0, 99],
  fatigue: [0, null],
  repression: [0, 20],
  seuil: [1, 99],
  life: [0, 99],
  pinned: [0, null],
} as const satisfies Record<string, readonly [least: number, most: number | null]>
type Condition = keyof typeof CONDITIONS
const CHARACTERISTICS = ['reve', 'empathie', 'volonte', 'vue', 'intellect'] as const

const correctionOf = ({ dream, fatigue, repression, seuil, life, pinned, sheet }: DreamerView) => {
  const { reve, empathie, volonte, vue, intellect, astrologie, malus, draconic } = sheet
  const traits = { reve, empathie, volonte, vue, intellect, astrologie, malus }
  return { dream, fatigue, repression, seuil, life, pinned, sheet: { ...traits, draconic: { ...draconic } } }
}
type Correction = ReturnType<typeof correctionOf>

const isIncomplete = ({ sheet: { draconic, ...traits }, ...conditions }: Correction): boolean =>
  [...Object.values(conditions), ...Object.values(traits), ...Object.values(draconic)].some(Number.isNaN)

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
        {(Object.keys(CONDITIONS) as Condition[]).map((key) => (
          <NumberField
            key={key}
            label={words[key]}
            value={correction[key]}
            least={CONDITIONS[key][0]}
            most={CONDITIONS[key][1] ?? board.fatigueMax}
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
        <NumberField
          label={words.astrologie}
          value={sheet.astrologie}
          least={LOWEST_LEVEL}
          most={20}
          onChange={change((draft, value) => {
            draft.sheet.astrologie = value
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
