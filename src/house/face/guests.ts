import { createContext, useContext, useEffect, useState } from 'react'
import type { Face, Guest, Guests, StartFace } from './face.ts'

const GuestsContext = createContext<Guests>({})
export const GuestsProvider = GuestsContext
export const useGuests = (): Guests => useContext(GuestsContext)

/** The game of a place that does not name its own: the first of the list. */
export const firstGuest = (guests: Guests): Guest => {
  const [first] = Object.values(guests)
  if (!first) throw new Error('no game in the list')
  return first
}

export const guestOf = (guests: Guests, game: string): Guest | null =>
  Object.hasOwn(guests, game) ? (guests[game] ?? null) : null

/** Null until it is loaded. */
const useLoading = <T>(guest: Guest, load: (guest: Guest) => Promise<T>): T | null => {
  const [loaded, setLoaded] = useState<{ readonly part: T } | null>(null)
  useEffect(() => {
    let current = true
    void load(guest).then((part) => current && setLoaded({ part }))
    return () => {
      current = false
    }
  }, [guest, load])
  return loaded?.part ?? null
}

const faceOf = (guest: Guest): Promise<Face> => guest.face()

const starts = new WeakMap<Guest, StartFace>()

/** Once it is here, a screen shows it in its first frame. */
export const fetchStart = async (guest: Guest): Promise<StartFace> => {
  const start = await guest.start()
  starts.set(guest, start)
  return start
}

export const useFace = (guest: Guest): Face | null => useLoading(guest, faceOf)

export const useStart = (guest: Guest): StartFace | null => {
  const here = starts.get(guest)
  const loaded = useLoading(guest, fetchStart)
  return here ?? loaded
}
