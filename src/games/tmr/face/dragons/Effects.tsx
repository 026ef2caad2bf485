import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField } from '../../../../house/ui/fields.tsx'
import { keyed } from '../../../../house/ui/keyed.ts'
import {
  type ActiveEffect,
  type Affliction,
  choosableCells,
  costOfRepressing,
  dragonEntry,
  NOTE_RULES,
  repressionRisk,
  SAID_RULES,
} from '../../rules/public.ts'
import { useChoosing } from '../desk/choosing.ts'
import { useCompany, useMapHandle, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { Picture } from '../prompts/Picture.tsx'
import { useNaming } from '../question/index.ts'
import { useDragonTexts, useLanguage, useTexts } from '../words/language.tsx'
import { EntryLinks } from './EntryLinks.tsx'
import { factsOf, repressTold } from './effectFacts.ts'
import { cellsOf } from './landMarks.ts'
import './dragons.css'

const tableOf = (id: string): 'queue' | 'ombre' | 'souffle' | 'tete' => {
  const table = dragonEntry(id)?.table
  return table === 'souffle' || table === 'ombre' || table === 'queue' ? table : 'tete'
}

/** DRG-7: at what price, and at what risk; shut when it is not the moment. */
const Repress = ({ effect }: { readonly effect: ActiveEffect }) => {
  const { ui } = useLanguage().texts
  const { board, prompt, say, mayAct } = usePlay(({ board, prompt, say, mayAct }) => ({ board, prompt, say, mayAct }))
  const cost = costOfRepressing(effect)
  const told = repressTold(ui.dragons, effect.id)
  if (cost === null) return told && <p className="soft">{told}</p>
  const repressions = prompt.kind === 'awake' || prompt.kind === 'free' ? prompt.repressions : []
  const choice = repressions.find(({ command }) => command.effect === effect.n)
  return (
    <>
      <Button name={ui.dragons.repress({ cost })} to={() => choice && say(choice.command)} disabled={!choice || !mayAct} />
      <p className="soft">
        {choice ? ui.dragons.repressRisk({ chance: repressionRisk(board.repression, cost) }) : ui.dragons.repressLater}{' '}
        <RuleTag rule={SAID_RULES.repressEffect} />
      </p>
    </>
  )
}

/** TET-4, TET-8, TET-9. */
const Choose = ({ effect }: { readonly effect: ActiveEffect }) => {
  const { dragons } = useLanguage().texts.ui
  const mayAct = usePlay((play) => play.mayAct)
  const choose = useChoosing()
  if (!choosableCells(effect)) return null
  return <Button kind="main" name={dragons.choose} to={() => choose({ kind: 'effect', effect: effect.n })} disabled={!mayAct} />
}

/** One that acts: what it does, until when, at what price it can be repressed, its rule. */
const EffectCard = ({ effect }: { readonly effect: ActiveEffect }) => {
  const map = useMapHandle()
  const { texts, format, spellName, afflictionName } = useNaming()
  const dragon = useDragonTexts()
  const { board, day } = usePlay(({ board, view }) => ({ board, day: view.clock.day }))
  const company = useCompany()
  const { dragons } = texts.ui
  const table = tableOf(effect.id)
  const cells = cellsOf(effect, board)
  const showCells = (): void => {
    map.current?.look(cells)
    for (const cell of cells.slice(0, 1)) map.current?.pulse(cell)
  }
  return (
    <li className="effect-card" data-table={table}>
      <header>
        <Picture of={table} />
        <div>
          <h4>{afflictionName(effect.id)}</h4>
          <p className="soft">
            {texts.dragonTables[table].name} · {effect.key ? dragons.acts[effect.key] : dragons.plays[company]}
          </p>
        </div>
      </header>
      <p>{dragon?.[effect.id]?.summary}</p>
      {factsOf(texts, format, { dragon, spellName }, effect, day).map((fact) => (
        <p key={fact} className="strong">
          {fact}
        </p>
      ))}
      <div className="effect-foot row line">
        <Choose effect={effect} />
        <Repress effect={effect} />
        {cells.length > 0 && <Button kind="quiet" name={dragons.showCells} to={showCells} />}
        <EntryLinks id={effect.id} />
      </div>
    </li>
  )
}

/** One that came before. */
const Past = ({ table, id }: Affliction) => {
  const { texts, afflictionName } = useNaming()
  const told = useDragonTexts()?.[id]
  return (
    <li data-table={table}>
      <p>
        <strong>{afflictionName(id)}</strong> <small>{texts.dragonTables[table].name}</small>
      </p>
      <p>{told?.summary}</p>
      <p className="affliction-duration slanted">{told?.duration}</p>
    </li>
  )
}

/** DRG-1: alone, one decides for oneself. */
const OwnOption = () => {
  const { dragons } = useTexts().ui
  const view = usePlay((play) => play.view)
  const seat = useOwnSeat()
  const alone = useSeat((state) => state.connection === 'local')
  if (!alone) return null
  return (
    <div className="dragons-option">
      <CheckField
        label={dragons.option}
        checked={view.options.dragons === true}
        onChange={(on) => void seat.say({ type: 'setOptions', options: { ...view.options, dragons: on } })}
      />
      <p className="soft">
        {dragons.optionHint} <RuleTag rule={NOTE_RULES.dragonsOption} />
      </p>
    </div>
  )
}

/** What acts on the dreamer, a card each; what came before, folded. */
export const Effects = () => {
  const { dragons } = useTexts().ui
  const board = usePlay((play) => play.board)
  const { effects, afflictions } = board
  return (
    <>
      {effects.length === 0 ? (
        <p className="sheet-none">{dragons.none}</p>
      ) : (
        <ul className="effect-cards">
          {effects.map((effect) => (
            <EffectCard key={effect.n} effect={effect} />
          ))}
        </ul>
      )}
      {afflictions.length > 0 && (
        <details className="effects-past fold" open={effects.length === 0}>
          <summary>{dragons.past}</summary>
          <ul className="afflictions">
            {keyed(afflictions).map(([at, affliction]) => (
              <Past key={at} {...affliction} />
            ))}
          </ul>
        </details>
      )}
      <OwnOption />
    </>
  )
}
