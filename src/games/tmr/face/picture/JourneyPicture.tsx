import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { downloadFile } from '../../../../house/library/download.ts'
import { fileNameOf } from '../../../../house/library/fileName.ts'
import { usePlace } from '../../../../house/play/index.ts'
import { useAwaited } from '../../../../house/ui/awaited.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { spellsOf } from '../../rules/public.ts'
import { landNamesOf } from '../board/landNames.ts'
import { useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { journeyId } from '../record/journeyDone.ts'
import { hrefOfPractice } from '../routes/pages.ts'
import type { Tale } from '../tale/tale.ts'
import { usePractice, useTexts } from '../words/language.tsx'
import { lookIn } from '../words/lookIn.ts'
import { paintPicture, pngOf } from './paintPicture.ts'
import { PICTURE, type Pictured, usePictureWords } from './pictured.ts'
import './picture.css'

const fileOf = (png: Blob, name: string): File => new File([png], fileNameOf(name, new Date(), 'png'), { type: 'image/png' })

/** Whether this browser hands files to others: phones do, most desktops do not. */
const canShare = (): boolean => {
  const probe = new File([], 'a.png', { type: 'image/png' })
  return navigator.canShare?.({ files: [probe] }) === true
}

/** Handed to whatever the person picks; closing that again is no failure. */
const sharePicture = async (png: Blob, name: string): Promise<void> => {
  const file = fileOf(png, name)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) downloadFile(file, file.name)
  }
}

const savePicture = (png: Blob, name: string): void => {
  const file = fileOf(png, name)
  downloadFile(file, file.name)
}

interface PictureButtonsProps {
  readonly pictured: Pictured
  /** Painted already; absent: it is painted when it is asked for. */
  readonly canvas?: HTMLCanvasElement | null
}

/** Gives the picture away, where the browser can, and keeps it as a file. */
const PictureButtons = ({ pictured, canvas }: PictureButtonsProps) => {
  const texts = useTexts()
  const words = usePractice().journeys.picture
  const [state, setState] = useState<'there' | 'making' | 'failed'>('there')
  const give = (how: typeof sharePicture | typeof savePicture) => async (): Promise<void> => {
    setState('making')
    try {
      const png = await pngOf(canvas ?? (await paintPicture(pictured, landNamesOf(texts))))
      await how(png, `${words.file} ${pictured.title}`)
      setState('there')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {canShare() && <Button name={words.share} to={() => void give(sharePicture)()} disabled={state === 'making'} />}
      <Button name={words.save} to={() => void give(savePicture)()} disabled={state === 'making'} />
      <p role="status" className="picture-told">
        {state !== 'there' && words[state]}
      </p>
    </>
  )
}

/** The picture of a journey, as it is shared. */
export const JourneyPicture = ({ pictured }: { readonly pictured: Pictured }) => {
  const texts = useTexts()
  const words = usePractice().journeys.picture
  const box = useRef<HTMLDivElement>(null)
  const paint = useCallback(
    (key: string) => paintPicture(JSON.parse(key) as Pictured, landNamesOf(texts)).catch(() => 'failed' as const),
    [texts],
  )
  const made = useAwaited(paint, JSON.stringify(pictured))
  const canvas = made instanceof HTMLCanvasElement ? made : null
  // With the words that waited for it gone, in one.
  useLayoutEffect(() => box.current?.replaceChildren(...(canvas ? [canvas] : [])), [canvas])
  const told = `${pictured.line} ${pictured.figures}.`
  return (
    <figure className="picture">
      <div className="picture-room centred" style={{ aspectRatio: `${PICTURE.width} / ${PICTURE.height}` }}>
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

interface OwnJourneyProps {
  readonly tale: Tale
  readonly way: Tale['way']
}

/** Alone: the journey's page in the notebook, and its picture. */
export const OwnJourney = ({ tale, way }: OwnJourneyProps) => {
  const { journeys: words } = usePractice()
  const place = usePlace()
  const alone = useOwnSeat().log !== null
  const { board, view } = usePlay(({ board, view }) => ({ board, view }))
  const role = useSeat((state) => state.role.kind)
  const captions = usePictureWords(spellsOf(view.spells, board.sheet))
  if (place === null || !alone || role !== 'joueur') return null
  const pictured: Pictured = { way, look: lookIn(board.sheet), ...captions(board.sheet.name, tale) }
  return (
    <div className="row tale-ways">
      <Button name={words.inNotebook} to={hrefOfPractice('voyage', journeyId({ place, dreamer: board.id }, tale.begun))} />
      <PictureButtons pictured={pictured} />
    </div>
  )
}
