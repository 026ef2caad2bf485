import { same } from './same.ts'

/**
 * What changed between two pieces of plain data: `[value]` stands instead of what was, `0` is gone, and otherwise each key that differs
 * has a change of its own. Of a list, `#` is its new length.
 */
export type Patch = readonly [unknown] | 0 | { readonly [key: string]: Patch }

/** A change of something else than what it is applied to. */
export class PatchMisfit extends Error {}

const LENGTH = '#'
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

const appended = (before: readonly unknown[], after: readonly unknown[]): Patch => {
  const changes: Record<string, Patch> = { [LENGTH]: [after.length] }
  for (let index = before.length; index < after.length; index++) changes[index] = [after[index]]
  return changes
}

const diffLists = (before: readonly unknown[], after: readonly unknown[]): Patch | null => {
  if (before.length === after.length) {
    if (areObjects(before) && areObjects(after)) return diffItems(before, after)
    return same(before, after) ? null : [after]
  }
  const longer = before.length > 0 && after.length > before.length
  return longer && before.every((item, index) => same(item, after[index])) ? appended(before, after) : [after]
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

const applyToList = (base: readonly unknown[], changes: Fields): readonly unknown[] => {
  const length = LENGTH in changes ? applyPatch(base.length, changes[LENGTH]) : base.length
  if (typeof length !== 'number' || length < base.length) throw new PatchMisfit(LENGTH)
  const copy = base.slice()
  for (const key of Object.keys(changes)) {
    if (key === LENGTH) continue
    const index = Number(key)
    if (!Number.isInteger(index) || index < 0 || index > copy.length) throw new PatchMisfit(key)
    copy[index] = applyPatch(copy[index], changes[key])
  }
  if (copy.length !== length) throw new PatchMisfit(LENGTH)
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
