import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { Icon } from '../../../../house/ui/Icon.tsx'
import { optional } from '../../../../house/ui/later.tsx'
import { part } from '../../../../house/ui/part.tsx'
import { type CellId, type DreamerView, effectAsked, rulingOf, type View } from '../../rules/public.ts'
import { useCompany, usePast, usePlay, useSeat } from '../desk/context.ts'
import { useFraming } from '../desk/framing.ts'
import { isGreat, momentOf, type PassingMoment } from '../journal/moment.ts'
import { Figurine } from '../prompts/Picture.tsx'
import { SOUND } from '../words/settings.ts'
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

const PawnTags = part(async () => (await import('./PawnTags.tsx')).PawnTags, { unseen: true })

const RuledAlone = optional(async () => (await import('../ruling/RuledAlone.tsx')).RuledAlone)

/** How long it stays where nothing moves. */
const MOMENT_MS = 1200

/** Shown once as it comes, until it is over or the person goes on. What was told before the page came is not shown again. */
const usePassing = (moment: PassingMoment | null): PassingMoment | null => {
  const seen = useRef(moment?.n ?? null)
  const [shown, setShown] = useState<PassingMoment | null>(null)
  useEffect(() => {
    if (!moment || moment.n === seen.current) return
    seen.current = moment.n
    setShown(moment)
    const end = (): void => setShown(null)
    const timer = setTimeout(end, MOMENT_MS)
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) window.addEventListener(event, end, { once: true, capture: true })
    return () => {
      clearTimeout(timer)
      end()
      for (const event of events) window.removeEventListener(event, end, { capture: true })
    }
  }, [moment])
  return shown
}

const Passing = ({ moment }: { readonly moment: PassingMoment }) => (
  <div key={moment.n} className="passing" data-moment={moment.kind} data-great={isGreat(moment.kind) || undefined}>
    <i />
    <i />
    {isGreat(moment.kind) && <i />}
  </div>
)

/** For who asks for it: a sound for each great moment. */
const useSounding = (passing: PassingMoment | null): void => {
  const wanted = useGameSetting(SOUND)
  useEffect(() => {
    const kind = passing?.kind ?? null
    if (wanted && isGreat(kind)) void import('./sounds.ts').then(({ sound }) => sound(kind))
  }, [passing, wanted])
}

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
  if (company !== 'alone' || framing || !ruling || past) return null
  return (
    <Suspense fallback={null}>
      <RuledAlone ruling={ruling} />
    </Suspense>
  )
}

interface OfDreamerProps extends OverMapProps {
  readonly of: DreamerView
  /** Of whom everything is seen and heard; the others only stand there. */
  readonly main: boolean
}

/** What befalls one dreamer, at their own figure. */
const OfDreamer = ({ of, main, ...over }: OfDreamerProps) => {
  const { id, position, encounter, messenger, round } = of
  const notices = useSeat((state) => state.notices)
  const past = useSeat((state) => state.replay !== null)
  const passing = usePassing(useMemo(() => momentOf(notices, id), [notices, id]))
  useSounding(main ? passing : null)
  const moment = passing && !past ? <Passing moment={passing} /> : null
  return (
    <>
      {messenger?.cell && <Sent {...over} cell={messenger.cell} />}
      {main && !position && moment && <div className="at-map">{moment}</div>}
      {position && encounter && (
        <AtCell {...over} cell={position}>
          <div key={`${encounter.kind} ${position} ${round}`} className="standing" data-encounter={encounter.kind}>
            <Figurine of={encounter.kind} special={encounter.special} />
          </div>
        </AtCell>
      )}
      {position && moment && (
        <AtCell {...over} cell={position}>
          {moment}
        </AtCell>
      )}
    </>
  )
}

/** What stands on the map: an encounter in its own figure at the one it came to, a Messager sent, and what happens there in a moment. */
export const Standing = ({ offered, asides, ...over }: StandingProps) => {
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const judges = view.role.kind === 'gardien'
  const shown = judges ? view.boards : [board]
  return (
    <>
      <AloneRuling />
      {shown.map((of) => (
        <OfDreamer key={of.id} of={of} main={of.id === board.id} {...over} />
      ))}
      {judges && <SecretMarks {...over} />}
      {judges && <PawnTags {...over} {...{ offered, asides }} />}
    </>
  )
}
