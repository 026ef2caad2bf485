import { useState } from 'react'
import { downloadFile } from '../../../../house/library/download.ts'
import { fileNameOf } from '../../../../house/library/fileName.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { landNamesOf } from '../board/landNames.ts'
import { useTexts } from '../words/language.tsx'
import { usePractice } from '../words/practice.ts'
import { paintPicture, pngOf } from './paintPicture.ts'
import type { Pictured } from './pictured.ts'

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
export const PictureButtons = ({ pictured, canvas }: PictureButtonsProps) => {
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
