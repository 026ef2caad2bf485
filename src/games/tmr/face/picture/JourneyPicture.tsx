import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { landNamesOf } from '../board/landNames.ts'
import { useTexts } from '../words/language.tsx'
import { usePractice } from '../words/practice.ts'
import { PictureButtons } from './PictureButtons.tsx'
import { paintPicture } from './paintPicture.ts'
import { PICTURE, type Pictured } from './pictured.ts'
import './picture.css'

/** The picture of a journey, as it is shared. */
export const JourneyPicture = ({ pictured }: { readonly pictured: Pictured }) => {
  const texts = useTexts()
  const words = usePractice().journeys.picture
  const box = useRef<HTMLDivElement>(null)
  const [made, setMade] = useState<HTMLCanvasElement | 'failed' | null>(null)
  const key = JSON.stringify(pictured)
  useEffect(() => {
    let left = false
    setMade(null)
    paintPicture(JSON.parse(key) as Pictured, landNamesOf(texts)).then(
      (canvas) => !left && setMade(canvas),
      () => !left && setMade('failed'),
    )
    return () => {
      left = true
    }
  }, [key, texts])
  const canvas = made instanceof HTMLCanvasElement ? made : null
  // With the words that waited for it gone, in one.
  useLayoutEffect(() => box.current?.replaceChildren(...(canvas ? [canvas] : [])), [canvas])
  const told = `${pictured.line} ${pictured.figures}.`
  return (
    <figure className="picture">
      <div className="picture-room" style={{ aspectRatio: `${PICTURE.width} / ${PICTURE.height}` }}>
        <div
          ref={box}
          className="picture-canvas"
          role="img"
          aria-label={words.label({ name: pictured.title, told })}
          data-made={canvas !== null || undefined}
        />
        {!canvas && <p role="status">{made === 'failed' ? words.failed : words.making}</p>}
      </div>
      <div className="row">
        <PictureButtons pictured={pictured} canvas={canvas} />
      </div>
    </figure>
  )
}
