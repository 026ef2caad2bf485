import { useState } from 'react'
import { LOWEST_LEVEL, VOIES } from '../../tmr/public.ts'
import { useLanguage } from '../app/texts.tsx'
import { usePlay } from '../play/context.ts'
import { DoButton, NumberField, Tool } from './fields.tsx'

const CHARACTERISTICS = ['reve', 'empathie', 'volonte', 'vue'] as const

/** Corrects what stands on the sheet; the journal tells it. */
export const SheetTool = () => {
  const { texts } = useLanguage()
  const { board, say } = usePlay()
  const { sheet: words, gardien } = texts.ui
  const { sheet } = board
  const [numbers, setNumbers] = useState({
    dream: board.dream,
    fatigue: board.fatigue,
    repression: board.repression,
    malus: sheet.malus,
  })
  const [traits, setTraits] = useState({ reve: sheet.reve, empathie: sheet.empathie, volonte: sheet.volonte, vue: sheet.vue })
  const [draconic, setDraconic] = useState(sheet.draconic)
  const incomplete = [...Object.values(numbers), ...Object.values(traits), ...Object.values(draconic)].some(Number.isNaN)
  const { dream, fatigue, repression, malus } = numbers
  return (
    <Tool title={gardien.sheet}>
      <div className="form-grid">
        <NumberField
          label={words.dream}
          value={dream}
          least={0}
          most={99}
          onChange={(value) => setNumbers({ ...numbers, dream: value })}
        />
        <NumberField
          label={words.fatigue}
          value={fatigue}
          least={0}
          most={board.fatigueMax}
          onChange={(value) => setNumbers({ ...numbers, fatigue: value })}
        />
        <NumberField
          label={words.repression}
          value={repression}
          least={0}
          most={20}
          onChange={(value) => setNumbers({ ...numbers, repression: value })}
        />
        <NumberField
          label={words.malus}
          value={malus}
          least={-20}
          most={0}
          onChange={(value) => setNumbers({ ...numbers, malus: value })}
        />
        {CHARACTERISTICS.map((key) => (
          <NumberField
            key={key}
            label={words[key]}
            value={traits[key]}
            least={0}
            most={30}
            onChange={(value) => setTraits({ ...traits, [key]: value })}
          />
        ))}
        {VOIES.map((voie) => (
          <NumberField
            key={voie}
            label={texts.voies[voie].name}
            value={draconic[voie]}
            least={LOWEST_LEVEL}
            most={20}
            onChange={(value) => setDraconic({ ...draconic, [voie]: value })}
          />
        ))}
      </div>
      <DoButton
        disabled={incomplete}
        onClick={() =>
          say({ type: 'correct', dreamer: board.id, dream, fatigue, repression, sheet: { ...traits, malus, draconic } })
        }
      >
        {gardien.apply}
      </DoButton>
    </Tool>
  )
}
