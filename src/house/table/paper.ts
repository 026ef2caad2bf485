import { createContext, useContext, useEffect, useState } from 'react'
import { type KeeperPaper, type SeatPaper, type WaitingPaper, WHY_GONE } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { tableApi } from '../seat/tableApi.ts'
import { type KeptSeat, keepPaper } from './keptSeats.ts'

export type Paper = SeatPaper | KeeperPaper

const CALL_AGAIN_MS = 2000

/** The seat at a networked table, for what is done around the game. */
const PaperContext = createContext<Paper | null>(null)
export const PaperProvider = PaperContext
export const useOwnPaper = (): Paper | null => useContext(PaperContext)

type Answer = Paper | WaitingPaper | Refusal

const RENEWED: ReadonlySet<string> = new Set(['no-such-seat', 'key-renewed'])

/** A key that was being renewed when the answer got lost is tried as well. */
const askFor = async (token: string, next: string | undefined): Promise<Answer> => {
  const answer = await tableApi().seatOf(token)
  return next !== undefined && isRefusal(answer) && RENEWED.has(answer.code) ? tableApi().seatOf(next) : answer
}

const FINAL: ReadonlySet<string> = new Set([...WHY_GONE, 'no-such-seat', 'turned-away'])
const isFinal = (answer: Answer): boolean => (isRefusal(answer) ? FINAL.has(answer.code) : !('waiting' in answer))

/** The seat that a key gives. A server that does not answer, or a gardien who has not, is asked until they do; no answer erases the key. */
export const usePaper = ({ token, next }: KeptSeat): [Answer | null, (paper: Paper) => void] => {
  const [paper, setPaper] = useState<Answer | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const ask = async (): Promise<void> => {
      const answer = await askFor(token, next)
      if (left) return
      setPaper(answer)
      if ('role' in answer) keepPaper(answer)
      if (!isFinal(answer)) timer = setTimeout(() => void ask(), CALL_AGAIN_MS)
    }
    void ask()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [token, next])
  return [paper, setPaper]
}
