import { downloadFile } from '../../../../house/library/download.ts'
import { fileNameOf } from '../../../../house/library/fileName.ts'

const fileOf = (png: Blob, name: string): File => new File([png], fileNameOf(name, new Date(), 'png'), { type: 'image/png' })

/** Whether this browser hands files to others: phones do, most desktops do not. */
export const canShare = (): boolean => {
  const probe = new File([], 'a.png', { type: 'image/png' })
  return navigator.canShare?.({ files: [probe] }) === true
}

/** Handed to whatever the person picks; closing that again is no failure. */
export const sharePicture = async (png: Blob, name: string): Promise<void> => {
  const file = fileOf(png, name)
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) downloadFile(file, file.name)
  }
}

export const savePicture = (png: Blob, name: string): void => {
  const file = fileOf(png, name)
  downloadFile(file, file.name)
}
