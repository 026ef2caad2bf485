import { useEffect, useState } from 'react'
import { useShell, useSight } from '../../../../house/play/index.ts'
import { useSeat } from '../desk/context.ts'
import './tableSeen.css'

/** How long the map stays with whoever something befell. */
const STAYS_MS = 6000

/** Whoever something just befell, then whoever dice are thrown for; undefined: nobody. */
const useWatched = (): string | undefined => {
  const last = useSeat((state) => state.notices.at(-1))
  const throws = useSeat((state) => state.said.at(-1)?.seat)
  const [seen, setSeen] = useState(last)
  useEffect(() => {
    if (seen === last) return
    const looked = setTimeout(setSeen, STAYS_MS, last)
    return () => clearTimeout(looked)
  }, [seen, last])
  const befell = seen === last ? null : last?.told.findLast((told) => told.dreamer !== null)?.dreamer
  return befell ?? throws ?? undefined
}

/** A screen that all see: in large letters, what is told beside the map, softly to whoever something befalls, then back to all of them. */
export const TableSeen = () => {
  const whom = useWatched()
  const { follow, leave } = useSight()
  const { store } = useShell()
  useEffect(() => {
    if (whom) follow(whom)
    else leave()
  }, [whom, follow, leave])
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.tableSeen = ''
    store.setState({ tab: 'journal' })
    return () => {
      delete dataset.tableSeen
    }
  }, [store])
  return null
}
