import { useEffect, useState } from 'react'
import { useTexts } from '../texts/language.tsx'
import { openLibrary } from './openLibrary.ts'

/** Whether what is kept here is there after the page is closed; taken for granted until it is known. */
export const useLasts = (): boolean => {
  const [lasts, setLasts] = useState(true)
  useEffect(() => void openLibrary().then((library) => setLasts(library.lasts)), [])
  return lasts
}

/** The browser lets us keep nothing. */
export const NothingKept = () => (
  <p className="nothing-kept box" data-kind="danger">
    {useTexts().ui.library.noStorage}
  </p>
)
