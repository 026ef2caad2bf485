import { useEffect, useMemo, useRef, useState } from 'react'
import { useInsets } from '../../../../house/play/index.ts'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { sound } from '../../../../house/ui/voices.ts'
import { useDesk, useSeat } from '../desk/context.ts'
import { type Aim, type GreatKind, isGreat, momentOf, type PassingMoment } from '../journal/moment.ts'
import { journalEntries } from '../journal/thread.ts'
import { useTexts } from '../words/language.tsx'
import { SOUND } from '../words/settings.ts'
import { AtCell } from './AtCell.tsx'
import type { OfDreamerProps } from './Standing.tsx'
import { TONES } from './tones.ts'
import './moments.css'

/** How long they stay where nothing moves. */
const MOMENT_MS = 1200
const GREAT_MS = 1900
const LOUD = 0.14

/** Shown once as it comes, until it is over or the person goes on. What was told before the page came is not shown again. */
const usePassing = (moment: PassingMoment | null): PassingMoment | null => {
  const seen = useRef(moment?.n ?? null)
  const [shown, setShown] = useState<PassingMoment | null>(null)
  useEffect(() => {
    if (!moment || moment.n === seen.current) return
    seen.current = moment.n
    setShown(moment)
  }, [moment])
  useEffect(() => {
    if (!shown) return
    const end = (): void => setShown(null)
    const timer = setTimeout(end, isGreat(shown.kind) ? GREAT_MS : MOMENT_MS)
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) window.addEventListener(event, end, { once: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const event of events) window.removeEventListener(event, end, { capture: true })
    }
  }, [shown])
  return shown
}

/** Each in strokes of its own, on a field of 100 by 100: what moves by itself is a stroke of its own. */
const DRAWINGS: Readonly<Record<Exclude<GreatKind, 'goal'> | Aim, readonly string[]>> = {
  // Something living, seen.
  creature: [
    'M22 50c14-22 42-22 56 0-14 22-42 22-56 0Z',
    'M50 38a12 12 0 1 1 0 24 12 12 0 0 1 0-24Z',
    'M50 12v10M50 78v10M18 24l8 7M82 24l-8 7M18 76l8-7M82 76l-8-7',
  ],
  // A cut stone.
  object: ['M30 26h40l16 18-36 40-36-40Z', 'M14 44h72M40 44l10 40 10-40M30 26l10 18 10-18 10 18 10-18'],
  // The ground, ringed.
  zone: [
    'M50 58m-14 0a14 6 0 1 0 28 0a14 6 0 1 0-28 0',
    'M50 58m-27 0a27 12 0 1 0 54 0a27 12 0 1 0-54 0',
    'M50 58m-40 0a40 18 0 1 0 80 0a40 18 0 1 0-80 0',
    'M50 50V18M34 46l-5-18M66 46l5-18',
  ],
  // A hooded figure in its own light.
  self: [
    'M50 34c9 0 13 8 13 15 0 6 6 12 8 29H29c2-17 8-23 8-29 0-7 4-15 13-15Z',
    'M50 8v12M22 18l8 9M78 18l-8 9M10 44h12M90 44H78',
  ],
  // A star that opens.
  particuliere: ['M50 10l8 32 32 8-32 8-8 32-8-32-32-8 32-8Z', 'M24 24l10 10M76 24L66 34M24 76l10-10M76 76L66 66'],
  // A ring that cracks.
  fumble: ['M50 14a36 36 0 1 1 0 72 36 36 0 0 1 0-72Z', 'M56 8L44 34l14 10-20 16 10 10-8 22', 'M58 44l22-6M38 60l-22 4'],
  // An eye with a slit.
  dragon: [
    'M8 54c18-30 66-30 84 0-18 26-66 26-84 0Z',
    'M50 34c7 10 7 28 0 38-7-10-7-28 0-38Z',
    'M16 34L8 22M34 24l-4-13M66 24l4-13M84 34l8-12',
  ],
  // A breath that curls.
  souffle: [
    'M8 36h46c16 0 18-20 4-20-9 0-11 11-3 13',
    'M8 52h66c18 0 20 22 4 22-10 0-12-12-3-14',
    'M8 68h36c13 0 14 17 3 17-7 0-9-8-3-10',
  ],
  // A mirror in pieces.
  reflet: [
    'M50 12L34 40l18 6Z',
    'M56 12l22 18-20 16Z',
    'M80 38l-22 14 24 12Z',
    'M54 58l18 12-14 18Z',
    'M46 56L30 84 22 62Z',
    'M28 46L18 56V30Z',
  ],
  // A needle that finds nothing.
  lost: ['M50 12a38 38 0 1 1 0 76 38 38 0 0 1 0-76Z', 'M50 26l8 24-8 24-8-24Z'],
  // A needle at rest, and where it points.
  found: ['M50 12a38 38 0 1 1 0 76 38 38 0 0 1 0-76Z', 'M50 22l9 28-9 10-9-10Z', 'M50 4v14M50 82v14M4 50h14M82 50h14'],
  // A candle gone out.
  last: ['M40 58h20v30H40Z', 'M50 58v-8', 'M50 44c-8-6 8-10 0-18s6-8 2-16'],
}

const Great = ({ kind, aim }: { readonly kind: GreatKind; readonly aim: Aim | null }) => {
  const { great } = useTexts().journal
  return (
    <div className="great-moment">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {DRAWINGS[kind === 'goal' ? (aim ?? 'self') : kind].map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <strong>{great[kind]}</strong>
    </div>
  )
}

const Passing = ({ moment: { n, kind, aim } }: { readonly moment: PassingMoment }) => (
  <div key={n} className="passing" data-moment={kind}>
    <i />
    <i />
    {isGreat(kind) && <Great kind={kind} aim={aim} />}
  </div>
)

/** For who asks for it: a sound for each great moment. */
const useSounding = (passing: PassingMoment | null): void => {
  const wanted = useGameSetting(SOUND)
  useEffect(() => {
    const kind = passing?.kind ?? null
    if (wanted && isGreat(kind)) sound(TONES[kind], LOUD)
  }, [passing, wanted])
}

/** The moment of one dreamer: at the figure, or over the map where nobody knows where that is. */
export const Moments = ({ of: { id, position }, main, ...over }: OfDreamerProps) => {
  const notices = useSeat((state) => state.notices)
  const past = useSeat((state) => state.replay !== null)
  const wanted = useDesk(({ spell, reached }) => spell ?? reached)
  const moment = useMemo(() => momentOf(journalEntries(notices).at(-1), id, main ? wanted : null), [notices, id, main, wanted])
  const passing = usePassing(moment)
  useSounding(main ? passing : null)
  const insets = useInsets()
  if (!passing || past) return null
  if (position)
    return (
      <AtCell {...over} cell={position}>
        <Passing moment={passing} />
      </AtCell>
    )
  return (
    main && (
      <div className="at-map" aria-hidden="true" style={{ top: `calc(50% + ${(insets.top - insets.bottom) / 2}px)` }}>
        <Passing moment={passing} />
      </div>
    )
  )
}
