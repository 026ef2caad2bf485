import { useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { landNamesOf } from '../board/landNames.ts'
import { usePracticeTexts, useTexts } from '../words/language.tsx'
import { paintPicture, pngOf } from './paintPicture.ts'
import type { Pictured } from './pictured.ts'
import { canShare, savePicture, sharePicture } from './sharePicture.ts'

interface PictureButtonsProps {
  readonly pictured: Pictured
  /** Painted already; absent: it is painted when it is asked for. */
  readonly canvas?: HTMLCanvasElement | null
}

/** Gives the picture away, where the browser can, and keeps it as a file. */
export const PictureButtons = ({ pictured, canvas }: PictureButtonsProps) => {
  const texts = useTexts()
  const words = usePracticeTexts()?.journeys.picture
  const [state, setState] = useState<'there' | 'making' | 'failed'>('there')
  if (!words) return null
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
