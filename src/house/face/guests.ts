import { createContext, useContext, useEffect, useState } from 'react'
import { useLanguage, useLoaded, useSpoken } from '../texts/language.tsx'
import type { Face, Guest, Guests, StartFace, StartWords } from './face.ts'

const GuestsContext = createContext<Guests>({})
export const GuestsProvider = GuestsContext
export const useGuests = (): Guests => useContext(GuestsContext)

/** The first of the list: it has the start screen, and whatever does not name its game. */
export const firstOf = (guests: Guests): readonly [game: string, guest: Guest] => {
  const [first] = Object.entries(guests)
  if (!first) throw new Error('no game in the list')
  return first
}

export const firstGuest = (guests: Guests): Guest => firstOf(guests)[1]

export const guestOf = (guests: Guests, game: string): Guest | null =>
  Object.hasOwn(guests, game) ? (guests[game] ?? null) : null

/** Null until it is loaded. */
const useLoading = <T>(guest: Guest, load: (guest: Guest) => Promise<T>): T | null => {
  const [loaded, setLoaded] = useState<{ readonly guest: Guest; readonly part: T } | null>(null)
  useEffect(() => {
    let current = true
    // Nobody is told when it fails: without a network a game that was never opened is not here.
    load(guest).then(
      (part) => current && setLoaded({ guest, part }),
      () => {},
    )
    return () => {
      current = false
    }
  }, [guest, load])
  return loaded?.guest === guest ? loaded.part : null
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

const loadNothing = async (): Promise<null> => null

/** Null until they are loaded; the French ones are at hand. */
export const useStartWords = (start: StartFace | null): StartWords | null => {
  const { locale } = useLanguage().format
  const loaded = useLoaded<StartWords | null>(start?.words.load ?? loadNothing)
  const spoken = locale === 'fr' ? (start?.words.first ?? null) : loaded?.locale === locale ? loaded.value : null
  return useSpoken(spoken, start)
}
