import type { Pace } from '../../kit/past/pace.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { same } from '../../kit/same.ts'
import type { Sliced } from '../../kit/slicedJson.ts'
import type { Foreign, Guests } from '../face/face.ts'
import { guestOf } from '../face/guests.ts'
import { type Format, type Locale, refusalText, type Texts } from '../texts/index.ts'
import { pagePace } from './pagePace.ts'
import { changePractice } from './practiceRecord.ts'
import type { AllRead, GameFile } from './readGameFile.ts'
import { entriesFor, keepNew, listSaved } from './shelf.ts'

interface AllImported {
  readonly games: number
  /** The same games were here, move for move. */
  readonly known: number
  readonly refused: number
  readonly practice: number
}

/** Whether this very game, with this very history, is here. */
const isKnown = async ({ setup, entries }: GameFile): Promise<boolean> => {
  for (const record of await listSaved()) {
    if (!same(record.setup, setup)) continue
    const kept = await entriesFor(record.id)
    if (kept.length === entries.length && kept.at(-1)?.id === entries.at(-1)?.id) return true
  }
  return false
}

const takeGame = async (read: GameFile | Refusal): Promise<'games' | 'known' | 'refused'> => {
  if (isRefusal(read)) return 'refused'
  if (await isKnown(read)) return 'known'
  const { entries, ...game } = read
  await keepNew(game, entries)
  return 'games'
}

const takePractice = async (game: string, brought: unknown, guests: Guests): Promise<'practice' | 'refused'> => {
  const merge = await (await guestOf(guests, game)?.face())?.practice?.merger()
  if (!merge || isRefusal(merge(undefined, brought))) return 'refused'
  await changePractice(game, (kept) => merge(kept, brought))
  return 'practice'
}

/** Each part by itself: one that cannot be read keeps none of the others out. */
const importAll = async ({ games, practice }: AllRead, guests: Guests, pace: Pace): Promise<AllImported> => {
  const { readGameFile, sliceGame } = await import('./readGameFile.ts')
  const sums = { games: 0, known: 0, refused: 0, practice: 0 }
  for (const text of games) {
    const file = await sliceGame(text, pace)
    sums[await takeGame(isRefusal(file) ? file : await readGameFile(file, guests, pace))]++
  }
  for (const [game, brought] of Object.entries(practice)) sums[await takePractice(game, brought, guests)]++
  return sums
}

/** A game of thousands of rounds is smaller; all that somebody has is many of them. */
const LARGEST = 8 * 1024 * 1024
const LARGEST_OF_ALL = 8 * LARGEST

export interface Imported {
  readonly id: string
  readonly name: string
  /** Whether one of that name was here already; both are kept. */
  readonly beside: boolean
}

type ImportOutcome = Imported | AllImported | Foreign | Refusal

const isRefused = (outcome: ImportOutcome): boolean => isRefusal(outcome) || ('told' in outcome && outcome.kind === 'refused')

const textOf = async (file: File): Promise<string | Refusal> => {
  if (file.size > LARGEST_OF_ALL) return refusal('too-big')
  return file.text().catch(() => refusal('not-json'))
}

/** Takes a saved game in under an id of its own, so that nothing already here is overwritten; in slices, whatever is in the file. */
const importFile = async (file: File, guests: Guests, locale: Locale): Promise<ImportOutcome> => {
  const text = await textOf(file)
  if (isRefusal(text)) return text
  const pace = pagePace()
  const { readAll, sliceGame } = await import('./readGameFile.ts')
  const all = await readAll(text, pace)
  if (isRefusal(all)) return all
  if (all) return importAll(all, guests, pace)
  if (text.length > LARGEST) return refusal('too-big')
  const sliced = await sliceGame(text, pace)
  if (isRefusal(sliced)) return sliced
  return (await importForeign(sliced.value, guests, locale)) ?? importGame(sliced, guests, pace)
}

/** Null: our own, or of no program that is known. */
const importForeign = async (json: unknown, guests: Guests, locale: Locale): Promise<Foreign | null> => {
  if (typeof json !== 'object' || json === null || 'format' in json) return null
  for (const guest of Object.values(guests)) {
    const taken = await (await guest.face()).takeForeign?.(json, locale)
    if (taken) return taken
  }
  return null
}

const importGame = async (file: Sliced, guests: Guests, pace: Pace): Promise<Imported | Refusal> => {
  const { readGameFile } = await import('./readGameFile.ts')
  const read = await readGameFile(file, guests, pace)
  if (isRefusal(read)) return read
  const { entries, ...game } = read
  const { name } = game.card
  const beside = (await listSaved()).some((record) => record.card.name === name)
  return { id: await keepNew(game, entries), name, beside }
}

const refusedText = (texts: Texts, why: Refusal): string => {
  const { files, library } = texts.ui
  const { rules, ours, field } = why.params
  const said = new Map([
    ['too-big', files.tooBig],
    ['not-json', files.unreadable],
    ['foreign-file', files.notOurs],
    ['other-game', files.notOurs],
    ['other-version', files.laterFile],
    ['other-rules', files.otherVersion({ theirs: Number(rules), ours: Number(ours) })],
    ['malformed', files.damaged({ field: String(field || texts.ui.common.unknown) })],
    ['whole-table', library.wholeTable],
  ])
  return said.get(why.code) ?? refusalText(texts, why)
}

export const importText = (texts: Texts, outcome: ImportOutcome): string => {
  const { files } = texts.ui
  if (isRefusal(outcome)) return refusedText(texts, outcome)
  if ('told' in outcome) return outcome.told
  if ('known' in outcome) return files.importedAll(outcome)
  return outcome.beside ? files.alreadyHere({ name: outcome.name }) : files.imported({ name: outcome.name })
}

/** One after the other; what became of each is told. */
export const importFiles = async (
  files: readonly File[],
  guests: Guests,
  { texts, format }: { readonly texts: Texts; readonly format: Format },
  tell: (text: string, kind: 'done' | 'refused') => void,
): Promise<void> => {
  for (const file of files) {
    const outcome = await importFile(file, guests, format.locale).catch(() => null)
    if (outcome === null) tell(texts.ui.states.notSaved, 'refused')
    else tell(importText(texts, outcome), isRefused(outcome) ? 'refused' : 'done')
  }
}
