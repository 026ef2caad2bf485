import { same } from './same.ts'

/** From the first item of a list on: so many stay, so many (below zero) are gone, these come. What is not spoken of stays. */
type Edit = number | readonly unknown[]

/**
 * What changed between two pieces of plain data: `[value]` stands instead of what was, `0` is gone, and otherwise each key that differs
 * has a change of its own. Of a list whose items came and went, `~` says which.
 */
export type Patch = readonly [unknown] | 0 | { readonly [key: string]: Patch | readonly Edit[] }

/** A change of something else than what it is applied to. */
export class PatchMisfit extends Error {}

const EDITS = '~'
/** Written to, it would be no key. */
const UNSAFE = '__proto__'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value)

/** Plain data holds no function: one that is found was not put there. */
const at = (fields: Fields, key: string): unknown => {
  const value = fields[key]
  return typeof value === 'function' ? undefined : value
}

const whole = (before: Fields, after: Fields): Patch | null => (same(before, after) ? null : [after])

/** The keys that are gone. What is undefined is not written down. */
const goneFrom = (before: Fields, after: Fields): string[] =>
  Object.keys(before).filter((key) => before[key] !== undefined && (key === UNSAFE || at(after, key) === undefined))

const diffFields = (before: Fields, after: Fields): Patch | null => {
  const changes: Record<string, Patch> = {}
  let [changed, kept, met] = [0, 0, 0]
  for (const key of Object.keys(after)) {
    if (key === UNSAFE) return whole(before, after)
    const value = after[key]
    if (value === undefined) continue
    const was = at(before, key)
    if (was !== undefined) met++
    const change = was === undefined ? ([value] as const) : was === value ? null : diff(was, value)
    if (change === null) {
      kept++
      continue
    }
    changes[key] = change
    changed++
  }
  if (changed > 0 && kept === 0) return [after]
  if (met === Object.keys(before).length) return changed > 0 ? changes : null
  const gone = goneFrom(before, after)
  if (gone.includes(UNSAFE)) return [after]
  for (const key of gone) changes[key] = 0
  return changed > 0 || gone.length > 0 ? changes : null
}

const areObjects = (items: readonly unknown[]): items is readonly object[] => {
  for (const item of items) if (!isObject(item)) return false
  return true
}

/** Item by item, where both are lists of as many records. */
const diffItems = (before: readonly object[], after: readonly object[]): Patch | null => {
  const changes: Record<string, Patch> = {}
  let changed = 0
  for (let index = 0; index < after.length; index++) {
    const change = diff(before[index], after[index])
    if (change === null) continue
    changes[index] = change
    changed++
  }
  return changed > 0 ? changes : null
}

const isPlain = (item: unknown): boolean => !isObject(item)
/** More records than this are not compared each with each. */
const FEW = 16

/** Whether an item is still to come in the list after; by value. */
const finderIn = (after: readonly unknown[]): ((item: unknown, from: number) => boolean) | null => {
  if (after.every(isPlain)) {
    const last = new Map(after.map((item, index) => [item, index]))
    return (item, from) => (last.get(item) ?? -1) >= from
  }
  return after.length > FEW ? null : (item, from) => after.findIndex((one, index) => index >= from && same(one, item)) >= 0
}

/** What stays, goes and comes, item by item; null: not worth looking for. */
const editsOf = (before: readonly unknown[], after: readonly unknown[]): readonly Edit[] | null => {
  const stillComes = before.length > 0 ? finderIn(after) : null
  if (!stillComes) return null
  const edits: Edit[] = []
  let coming: unknown[] = []
  const say = (count: number): void => {
    if (coming.length > 0) edits.push(coming)
    coming = []
    const last = edits.at(-1)
    if (typeof last === 'number' && last > 0 === count > 0) edits[edits.length - 1] = last + count
    else edits.push(count)
  }
  let next = 0
  for (const item of before) {
    const comes = stillComes(item, next)
    while (comes && !same(after[next], item)) coming.push(after[next++])
    say(comes ? 1 : -1)
    if (comes) next++
  }
  coming = after.slice(next)
  const last = edits.at(-1)
  if (coming.length > 0) return [...edits, coming]
  return typeof last === 'number' && last > 0 ? edits.slice(0, -1) : edits
}

/** Written out, an edit takes about half of what a plain item takes, and a record much more. */
const RECORD = 8
const lengthOf = (items: readonly unknown[]): number => items.reduce((sum: number, item) => sum + (isPlain(item) ? 1 : RECORD), 0)

const isShorter = (edits: readonly Edit[], after: readonly unknown[]): boolean => {
  const coming = edits.reduce((sum: number, edit) => sum + (typeof edit === 'number' ? 0 : lengthOf(edit)), 0)
  return coming + (edits.length + 1) / 2 < lengthOf(after)
}

const diffLists = (before: readonly unknown[], after: readonly unknown[]): Patch | null => {
  if (before.length === after.length) {
    if (areObjects(before) && areObjects(after)) return diffItems(before, after)
    if (same(before, after)) return null
  }
  const edits = editsOf(before, after)
  return edits && isShorter(edits, after) ? { [EDITS]: edits } : [after]
}

/** What leads from one to the other; null when they are alike. It is made of their values alone. */
export const diff = (before: unknown, after: unknown): Patch | null => {
  if (Object.is(before, after)) return null
  if (isFields(before) && isFields(after)) return diffFields(before, after)
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after)
  return [after]
}

const applyToFields = (base: Fields, changes: Fields): Fields => {
  const copy: Record<string, unknown> = { ...base }
  for (const key of Object.keys(changes)) {
    if (key === UNSAFE) throw new PatchMisfit(key)
    if (changes[key] === 0) delete copy[key]
    else copy[key] = applyPatch(Object.hasOwn(base, key) ? base[key] : undefined, changes[key])
  }
  return copy
}

const edited = (base: readonly unknown[], edits: unknown): readonly unknown[] => {
  if (!Array.isArray(edits)) throw new PatchMisfit(EDITS)
  const reached: unknown[] = []
  let at = 0
  for (const edit of edits) {
    if (Array.isArray(edit)) reached.push(...edit)
    else if (!Number.isInteger(edit) || at + Math.abs(edit) > base.length) throw new PatchMisfit(EDITS)
    else {
      if (edit > 0) reached.push(...base.slice(at, at + edit))
      at += Math.abs(edit)
    }
  }
  return [...reached, ...base.slice(at)]
}

const applyToList = (base: readonly unknown[], changes: Fields): readonly unknown[] => {
  if (EDITS in changes) return edited(base, changes[EDITS])
  const copy = base.slice()
  for (const key of Object.keys(changes)) {
    const index = Number(key)
    if (!Number.isInteger(index) || index < 0 || index >= copy.length) throw new PatchMisfit(key)
    copy[index] = applyPatch(copy[index], changes[key])
  }
  return copy
}

/** The later of two pieces of data, made of the earlier; what did not change is shared with it. */
export const applyPatch = (base: unknown, patch: unknown): unknown => {
  if (Array.isArray(patch) && patch.length === 1) return patch[0]
  if (!isFields(patch)) throw new PatchMisfit('no change')
  if (Array.isArray(base)) return applyToList(base, patch)
  if (isFields(base)) return applyToFields(base, patch)
  throw new PatchMisfit('nothing to change')
}
