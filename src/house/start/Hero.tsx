import type { Door, GameCard, StartFace, StartWords } from '../face/face.ts'
import type { SavedGame } from '../library/library.ts'
import { hrefOf } from '../routes/route.ts'
import { goToTables } from '../table/StartTables.tsx'
import { useLanguage } from '../texts/language.tsx'

interface ResumeProps {
  readonly id: string
  readonly card: GameCard
  readonly start: StartFace | null
  readonly words: StartWords
}

const Resume = ({ id, card, start, words }: ResumeProps) => {
  const Line = start?.cards?.Resume
  return (
    <>
      <a className="button start-main" data-kind="main" href={hrefOf({ screen: 'saved', id })}>
        {words.resume}
      </a>
      {Line && <Line card={card} />}
    </>
  )
}

interface WaysProps {
  readonly start: StartFace | null
  readonly words: StartWords
}

/** Together, or to learn it. */
const Ways = ({ start, words }: WaysProps) => {
  const { texts } = useLanguage()
  return (
    <ul className="start-ways">
      <li>
        <button type="button" className="button" onClick={goToTables}>
          {texts.ui.start.together}
        </button>
        <span className="start-soft">{words.togetherHint}</span>
      </li>
      {start?.practicePage && (
        <li>
          <a className="button" href={hrefOf({ screen: 'page', page: start.practicePage })}>
            {words.practise}
          </a>
          <span className="start-soft">{words.practiseHint}</span>
        </li>
      )}
    </ul>
  )
}

interface HeroProps extends WaysProps {
  readonly title: string
  readonly door: Door
  readonly last: SavedGame | undefined
  readonly busy: boolean
  readonly onBegin: () => void
}

export const Hero = ({ title, door, start, words, last, busy, onBegin }: HeroProps) => {
  const { format } = useLanguage()
  return (
    <section className="start-hero">
      <h1>{title}</h1>
      <p className="start-tagline">{door.lines[format.locale]}</p>
      {last && <Resume id={last.id} card={last.card} start={start} words={words} />}
      {start?.begin !== undefined && (
        <>
          <button
            type="button"
            className={last ? 'button' : 'button start-main'}
            data-kind={last ? undefined : 'main'}
            disabled={busy}
            onClick={onBegin}
          >
            {words.begin}
          </button>
          {!last && <p className="start-soft">{words.beginHint}</p>}
        </>
      )}
      <Ways start={start} words={words} />
    </section>
  )
}
