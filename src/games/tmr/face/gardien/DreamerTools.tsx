import { useState } from 'react'
import { CheckField, ChoiceField, NumberField } from '../../../../house/ui/fields.tsx'
import { dragonTable, GENRES, type Genre, LOWEST_LEVEL, SAID_RULES, type SignView, VOIES } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { RestForm } from '../prompts/RestForm.tsx'
import { useNaming } from '../question/index.ts'
import { correctionOf, type Field, learntIn, standing, stillTyped, type Typed } from './sheetCorrection.ts'
import { Say, Tool, useForm, useTools } from './Tool.tsx'

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
  const { texts, ui, board } = useTools()
  const { gardien } = ui
  const [typed, setTyped] = useState<Typed>({})
  const kept = stillTyped(board, typed)
  if (Object.keys(kept).length < Object.keys(typed).length) setTyped(kept)
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
      <Say name={gardien.apply} command={correctionOf(board, kept)} />
    </Tool>
  )
}

/** DRG-2: drawn, or the entry the gardien chooses; a tête is on one of two tables. */
export const AfflictTool = () => {
  const { ui, board, dreamer } = useTools()
  const { tools } = ui.deeds
  const nameOf = useNaming().afflictionName
  const { values, set, one } = useForm({ kind: 'queue' as 'queue' | 'souffle' | 'tete', entry: '' })
  const { kind, entry } = values
  const entries = [...dragonTable(kind), ...(kind === 'tete' ? dragonTable('tete-tous') : [])]
  const atRest = board.phase === 'awake' || board.phase === 'asleep'
  return (
    <Tool title={tools.afflict} on="dreamer" rule={SAID_RULES.afflict}>
      {!atRest && <p className="soft">{tools.afflictLater({ name: board.sheet.name })}</p>}
      <ChoiceField label={tools.kind} value={kind} options={tools.kinds} onChange={(to) => set({ kind: to, entry: '' })} />
      {one('entry', tools.entry, { '': tools.drawn, ...Object.fromEntries(entries.map(({ id }) => [id, nameOf(id)])) })}
      <Say name={tools.afflictDo} command={atRest ? { type: 'afflict', dreamer, kind, ...(entry ? { entry } : {}) } : null} />
    </Tool>
  )
}

/** DRG-6: a désir satisfied, a cure. */
export const EndEffectTool = () => {
  const { ui, board, dreamer } = useTools()
  const { tools } = ui.deeds
  const nameOf = useNaming().afflictionName
  return (
    <Tool title={tools.endEffect} on="dreamer" rule={SAID_RULES.endEffect}>
      {board.effects.length === 0 && <p className="soft">{tools.noEffect}</p>}
      {board.effects.map(({ n, id }) => (
        <Say key={n} name={tools.end({ effect: nameOf(id) })} command={{ type: 'endEffect', dreamer, effect: n }} />
      ))}
    </Tool>
  )
}

/** NIT-2, NIT-7: lets sleep, by day too; interrupts. */
export const SleepTool = () => {
  const { ui, board, dreamer } = useTools()
  const { gardien } = ui.night
  const { name } = board.sheet
  const asleep = board.phase === 'asleep'
  const { values, tick } = useForm({ late: false })
  const sleep = { type: 'sleep', dreamer, anyway: true, ...(values.late ? values : {}) } as const
  return (
    <Tool title={gardien.title} on="dreamer" rule={SAID_RULES.sleep}>
      <p>{asleep ? gardien.asleep({ name }) : gardien.awake({ name })}</p>
      {tick('late', gardien.late)}
      <div className="row">
        <Say name={gardien.letSleep} command={board.phase === 'awake' ? sleep : null} />
        <Say name={gardien.wake} command={asleep ? { type: 'wake', dreamer } : null} />
      </div>
    </Tool>
  )
}

/** DRM-3: without dice or hours, as one entry. */
export const RestTool = () => {
  const { gardien } = useTools().ui.night
  return (
    <Tool title={gardien.correctRest} on="dreamer">
      <p className="soft">{gardien.correctMeans}</p>
      <RestForm label={gardien.grant} />
    </Tool>
  )
}

const useSignText = (sign: SignView | null): string => {
  const { texts, format } = useTools()
  const { tools } = texts.ui.deeds
  if (!sign || !('genres' in sign)) return tools.signNone
  return tools.signNow({
    genres: format.and(sign.genres.map((genre) => texts.genres[genre].name)),
    difficulty: sign.difficulty,
    value: sign.value === null ? tools.signByReading : tools.signWorth({ value: sign.value }),
    until: sign.until === null ? tools.signForever : tools.signFor({ round: sign.until }),
  })
}

/** SIG-1. */
export const SignTool = () => {
  const { texts, ui, board, dreamer } = useTools()
  const { tools } = ui.deeds
  const [genres, setGenres] = useState<Genre[]>([])
  const { values, number } = useForm({ difficulty: -3, value: 5, rounds: 0 })
  const { rounds, ...worth } = values
  const sign = { type: 'sign', dreamer, genres, ...worth, ...(rounds === 0 ? {} : { rounds }) } as const
  return (
    <Tool title={tools.sign} on="dreamer" rule={SAID_RULES.sign}>
      <p>{useSignText(board.sign)}</p>
      <fieldset className="gardien-genres">
        <legend>{tools.genres}</legend>
        {GENRES.map((genre) => (
          <CheckField
            key={genre}
            label={texts.genres[genre].name}
            checked={genres.includes(genre)}
            onChange={(on) => setGenres(on ? [...genres, genre] : genres.filter((one) => one !== genre))}
          />
        ))}
      </fieldset>
      <div className="form-grid">
        {number('difficulty', ui.odds.difficulty, [-20, 0])}
        {number('value', tools.value, [0, 999])}
        {number('rounds', tools.rounds, [0, 9999])}
      </div>
      <Say name={tools.setSign} command={genres.length > 0 ? sign : null} />
    </Tool>
  )
}
