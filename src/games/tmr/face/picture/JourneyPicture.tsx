import { useEffect, useRef, useState } from 'react'
import { landNamesOf } from '../board/landNames.ts'
import { usePracticeTexts, useTexts } from '../words/language.tsx'
import { PictureButtons } from './PictureButtons.tsx'
import { paintPicture } from './paintPicture.ts'
import { PICTURE, type Pictured } from './pictured.ts'
import './picture.css'

/** The picture of a journey, as it is shared. */
export const JourneyPicture = ({ pictured }: { readonly pictured: Pictured }) => {
  const texts = useTexts()
  const words = usePracticeTexts()?.journeys.picture
  const box = useRef<HTMLDivElement>(null)
  const [made, setMade] = useState<HTMLCanvasElement | 'failed' | null>(null)
  const key = JSON.stringify(pictured)
  useEffect(() => {
    let left = false
    setMade(null)
    paintPicture(JSON.parse(key) as Pictured, landNamesOf(texts)).then(
      (canvas) => {
        if (left) return
        box.current?.replaceChildren(canvas)
        setMade(canvas)
      },
      () => !left && setMade('failed'),
    )
    return () => {
      left = true
    }
  }, [key, texts])
  if (!words) return null
  const told = `${pictured.line} ${pictured.figures}.`
  return (
    <figure className="picture">
      <div className="picture-room" style={{ aspectRatio: `${PICTURE.width} / ${PICTURE.height}` }}>
        <div
          ref={box}
          className="picture-canvas"
          role="img"
          aria-label={words.label({ name: pictured.title, told })}
          data-made={made instanceof HTMLCanvasElement || undefined}
        />
        {!(made instanceof HTMLCanvasElement) && <p role="status">{made === 'failed' ? words.failed : words.making}</p>}
      </div>
      <div className="picture-ways">
        <PictureButtons pictured={pictured} canvas={made instanceof HTMLCanvasElement ? made : null} />
      </div>
    </figure>
  )
}
