import { useMemo } from 'react'
import { usePlay, useSeat } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { type JournalEntry, journalEntries } from './entries.ts'
import type { Reader } from './sentence.ts'

/** Whoever reads at this seat, by the names of the table. */
export const useReader = (): Omit<Reader, 'dreamerOf'> => {
  const texts = useTexts()
  const own = usePlay((play) => play.view.mine?.seat ?? null)
  const players = usePlay((play) => play.view.players)
  const names = players.map(({ seat, name }) => `${seat}\n${name}`).join('\n\n')
  return useMemo(() => {
    const called = new Map(names.split('\n\n').map((one) => one.split('\n') as [string, string]))
    return { texts, own, nameOf: (seat) => called.get(seat) ?? seat }
  }, [texts, own, names])
}

/** All that was told at this seat. */
export const useEntries = (): readonly JournalEntry[] => {
  const notices = useSeat((state) => state.notices)
  return useMemo(() => journalEntries(notices), [notices])
}
