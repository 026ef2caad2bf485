import { Button } from '../../../../house/ui/Button.tsx'
import {
  type CellId,
  canBeCastAt,
  costs,
  distance,
  ENCOUNTER_KINDS,
  genreOf,
  knownSpells,
  reserveAt,
  type StepChoice,
  shareOf,
  walkTo,
} from '../../rules/public.ts'
import { SignGlyph } from '../board/index.ts'
import { usePlay } from '../desk/context.ts'
import { asksWet, landMarksOf } from '../dragons/landMarks.ts'
import { useLanguage, useSpellTexts, useTexts } from '../words/language.tsx'
import { cellName, risksOf } from '../words/places.ts'
import { costsWords } from '../words/told.ts'

interface CellProps {
  readonly cell: CellId
}

/** ENC-1: one in seven. */
const ENCOUNTER_CHANCE = 100 / 7

/** For the gardien alone: what waits there in secret, and what was noted of it. */
const CellSecrets = ({ cell }: CellProps) => {
  const texts = useTexts()
  const { secrets, table } = usePlay((play) => play.view)
  const nameOf = (dreamer: string): string => table.find(({ id }) => id === dreamer)?.name ?? dreamer
  const told = [
    ...(secrets?.sent ?? [])
      .filter((one) => one.cell === cell)
      .map(({ to, kind, strength }) =>
        texts.ui.secrets.sent({ encounter: texts.encounters[kind].name, strength, place: nameOf(to) }),
      ),
    ...(secrets?.notes ?? []).filter(({ on }) => on.kind === 'cell' && on.cell === cell).map(({ text }) => text),
  ]
  return told.map((line) => (
    <p key={line} className="cell-secret">
      {line}
    </p>
  ))
}

/** What can be told of a cell at once: its name and land, how far, what it has become, what is kept there. */
export const CellInfo = ({ cell }: CellProps) => {
  const { texts, format } = useLanguage()
  const names = useSpellTexts()
  const board = usePlay((play) => play.board)
  const { ui, genres } = texts
  const reserve = reserveAt(board.reserves, cell)
  return (
    <div className="cell-info">
      <h3>
        {cellName(texts, cell)} <small>{cell}</small>
      </h3>
      <p>
        {genres[genreOf(cell)].name}
        {asksWet(board, cell) && ` · ${ui.board.wet}`}
        {board.position && cell !== board.position && ` · ${ui.board.distance({ distance: distance(board.position, cell) })}`}
        {cell === board.position && ` · ${ui.board.here}`}
      </p>
      {landMarksOf(board)
        .filter((mark) => mark.cell === cell)
        .map(({ sign }) => (
          <p key={sign} className="cell-sign line">
            <SignGlyph sign={sign} size={22} /> {ui.dragons.signs[sign].told}
          </p>
        ))}
      <CellSecrets cell={cell} />
      {reserve && <p>★ {format.labelled(ui.board.reserve, names?.[reserve.spell]?.name ?? reserve.spell)}</p>}
    </div>
  )
}

/** What may be met there, and what can be cast there. */
export const CellLore = ({ cell }: CellProps) => {
  const { texts, format } = useLanguage()
  const names = useSpellTexts()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const { ui, encounters } = texts
  const genre = genreOf(cell)
  const kinds = ENCOUNTER_KINDS.map((kind) => ({ kind, share: shareOf(genre, kind) })).filter(({ share }) => share > 0)
  const castable = knownSpells(view, board).filter((spell) => canBeCastAt(spell, cell))
  return (
    <div className="cell-info">
      <p className="soft">{ui.board.encounterChance({ chance: Math.round(ENCOUNTER_CHANCE) })}</p>
      <p className="cell-kinds row">
        {kinds.map(({ kind, share }) => (
          <span key={kind} style={{ '--share': share }}>
            {encounters[kind].short} {format.percent(share)}
          </span>
        ))}
      </p>
      {castable.length > 0 && (
        <p>
          {format.labelled(
            ui.board.castHere,
            format.and(castable.slice(0, 8).map((spell) => names?.[spell.id]?.name ?? spell.name)),
          )}
          {castable.length > 8 && '…'}
        </p>
      )}
    </div>
  )
}

interface GoingProps {
  readonly told: string
  readonly action: string
  readonly onGo: () => void
}

const Going = ({ told, action, onGo }: GoingProps) => {
  const mayAct = usePlay((play) => play.mayAct)
  return (
    <div className="way-there">
      <p>{told}</p>
      <Button kind="main" name={action} to={onGo} disabled={!mayAct} />
    </div>
  )
}

/** One step away: what the cell asks, then the step. */
const StepThere = ({ step }: { readonly step: StepChoice }) => {
  const speaking = useLanguage()
  const { say, board } = usePlay(({ say, board }) => ({ say, board }))
  const { walking } = speaking.texts.ui
  const risks = risksOf(speaking, board, step)
  return (
    <Going
      told={risks.length > 0 ? walking.asks({ what: speaking.format.and(risks) }) : walking.oneStep}
      action={walking.step}
      onGo={() => say(step.choice.command)}
    />
  )
}

/** The safest way to a cell pointed at: how far, how tiring, how likely to be left in peace; and walking it. */
export const WayThere = ({ cell }: { readonly cell: CellId }) => {
  const { texts, format } = useLanguage()
  const { board, prompt, desk } = usePlay(({ board, prompt, desk }) => ({ board, prompt, desk }))
  const { walking } = texts.ui
  if (prompt.kind !== 'free') return null
  const step = prompt.steps.find(({ to }) => to === cell)
  if (step) return <StepThere step={step} />
  const walk = walkTo(board, cell)
  if (!walk) return null
  const { steps, fatigue, toll: dream, chance } = walk
  return (
    <Going
      told={walking.way({
        cells: steps.length,
        costs: costsWords(texts, format, costs({ dream, fatigue })),
        chance: format.probability(chance),
      })}
      action={walking.go}
      onGo={() => desk.setState({ walk: steps, told: null })}
    />
  )
}
