import { useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import type { Format } from '../../../../house/texts/format.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField, NumberField } from '../../../../house/ui/fields.tsx'
import { GENRES, type Genre, SAID_RULES, type SignView } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { useLanguage } from '../words/language.tsx'
import { Tool, useTools } from './Tool.tsx'

/** AST-1. */
export const AstralTool = () => {
  const { ui, view, board, say } = useTools()
  const [day, setDay] = useState(view.clock.day)
  const [number, setNumber] = useState(board.astral ?? 1)
  const { tools, horoscope } = ui.deeds
  return (
    <Tool title={tools.astral} on="table">
      <p>
        {board.astral === null ? tools.astralUndrawn : tools.astralNow({ number: board.astral })}{' '}
        <RuleTag rule={SAID_RULES.setAstral} />
      </p>
      <div className="form-grid">
        <NumberField label={horoscope.day} value={day} least={0} most={100_000} onChange={setDay} />
        <NumberField label={tools.number} value={number} least={1} most={12} onChange={setNumber} />
      </div>
      <Button name={tools.astralSet} to={() => say({ type: 'setAstral', number, day })} disabled={Number.isNaN(day + number)} />
    </Tool>
  )
}

/** AST-4: whether the stars can be seen, and how well. */
export const SkyTool = () => {
  const { ui, view, say } = useTools()
  const { tools } = ui.deeds
  const { sky = 0 } = view.options
  const [visibility, setVisibility] = useState(sky ?? 0)
  const [covered, setCovered] = useState(sky === null)
  return (
    <Tool title={tools.sky} on="table">
      <CheckField label={tools.skyCovered} checked={covered} onChange={setCovered} />
      {!covered && <NumberField label={tools.skyVisibility} value={visibility} least={-20} most={0} onChange={setVisibility} />}
      <Button
        name={tools.skySet}
        to={() => say({ type: 'setOptions', options: { ...view.options, sky: covered ? null : visibility } })}
        disabled={!covered && Number.isNaN(visibility)}
      />
      <RuleTag rule={SAID_RULES.horoscope} />
    </Tool>
  )
}

const signText = ({ genres, ui }: Texts, format: Format, sign: SignView | null): string => {
  const { tools } = ui.deeds
  if (!sign || !('genres' in sign)) return tools.signNone
  return tools.signNow({
    genres: format.and(sign.genres.map((genre) => genres[genre].name)),
    difficulty: sign.difficulty,
    value: sign.value === null ? tools.signByReading : tools.signWorth({ value: sign.value }),
    until: sign.until === null ? tools.signForever : tools.signFor({ round: sign.until }),
  })
}

interface GenrePickerProps {
  readonly picked: readonly Genre[]
  readonly onPick: (picked: readonly Genre[]) => void
}

const GenrePicker = ({ picked, onPick }: GenrePickerProps) => {
  const { genres, ui } = useLanguage().texts
  return (
    <fieldset className="gardien-genres">
      <legend>{ui.deeds.tools.genres}</legend>
      {GENRES.map((genre) => (
        <CheckField
          key={genre}
          label={genres[genre].name}
          checked={picked.includes(genre)}
          onChange={(on) => onPick(on ? [...picked, genre] : picked.filter((one) => one !== genre))}
        />
      ))}
    </fieldset>
  )
}

/** SIG-1. */
export const SignTool = () => {
  const { texts, format, ui, board, say } = useTools()
  const [genres, setGenres] = useState<readonly Genre[]>([])
  const [{ difficulty, value, rounds }, setSign] = useState({ difficulty: -3, value: 5, rounds: 0 })
  const { tools } = ui.deeds
  const change = (part: 'difficulty' | 'value' | 'rounds') => (to: number) => setSign((sign) => ({ ...sign, [part]: to }))
  return (
    <Tool title={tools.sign} on="dreamer">
      <p>
        {signText(texts, format, board.sign)} <RuleTag rule={SAID_RULES.sign} />
      </p>
      <GenrePicker picked={genres} onPick={setGenres} />
      <div className="form-grid">
        <NumberField label={ui.odds.difficulty} value={difficulty} least={-20} most={0} onChange={change('difficulty')} />
        <NumberField label={tools.value} value={value} least={0} most={999} onChange={change('value')} />
        <NumberField label={tools.rounds} value={rounds} least={0} most={9999} onChange={change('rounds')} />
      </div>
      <Button
        name={tools.setSign}
        to={() =>
          say({ type: 'sign', dreamer: board.id, genres: [...genres], difficulty, value, ...(rounds > 0 ? { rounds } : {}) })
        }
        disabled={genres.length === 0 || Number.isNaN(difficulty + value + rounds)}
      />
    </Tool>
  )
}
