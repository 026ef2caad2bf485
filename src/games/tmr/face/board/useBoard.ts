import { useEffect, useState } from 'react'
import type { Board } from './Board.tsx'
import { loadBoardFonts } from './fonts.ts'

/** The board and its letters, loaded beside what is asked: a question does not wait for the map. Null until both are there. */
export const useBoard = (): typeof Board | null => {
  const [loaded, setLoaded] = useState<{ readonly Board: typeof Board } | null>(null)
  useEffect(() => {
    let current = true
    void Promise.all([import('./Board.tsx'), loadBoardFonts()]).then(([board]) => current && setLoaded({ Board: board.Board }))
    return () => {
      current = false
    }
  }, [])
  return loaded?.Board ?? null
}
