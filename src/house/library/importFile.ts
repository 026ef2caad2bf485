import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import type { Foreign, Guests } from '../face/face.ts'
import type { Locale, Texts } from '../texts/index.ts'
import { refusalText } from '../texts/index.ts'
import { newId } from '../ui/newId.ts'
import type { AllImported } from './importAll.ts'
import { keepGame, listSaved } from './shelf.ts'

/** A journey of thousands of rounds is smaller; all that somebody has is many of them. */
const LARGEST = 8 * 1024 * 1024
const LARGEST_OF_ALL = 8 * LARGEST

export interface Imported {
  readonly id: string
  readonly name: string
  /** Whether one of that name was here already; both are kept. */
  readonly beside: boolean
}

export type Outcome = Imported | AllImported | Foreign | Refusal

/** Whether nothing came of it. */
export const isRefused = (outcome: Outcome): boolean => isRefusal(outcome) || ('told' in outcome && outcome.kind === 'refused')

const textOf = async (file: File): Promise<string | Refusal> => {
  if (file.size > LARGEST_OF_ALL) return refusal('too-big')
  return file.text().catch(() => refusal('not-json'))
}

/** Takes a saved game in under an id of its own, so that nothing already here is overwritten. */
export const importFile = async (file: File, guests: Guests, locale: Locale): Promise<Outcome> => {
  const text = await textOf(file)
  if (isRefusal(text)) return text
  const { readAll } = await import('./readAll.ts')
  const all = readAll(text)
  if (isRefusal(all)) return all
  if (all) return (await import('./importAll.ts')).importAll(all, guests)
  if (text.length > LARGEST) return refusal('too-big')
  return (await importForeign(text, guests, locale)) ?? importGame(text, guests)
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null: our own, or of no program that is known. */
const importForeign = async (text: string, guests: Guests, locale: Locale): Promise<Foreign | null> => {
  const json = jsonOf(text)
  if (typeof json !== 'object' || json === null || 'format' in json) return null
  for (const guest of Object.values(guests)) {
    const taken = await (await guest.face()).takeForeign?.(json, locale)
    if (taken) return taken
  }
  return null
}

const importGame = async (text: string, guests: Guests): Promise<Imported | Refusal> => {
  const { readGameFile } = await import('./readGameFile.ts')
  const read = await readGameFile(text, guests)
  if (isRefusal(read)) return read
  const { game, rules, setup, entries, card } = read
  const beside = (await listSaved()).some((record) => record.card.name === card.name)
  const id = newId()
  const now = Date.now()
  await keepGame({ id, game, rules, setup, card, createdAt: now, touchedAt: now }, entries)
  return { id, name: card.name, beside }
}

const refusedText = (texts: Texts, why: Refusal): string => {
  const { files, library } = texts.ui
  switch (why.code) {
    case 'too-big':
      return files.tooBig
    case 'not-json':
      return files.unreadable
    case 'foreign-file':
    case 'other-game':
      return files.notOurs
    case 'other-version':
      return files.laterFile
    case 'other-rules':
      return files.otherVersion({ theirs: Number(why.params.rules), ours: Number(why.params.ours) })
    case 'malformed':
      return files.damaged({ field: String(why.params.field || texts.ui.common.unknown) })
    case 'whole-table':
      return library.wholeTable
    default:
      return refusalText(texts, why)
  }
}

/** What to tell the person who brought the file. */
export const importText = (texts: Texts, outcome: Outcome): string => {
  const { files } = texts.ui
  if (isRefusal(outcome)) return refusedText(texts, outcome)
  if ('told' in outcome) return outcome.told
  if ('known' in outcome) return files.importedAll(outcome)
  return outcome.beside ? files.alreadyHere({ name: outcome.name }) : files.imported({ name: outcome.name })
}
