import { useMemo } from 'react'
import { reader } from '../../../../house/journal/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { CheckField, ChoiceField } from '../../../../house/ui/fields.tsx'
import type { Notice } from '../../../../kit/feeds.ts'
import { HOURS, type Hour, LAST_ROUND, NOTE_RULES, SAID_RULES, type Told, type ToldTable } from '../../rules/public.ts'
import { useSeat } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Say, Tool, useForm, useTools } from './Tool.tsx'

type SecretRoll = Extract<ToldTable, { type: 'secretRolled' }>

const rollsIn = (notices: readonly Notice<Told>[]): readonly SecretRoll[] =>
  notices.flatMap(({ told }) => told.flatMap(({ what }) => (what.type === 'secretRolled' ? [what] : [])))

/** The last roll thrown in secret, among what the gardien was told. */
const lastSecretRoll = reader<Notice<Told>, { readonly roll: SecretRoll | null }>(
  (before, fresh) => ({ roll: rollsIn(fresh).at(-1) ?? before.roll }),
  () => ({ roll: null }),
)

/** The last secret roll, where it was thrown. */
const SecretResult = () => {
  const { gardien } = useTexts().ui
  const notices = useSeat((state) => state.notices)
  const last = useMemo(() => lastSecretRoll(notices).roll, [notices])
  if (!last) return null
  const { sides, faces, note } = last
  const sum = faces.reduce((all, face) => all + face, 0)
  return (
    <output className="secret-result">
      {gardien.secretShown({ dice: `${faces.length}d${sides}`, faces: faces.join(' + '), sum })}
      {note && <small> {note}</small>}
    </output>
  )
}

export const SecretRollTool = () => {
  const { gardien } = useTools().ui
  const { values, number, text } = useForm({ count: 1, sides: 100, note: '' })
  return (
    <Tool title={gardien.secretRoll} on="table">
      <div className="form-grid">
        {number('count', gardien.secretCount, [1, 20])}
        {number('sides', gardien.secretSides, [2, 100])}
      </div>
      {text('note', gardien.secretNote, 200)}
      <Say name={gardien.secretDo} command={{ type: 'rollSecret', ...values }} />
      <SecretResult />
    </Tool>
  )
}

/** The one place for the hours: letting them pass, and setting them, from the present one. */
export const ClockTool = () => {
  const { texts, ui, view } = useTools()
  const { clock, options } = view
  const { gardien, sheet, night } = ui
  const { values, number, one } = useForm<{ day: number; hour: Hour }>(clock, `${clock.day} ${clock.hour}`)
  const names = Object.fromEntries(HOURS.map((hour) => [hour, texts.hours[hour].name])) as Record<Hour, string>
  return (
    <Tool title={gardien.clock} on="table">
      <p>
        {texts.hours[clock.hour].hour}, {sheet.day(clock)}
      </p>
      {options.dragons && <p className="soft">{night.gardien.allHours}</p>}
      <div className="row">
        {[1, 3, 6, 12].map((hours) => (
          <Say key={hours} name={sheet.hoursLater({ hours })} command={{ type: 'advance', hours }} />
        ))}
      </div>
      {number('day', gardien.day, [0, 100_000])}
      {one('hour', sheet.clock, names)}
      <Say name={gardien.setClock} command={{ type: 'setClock', moment: values }} />
    </Tool>
  )
}

/** FAT-2: the rounds of a fight in the waking world, for everybody to see; the next one, and another puts a slip right. */
export const RoundsTool = () => {
  const { ui, view } = useTools()
  const { rounds } = ui
  const now = view.rounds?.now ?? null
  const { values, number } = useForm({ round: (now ?? 0) + 1 }, now)
  return (
    <Tool title={rounds.count} on="table" rule={NOTE_RULES.roundsCounted}>
      <p className="soft">{rounds.means}</p>
      {now !== null && <p>{rounds.now({ round: now })}</p>}
      {number('round', rounds.round, [1, LAST_ROUND])}
      <div className="row">
        <Say name={now === null ? rounds.begin : rounds.call} command={{ type: 'callRound', ...values }} />
        {now !== null && <Say name={rounds.end} command={{ type: 'callRound', round: null }} />}
      </div>
    </Tool>
  )
}

/** AST-1: of today, and again of another day when it has come. */
export const AstralTool = () => {
  const { ui, view, board } = useTools()
  const { day } = view.clock
  const { values, number } = useForm({ day, number: board.astral ?? 1 }, day)
  const { tools, horoscope } = ui.deeds
  return (
    <Tool title={tools.astral} on="table" rule={SAID_RULES.setAstral}>
      <p>{board.astral === null ? tools.astralUndrawn : tools.astralNow({ number: board.astral })}</p>
      <div className="form-grid">
        {number('day', horoscope.day, [0, 100_000])}
        {number('number', tools.number, [1, 12])}
      </div>
      <Say name={tools.astralSet} command={{ type: 'setAstral', ...values }} />
    </Tool>
  )
}

/** AST-4: whether the stars can be seen, and how well. */
export const SkyTool = () => {
  const { ui, view } = useTools()
  const { tools } = ui.deeds
  const { sky = 0 } = view.options
  const { values, number, tick } = useForm({ visibility: sky ?? 0, covered: sky === null })
  const { visibility, covered } = values
  return (
    <Tool title={tools.sky} on="table" rule={SAID_RULES.horoscope}>
      {tick('covered', tools.skyCovered)}
      {!covered && number('visibility', tools.skyVisibility, [-20, 0])}
      <Say name={tools.skySet} command={{ type: 'setOptions', options: { ...view.options, sky: covered ? null : visibility } }} />
    </Tool>
  )
}

export const OptionsTool = () => {
  const { ui, view, say } = useTools()
  const { gardien } = ui
  const { options } = view
  const change = (part: Partial<typeof options>): void => say({ type: 'setOptions', options: { ...options, ...part } })
  return (
    <Tool title={gardien.options} on="table">
      <CheckField
        label={gardien.ascentsAsked}
        checked={options.ascents === 'asked'}
        onChange={(asked) => change({ ascents: asked ? 'asked' : 'free' })}
      />
      <CheckField label={gardien.dragons} checked={options.dragons === true} onChange={(dragons) => change({ dragons })} />
      <p className="soft">
        {gardien.dragonsHint} <RuleTag rule={NOTE_RULES.dragonsOption} />
      </p>
      <CheckField label={gardien.odds} checked={options.odds} onChange={(odds) => change({ odds })} />
      <ChoiceField
        label={gardien.dice}
        value={options.dice}
        options={{ program: gardien.diceProgram, players: gardien.dicePlayers, gardien: gardien.diceGardien }}
        onChange={(dice) => change({ dice })}
      />
      {options.dice !== 'gardien' && (
        <>
          <ChoiceField
            label={gardien.places}
            value={options.places}
            options={{ drawn: gardien.placesDrawn, chosen: gardien.placesChosen }}
            onChange={(places) => change({ places })}
          />
          <p className="soft">
            {gardien.placesHint} <RuleTag rule={NOTE_RULES.placesOption} />
          </p>
        </>
      )}
    </Tool>
  )
}
