import { useMemo } from 'react'
import { useAnswering } from '../../../../house/question/index.ts'
import { cluesOf, type Direction, FINDING_STEPS, groundOf, type PromptOf } from '../../rules/public.ts'
import { GenreGlyph } from '../board/index.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import type { LostWays } from '../planner/heard.ts'
import { likeliestOf } from '../planner/likeliest.ts'
import { foretoldTo, foretoldWords, wayLooked, weightsOf } from '../question/index.ts'
import { useLanguage } from '../words/language.tsx'
import { cellName } from '../words/places.ts'

/** HID-3: what a step that way would tell, land by land. */
const ForetoldList = ({ way }: { readonly way: Direction }) => {
  const speaking = useLanguage()
  const { directions, ui } = speaking.texts
  const board = usePlay((play) => play.board)
  const { foretold } = ui.planner
  return (
    <>
      <p className="by-finger">{foretold.again} </p>
      <p className="foretold-toward">{foretold.toward({ toward: directions[way].toward })} </p>
      <ul className="foretold">
        {foretoldTo(board, way).map((one) => (
          <li key={one.genre ?? ''}>
            {one.genre && <GenreGlyph genre={one.genre} size={18} />} {foretoldWords(speaking, board, one)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The best step, danger counted, beside the one that tells the most. */
const BestStep = ({ weighed }: { readonly weighed: LostWays | null }) => {
  const { texts, format } = useLanguage()
  const board = usePlay((play) => play.board)
  const telling = useMemo(() => cluesOf(weightsOf(board), groundOf(board.effects))[0], [board])
  const { planner } = texts.ui
  const [best] = weighed?.ways ?? []
  if (!weighed || !best || !telling) return <p>{planner.lostWeighing}</p>
  const toward = texts.directions[best.direction].toward
  const tells = texts.directions[telling.direction].toward
  const worth = weighed.ways.find(({ direction }) => direction === telling.direction)?.chance ?? 0
  const chance = format.probability(best.chance)
  if (best.chance === 0) return <p>{planner.lostHopeless({ toward: tells })}</p>
  return (
    <p>
      {planner.lostBest[weighed.of]({ toward, chance, steps: FINDING_STEPS })}{' '}
      {worth < best.chance &&
        planner.lostTelling({ toward: tells, known: format.probability(telling.known), chance: format.probability(worth) })}
    </p>
  )
}

const Likeliest = () => {
  const { texts, format } = useLanguage()
  const board = usePlay((play) => play.board)
  const cell = likeliestOf(board)
  if (!cell) return null
  const chance = format.probability(board.likelihood[board.candidates.indexOf(cell)] ?? 0)
  return <p>{texts.ui.planner.likeliest({ place: `${cellName(texts, cell)} (${cell})`, chance })}</p>
}

/** HID-3: what a finger does comes first; undefined: there is a pointer that hovers, one is not lost, or only watches. */
export const useByFinger = (): string | undefined => {
  const { foretold } = useLanguage().texts.ui.planner
  const lost = usePlay(({ board, view }) => board.position === null && view.role.kind !== 'spectateur')
  return lost && window.matchMedia('(pointer: coarse)').matches ? foretold.first : undefined
}

interface LostNoteProps {
  readonly prompt: PromptOf<'free'>
  /** What one goes up for can be cast here. */
  readonly castable: boolean
  /** Null until it is reckoned; absent where it is not told. */
  readonly weighed?: LostWays | null | undefined
}

/** HID-3: while lost, only what the player knows: what the way looked at would tell; else the likeliest cell, and the best step. */
export const LostNote = ({ prompt, castable, weighed }: LostNoteProps) => {
  const { planner } = useLanguage().texts.ui
  const view = usePlay((play) => play.view)
  const desk = useDesk((state) => state)
  const marked = useAnswering((state) => state.marked)
  const hint = useByFinger()
  const told = view.options.odds || view.role.kind === 'gardien'
  const way = wayLooked(prompt, desk, marked)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to, by keyboard too
    <section className="card-note lost-note" tabIndex={0} aria-labelledby="lost-note">
      <h3 id="lost-note" className={way ? 'visually-hidden' : undefined}>
        {planner.lostTitle}
      </h3>
      {way ? (
        <ForetoldList way={way} />
      ) : (
        <>
          {hint && <p className="by-finger">{hint} </p>}
          {told && <Likeliest />}
          {castable && <p>{planner.lostCastHere}</p>}
          {!castable && (weighed !== undefined ? <BestStep weighed={weighed} /> : <p>{planner.lostLook}</p>)}
        </>
      )}
    </section>
  )
}
