import { useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { NumberField } from '../../../../house/ui/fields.tsx'
import { LOWEST_LEVEL, VOIES } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { correctionOf, type Field, learntIn, standing, stillTyped, type Typed } from './sheetCorrection.ts'
import { Tool, useTools } from './Tool.tsx'

type Bounds = readonly [least: number, most: number]

/** The fatigue ends with its track. */
const boundsOf = (fatigueMax: number): readonly (readonly [Field, Bounds])[] => [
  ['dream', [0, 99]],
  ['fatigue', [0, fatigueMax]],
  ['repression', [0, 20]],
  ['seuil', [1, 99]],
  ['life', [0, 99]],
  ['pinned', [0, fatigueMax]],
  ['malus', [-20, 0]],
  ['astrologie', [LOWEST_LEVEL, 20]],
  ...(['reve', 'empathie', 'volonte', 'vue', 'intellect'] as const).map((field) => [field, [0, 30]] as const),
  ...VOIES.map((voie) => [voie, [LOWEST_LEVEL, 20]] as const),
  ...(['reve', ...VOIES] as const).map((of) => [`xp ${of}`, [0, 9999]] as const),
]

const nameOf = ({ ui, voies }: Texts, field: Field): string => {
  const learnt = learntIn(field)
  if (learnt) return ui.gardien.learntIn({ where: learnt === 'reve' ? ui.sheet.reve : voies[learnt] })
  const voie = VOIES.find((one) => one === field)
  return voie ? voies[voie] : ui.sheet[field as Exclude<Field, (typeof VOIES)[number] | `xp ${string}`>]
}

/** Corrects what stands on the sheet; the journal tells it. */
export const SheetTool = () => {
  const { texts, ui, board, say } = useTools()
  const { gardien } = ui
  const [typed, setTyped] = useState<Typed>({})
  const kept = stillTyped(board, typed)
  if (Object.keys(kept).length < Object.keys(typed).length) setTyped(kept)
  const correction = correctionOf(board, kept)
  return (
    <Tool title={gardien.sheet} on="dreamer">
      <div className="form-grid">
        {boundsOf(board.fatigueMax).map(([field, [least, most]]) => (
          <NumberField
            key={field}
            label={nameOf(texts, field)}
            value={kept[field] ?? standing(board, field)}
            least={least}
            most={most}
            onChange={(value) => setTyped({ ...kept, [field]: value })}
          />
        ))}
      </div>
      <Button name={gardien.apply} to={() => correction && say(correction)} disabled={correction === null} />
    </Tool>
  )
}
