import { useEffect, useRef } from 'react'
import { useSeat } from '../desk/context.ts'
import { useFollowing } from './following.ts'
import './tableSeen.css'

/** How long the map stays with whoever something befell. */
const STAYS_MS = 8000

/** A screen that all see: in large letters, and softly to whoever something just befell, then back to all of them. */
export const TableSeen = () => {
  const last = useSeat((state) => state.notices.at(-1))
  const { follow, leave } = useFollowing()
  const before = useRef(last)
  const dreamer = last?.told.findLast((told) => told.dreamer !== null)?.dreamer
  useEffect(() => {
    if (before.current === last || !dreamer) return
    before.current = last
    follow(dreamer)
    const back = setTimeout(leave, STAYS_MS)
    return () => clearTimeout(back)
  }, [last, dreamer, follow, leave])
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.tableSeen = ''
    return () => {
      delete dataset.tableSeen
    }
  }, [])
  return null
}
