import { useState } from 'react'
import { useSight } from '../../../../house/play/index.ts'
import { changeGameSetting, useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { useTheme } from '../../../../house/settings/theme.ts'
import { useEscape } from '../../../../house/ui/escape.ts'
import { Icon } from '../../../../house/ui/Icon.tsx'
import { part } from '../../../../house/ui/part.tsx'
import { Tool } from '../../../../house/ui/Tool.tsx'
import { CellSearch } from '../board/CellSearch.tsx'
import { type BoardHandle, LAND_SIGNS } from '../board/index.ts'
import { usePlay } from '../desk/context.ts'
import { landMarksOf } from '../dragons/landMarks.ts'
import { useLanguage } from '../words/language.tsx'
import { COORDINATES } from '../words/settings.ts'

const Legend = part(async () => (await import('../board/Legend.tsx')).Legend, { soon: true })

interface BoardToolsProps {
  readonly board: () => BoardHandle | null
}

/** The whole map, or near the figure; the gardien follows it from then on, or no longer. */
const Looks = ({ board: handle }: BoardToolsProps) => {
  const { ui } = useLanguage().texts
  const board = usePlay((play) => play.board)
  const { follow, leave } = useSight()
  const fit = (): void => {
    leave()
    handle()?.fit()
  }
  const centre = (): void => {
    follow(board.id)
    if (board.position) handle()?.look([board.position])
  }
  return (
    <div className="board-buttons board-looks">
      <Tool name={ui.board.fit} to={fit}>
        <Icon of="whole" />
      </Tool>
      <Tool name={ui.board.center} to={centre} disabled={!board.position}>
        <Icon of="moon" />
      </Tool>
    </div>
  )
}

/** Search, zoom, coordinates, legend: all that looks at the map without changing anything. */
export const BoardTools = ({ board: handle }: BoardToolsProps) => {
  const { texts } = useLanguage()
  const { board, desk } = usePlay(({ board, desk }) => ({ board, desk }))
  const coordinates = useGameSetting(COORDINATES)
  const theme = useTheme()
  const [legend, setLegend] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  const { ui } = texts
  useEscape(unfolded, () => setUnfolded(false))
  useEscape(legend, () => setLegend(false))
  return (
    <div className="board-tools row" data-unfolded={unfolded || undefined}>
      <button
        type="button"
        className="tool board-tools-fold"
        aria-expanded={unfolded}
        aria-label={ui.board.tools}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon of="search" />
      </button>
      <Looks board={handle} />
      <CellSearch
        onFind={(cell) => {
          handle()?.centreOn(cell)
          handle()?.pulse(cell)
          desk.setState({ told: cell })
        }}
      />
      <div className="board-buttons">
        <Tool name={ui.board.zoomIn} to={() => handle()?.zoomBy(1.3)}>
          +
        </Tool>
        <Tool name={ui.board.zoomOut} to={() => handle()?.zoomBy(1 / 1.3)}>
          −
        </Tool>
        <Tool name={ui.board.coordinates} to={() => changeGameSetting(COORDINATES, !coordinates)} aria-pressed={coordinates}>
          A1
        </Tool>
        <button type="button" className="tool" aria-expanded={legend} onClick={() => setLegend(!legend)}>
          {ui.board.legend}
        </button>
      </div>
      {legend && (
        <section className="legend-panel" aria-label={ui.board.legend}>
          <Legend
            markName={(mark) => ui.board.marks[mark]}
            waterName={ui.board.water}
            signs={LAND_SIGNS.filter((sign) => landMarksOf(board).some((mark) => mark.sign === sign))}
            signName={(sign) => ui.dragons.signs[sign].name}
            theme={theme}
          />
        </section>
      )}
    </div>
  )
}
