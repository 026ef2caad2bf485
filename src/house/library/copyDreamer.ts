import { dreamerId } from '../../games/tmr/rules/public.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { newId } from '../seat/newId.ts'
import { dreamerRecord, entriesFor, keepDreamer, listDreamers } from './dreamers.ts'

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
const rename = async (id: string, name: string): Promise<void> => {
  const { openLocalLink } = await import('../seat/localLink.ts')
  const link = await openLocalLink(id)
  if (isRefusal(link) || link.role.kind === 'gardien') return
  const unsubscribe = link.subscribe(() => {})
  await link.submit({ type: 'correct', dreamer: dreamerId(link.role.seat), sheet: { name } })
  unsubscribe()
  link.close()
}

/** The name of the copy; null when there is nothing to copy. */
export const copyDreamer = async (id: string): Promise<string | null> => {
  const record = await dreamerRecord(id)
  if (!record) return null
  const all = await listDreamers()
  const name = nextName(record.card.name, new Set(all.map((other) => other.card.name)))
  const now = Date.now()
  const copy = newId()
  await keepDreamer({ ...record, id: copy, createdAt: now, touchedAt: now }, await entriesFor(id))
  await rename(copy, name)
  return name
}
