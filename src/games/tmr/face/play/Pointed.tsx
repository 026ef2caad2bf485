import { useMapHandle } from '../desk/useMap.ts'
import { cellName } from '../words/cellName.ts'
import { useTexts } from '../words/language.tsx'
import { usePoints } from './points.ts'

/** What others point at, in words; the map may be elsewhere. It is heard in the live region. */
export const Pointed = () => {
  const handle = useMapHandle()
  const texts = useTexts()
  const { words, pointing } = texts.ui
  const points = usePoints().filter(({ own }) => !own)
  return (
    <section className="words-heard" aria-label={pointing.point}>
      {points.map(({ id, cell, name }) => (
        <div key={id} className="message">
          <p>{words.points({ name, place: `${cellName(texts, cell)} (${cell})` })}</p>
          <button type="button" className="tool" onClick={() => handle.current?.centreOn(cell)}>
            {words.look}
          </button>
        </div>
      ))}
    </section>
  )
}
