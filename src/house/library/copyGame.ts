import { isRefusal } from '../../kit/refusal.ts'
import type { Guests } from '../face/face.ts'
import { entriesFor, keepNew, listSaved, savedGame } from './shelf.ts'

const LONGEST = 60

/** The first of « Nitouche 2 », « Nitouche 3 »… that is free. */
export const nextName = (name: string, taken: ReadonlySet<string>): string => {
  const stem = name.replace(/ \d+$/, '')
  for (let number = 2; ; number++) {
    const next = `${stem.slice(0, LONGEST - String(number).length - 1)} ${number}`
    if (!taken.has(next)) return next
  }
}

/** The copy has the whole history, and in it the new name, as a correction that can be taken back. */
const rename = async (id: string, name: string, guests: Guests): Promise<void> => {
  const { openSaved } = await import('./localLink.ts')
  const opened = await openSaved(id, guests)
  if (isRefusal(opened)) return
  const { link, face } = opened
  if (link.role.kind === 'gardien' || !face.solo?.renaming) return
  const unsubscribe = link.subscribe(() => {})
  await link.say(face.solo.renaming(link.role.seat, name))
  unsubscribe()
  link.close()
}

/** The name of the copy; null when there is nothing to copy. */
export const copyGame = async (id: string, guests: Guests): Promise<string | null> => {
  const record = await savedGame(id)
  if (!record) return null
  const all = await listSaved()
  const name = nextName(record.card.name, new Set(all.map((other) => other.card.name)))
  const copy = await keepNew(record, await entriesFor(id))
  await rename(copy, name, guests)
  return name
}
