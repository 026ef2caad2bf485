import {
  type CellId,
  canBeCastAt,
  distance,
  ENCOUNTER_KINDS,
  genreOf,
  knownSpells,
  reserveAt,
  shareOf,
} from '../../rules/public.ts'
import { SignGlyph } from '../board/index.ts'
import { usePlay } from '../desk/context.ts'
import { asksWet, landMarksOf } from '../dragons/landMarks.ts'
import { cellName } from '../words/cellName.ts'
import { useLanguage, useSpellTexts, useTexts } from '../words/language.tsx'

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
          <p key={sign} className="cell-sign">
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
      <p className="cell-kinds">
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
