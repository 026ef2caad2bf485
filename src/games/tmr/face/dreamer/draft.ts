import { storeAs, storedAs } from '../../../../house/settings/stored.ts'
import { HOURS, isCellId, isLook } from '../../rules/public.ts'
import { BLANK_FORM, type DreamerForm } from './dreamerForm.ts'
import { isOwnSpellForm } from './ownSpellForm.ts'

const KEY = 'demi-reve.draft'

const fits = (value: unknown, key: keyof DreamerForm): boolean => {
  if (key === 'birth') return value === '' || (HOURS as readonly unknown[]).includes(value)
  if (key === 'position') return value === null || isCellId(value)
  if (key === 'spells') return Array.isArray(value) && value.every((id) => typeof id === 'string')
  if (key === 'look') return value === null || isLook(value)
  if (key === 'own') return Array.isArray(value) && value.every(isOwnSpellForm)
  return typeof value === typeof BLANK_FORM[key]
}

/** A sheet begun and not saved, as a reload or a step back left it; what makes no sense in it is left out. */
export const draftFrom = (left: unknown): DreamerForm => {
  const stored = Object(left) as Partial<Record<string, unknown>>
  const keys = Object.keys(BLANK_FORM) as (keyof DreamerForm)[]
  const kept = keys.filter((key) => fits(stored[key], key)).map((key) => [key, stored[key]])
  return { ...BLANK_FORM, ...Object.fromEntries(kept) }
}

export const readDraft = (): DreamerForm => draftFrom(storedAs(KEY, 'sessionStorage'))

export const keepDraft = (form: DreamerForm | null): void => void storeAs(KEY, form, 'sessionStorage')
