import { useId } from 'react'
import { CLOAKS, FACES, type Look } from '../../rules/public.ts'
import { DreamerFigure } from '../board/index.ts'
import { useTexts } from '../words/language.tsx'
import { lookIn } from '../words/lookIn.ts'
import type { DreamerForm } from './dreamerForm.ts'
import type { FormEdit } from './formEdit.ts'

interface LookFieldsProps {
  readonly form: DreamerForm
  readonly onChange: (edit: FormEdit) => void
}

interface LooksProps {
  readonly legend: string
  readonly looks: readonly { readonly key: string; readonly look: Look; readonly name: string }[]
  readonly picked: string
  readonly onPick: (look: Look) => void
}

const Looks = ({ legend, looks, picked, onPick }: LooksProps) => {
  const name = useId()
  return (
    <fieldset className="looks">
      <legend>{legend}</legend>
      {looks.map(({ key, look, name: label }) => (
        <label key={key} className="look" title={label}>
          <input type="radio" name={name} aria-label={label} checked={key === picked} onChange={() => onPick(look)} />
          <DreamerFigure look={look} size={52} />
        </label>
      ))}
    </fieldset>
  )
}

/** A cloak and a face of one's own; until one is picked, those that the name gives. */
export const LookFields = ({ form, onChange }: LookFieldsProps) => {
  const words = useTexts().ui.looks
  const now = lookIn({ name: form.name, look: form.look ?? undefined })
  const pick = (look: Look): void =>
    onChange((draft) => {
      draft.look = look
    })
  return (
    <div className="dreamer-looks">
      <Looks
        legend={words.cloak}
        looks={CLOAKS.map((cloak) => ({ key: cloak, look: { ...now, cloak }, name: words.cloaks[cloak] }))}
        picked={now.cloak}
        onPick={pick}
      />
      <Looks
        legend={words.face}
        looks={FACES.map((face) => ({ key: face, look: { ...now, face }, name: words.faces[face] }))}
        picked={now.face}
        onPick={pick}
      />
    </div>
  )
}
