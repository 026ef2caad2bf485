import { Icon } from '../../../../house/ui/Icon.tsx'
import { part } from '../../../../house/ui/part.tsx'
import { whenQuiet } from '../../../../house/ui/quiet.ts'
import { seesTable } from '../../../../kit/roles.ts'
import { type CellId, type DreamerView, effectAsked, rulingOf, type View } from '../../rules/public.ts'
import { useCompany, usePast, usePlay } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { Figurine } from '../prompts/Picture.tsx'
import { AtCell, type OverMapProps } from './AtCell.tsx'
import type { StandingProps } from './PawnTags.tsx'
import './standing.css'

const markedCells = ({ sent, notes }: NonNullable<View['secrets']>): readonly CellId[] => [
  ...new Set([...sent.flatMap(({ cell }) => cell ?? []), ...notes.flatMap(({ on }) => (on.kind === 'cell' ? on.cell : []))]),
]

/** For the gardien alone: where an encounter was laid in secret, in its own figure, and where something is noted. */
const SecretMarks = (over: OverMapProps) => {
  const secrets = usePlay((play) => play.view.secrets)
  if (!secrets) return null
  return markedCells(secrets).map((cell) => (
    <AtCell key={cell} {...over} cell={cell}>
      <div className="secret-marks">
        {secrets.sent
          .filter((one) => one.cell === cell)
          .map(({ to, kind }) => (
            <span key={to} className="secret-mark centred">
              <Figurine of={kind} />
            </span>
          ))}
        {secrets.notes.some(({ on }) => on.kind === 'cell' && on.cell === cell) && (
          <span className="secret-mark centred">
            <Icon of="notebook" />
          </span>
        )}
      </div>
    </AtCell>
  ))
}

const PawnTags = part(async () => (await import('./PawnTags.tsx')).PawnTags, { unseen: true })

const RuledAlone = part(async () => (await import('../ruling/RuledAlone.tsx')).RuledAlone, { unseen: true })

/** What befalls a figure, for the moment in which it does. */
const Moments = part(async () => (await import('./Moments.tsx')).Moments, { after: whenQuiet, unseen: true })

/** ENC-10: where the Messager waits with its spell, in the figure it was met in. */
const Sent = ({ cell, ...over }: OverMapProps & { readonly cell: CellId }) => (
  <AtCell {...over} cell={cell}>
    <div className="standing" data-sent data-encounter="messager">
      <Figurine of="messager" />
    </div>
  </AtCell>
)

/** CAST-5, CAST-6, TGT-3: at a table the gardien says what it comes to; practice goes on without. */
const AloneRuling = () => {
  const [company, framing] = [useCompany(), useFraming()]
  const ruling = usePlay(({ board }) => rulingOf(effectAsked(board)))
  const past = usePast()
  return company === 'alone' && !framing && ruling && !past && <RuledAlone ruling={ruling} />
}

export interface OfDreamerProps extends OverMapProps {
  readonly of: DreamerView
  /** Of whom everything is seen and heard; the others only stand there. */
  readonly main: boolean
}

/** What befalls one dreamer, at their own figure. */
const OfDreamer = ({ of, main, ...over }: OfDreamerProps) => {
  const shared = usePlay(({ view }) => view.boards.filter((one) => one.position === of.position).length > 1)
  const { position, encounter, messenger, round } = of
  return (
    <>
      {messenger?.cell && <Sent {...over} cell={messenger.cell} />}
      {position && encounter && (
        <AtCell {...over} cell={position}>
          <div
            key={`${encounter.kind} ${position} ${round}`}
            className="standing"
            data-on-scene="figure"
            data-encounter={encounter.kind}
            data-shared={shared || undefined}
          >
            <Figurine of={encounter.kind} special={encounter.special} />
          </div>
        </AtCell>
      )}
      <Moments of={of} main={main} {...over} />
    </>
  )
}

/** What stands on the map: an encounter in its own figure at the one it came to, a Messager sent, and what happens there in a moment. */
export const Standing = ({ marks, ...over }: StandingProps) => {
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const judges = seesTable(view.role)
  const shown = judges ? view.boards : [board]
  return (
    <>
      <AloneRuling />
      {shown.map((of) => (
        <OfDreamer key={of.id} of={of} main={of.id === board.id} {...over} />
      ))}
      {judges && <SecretMarks {...over} />}
      {judges && <PawnTags {...over} marks={marks} />}
    </>
  )
}
