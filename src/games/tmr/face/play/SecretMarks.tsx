import { Icon } from '../../../../house/ui/Icon.tsx'
import type { CellId, View } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { Figurine } from '../prompts/Picture.tsx'
import { AtCell, type OverMapProps } from './AtCell.tsx'

const markedCells = ({ sent, notes }: NonNullable<View['secrets']>): readonly CellId[] => [
  ...new Set([...sent.flatMap(({ cell }) => cell ?? []), ...notes.flatMap(({ on }) => (on.kind === 'cell' ? on.cell : []))]),
]

/** For the gardien alone: where an encounter was laid in secret, in its own figure, and where something is noted. */
export const SecretMarks = (over: OverMapProps) => {
  const secrets = usePlay((play) => play.view.secrets)
  if (!secrets) return null
  return markedCells(secrets).map((cell) => (
    <AtCell key={cell} {...over} cell={cell}>
      <div className="secret-marks">
        {secrets.sent
          .filter((one) => one.cell === cell)
          .map(({ to, kind }) => (
            <span key={to} className="secret-mark">
              <Figurine of={kind} />
            </span>
          ))}
        {secrets.notes.some(({ on }) => on.kind === 'cell' && on.cell === cell) && (
          <span className="secret-mark">
            <Icon of="notebook" />
          </span>
        )}
      </div>
    </AtCell>
  ))
}
