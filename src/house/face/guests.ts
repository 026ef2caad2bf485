import { createContext, useContext, useEffect, useState } from 'react'
import { useLanguage, useLoaded, useSpoken } from '../texts/language.tsx'
import type { Face, Guest, Guests, StartFace, StartWords } from './face.ts'

export const GuestsProvider = createContext<Guests>({})
export const useGuests = (): Guests => useContext(GuestsProvider)

/** The first of the list: it has the start screen, and whatever does not name its game. */
export const firstOf = (guests: Guests): readonly [game: string, guest: Guest] => {
  const [first] = Object.entries(guests)
  if (!first) throw new Error('no game in the list')
  return first
}

export const firstGuest = (guests: Guests): Guest => firstOf(guests)[1]

export const guestOf = (guests: Guests, game: string): Guest | null =>
  Object.hasOwn(guests, game) ? (guests[game] ?? null) : null

/** What of a guest is loaded: once it is here, a screen shows it in its first frame. */
const partOf = <T>(load: (guest: Guest) => Promise<T>) => {
  const here = new WeakMap<Guest, T>()
  const fetch = async (guest: Guest): Promise<T> => {
    const part = await load(guest)
    here.set(guest, part)
    return part
  }
  const use = (guest: Guest): T | null => {
    const [, setCome] = useState<Guest | null>(null)
    useEffect(() => {
      let current = true
      // Nobody is told when it fails: without a network a game that was never opened is not here.
      fetch(guest).then(
        () => current && setCome(guest),
        () => {},
      )
      return () => {
        current = false
      }
    }, [guest])
    return here.get(guest) ?? null
  }
  return { fetch, use }
}

export const { fetch: fetchFace, use: useFace } = partOf<Face>((guest) => guest.face())
export const { fetch: fetchStart, use: useStart } = partOf<StartFace>((guest) => guest.start())

const loadNothing = async (): Promise<null> => null

/** Null until they are loaded; the French ones are at hand. */
export const useStartWords = (start: StartFace | null): StartWords | null => {
  const { locale } = useLanguage().format
  const loaded = useLoaded<StartWords | null>(start?.words.load ?? loadNothing)
  const spoken = locale === 'fr' ? (start?.words.first ?? null) : loaded?.locale === locale ? loaded.value : null
  return useSpoken(spoken, start)
}
