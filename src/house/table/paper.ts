import { useContext, useEffect, useState } from 'react'
import { type KeeperPaper, type SeatPaper, type WaitingPaper, WHY_GONE } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { api } from '../seat/tableApi.ts'
import { given } from '../ui/given.ts'
import { type KeptSeat, keepPaper } from './keptSeats.ts'

export type Paper = SeatPaper | KeeperPaper

/** The seat at a networked table, for what is done around the game. */
export interface OwnTable {
  readonly kept: KeptSeat
  readonly paper: Paper
  readonly onPaper: (paper: Paper) => void
}

export const [OwnTableProvider, useOwnTable] = given<OwnTable>('at no table')
/** Null at a table of this page. */
export const useOwnPaper = (): Paper | null => useContext(OwnTableProvider)?.paper ?? null

const CALL_AGAIN_MS = 2000

export type SeatAnswer = Paper | WaitingPaper | Refusal

const RENEWED: ReadonlySet<string> = new Set(['no-such-seat', 'key-renewed'])

/** A key that was being renewed when the answer got lost is tried as well. */
const askFor = async (token: string, next: string | undefined): Promise<SeatAnswer> => {
  const answer = await api.seatOf(token)
  return next !== undefined && isRefusal(answer) && RENEWED.has(answer.code) ? api.seatOf(next) : answer
}

const FINAL: ReadonlySet<string> = new Set([...WHY_GONE, 'no-such-seat', 'turned-away'])
const isFinal = (answer: SeatAnswer): boolean => (isRefusal(answer) ? FINAL.has(answer.code) : !('waiting' in answer))

/** So often a key may be nowhere between the door and its seat. */
const NOWHERE_TRIES = 3

/** Whoever is just being let in still waits: it takes a moment until their key opens a seat. */
export const fromTheDoor = (ask: () => Promise<SeatAnswer>): (() => Promise<SeatAnswer>) => {
  let waiting: WaitingPaper | null = null
  let tries = 0
  return async () => {
    const answer = await ask()
    if ('waiting' in answer) {
      waiting = answer
      tries = NOWHERE_TRIES
    }
    const isNowhere = isRefusal(answer) && answer.code === 'no-such-seat'
    return isNowhere && waiting && tries-- > 0 ? waiting : answer
  }
}

/** Asked at once, and again after a while as long as the answer may be another; until the returned function is called. */
export const askUntil = <T>(ask: () => Promise<T>, told: (answer: T) => void, isFinal: (answer: T) => boolean): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let left = false
  const again = async (): Promise<void> => {
    const answer = await ask()
    if (left) return
    told(answer)
    if (!isFinal(answer)) timer = setTimeout(() => void again(), CALL_AGAIN_MS)
  }
  void again()
  return () => {
    left = true
    clearTimeout(timer)
  }
}

/** The seat that a key gives. A server that does not answer, or a gardien who has not, is asked until they do; no answer erases the key. */
export const usePaper = ({ token, next }: KeptSeat): [SeatAnswer | null, (paper: Paper) => void] => {
  const [paper, setPaper] = useState<SeatAnswer | null>(null)
  useEffect(() => {
    const told = (answer: SeatAnswer): void => {
      setPaper(answer)
      if ('role' in answer) keepPaper(answer)
    }
    const ask = fromTheDoor(() => askFor(token, next))
    return askUntil(ask, told, isFinal)
  }, [token, next])
  return [paper, setPaper]
}
