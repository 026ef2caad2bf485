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
export const parseDraft = (text: string | null): DreamerForm => {
  let stored: Partial<Record<string, unknown>> = {}
  try {
    stored = JSON.parse(text ?? '{}') ?? {}
  } catch {
    // Unreadable: a blank sheet.
  }
  const keys = Object.keys(BLANK_FORM) as (keyof DreamerForm)[]
  const kept = keys.filter((key) => fits(stored[key], key)).map((key) => [key, stored[key]])
  return { ...BLANK_FORM, ...Object.fromEntries(kept) }
}

export const readDraft = (): DreamerForm => {
  try {
    return parseDraft(sessionStorage.getItem(KEY))
  } catch {
    return BLANK_FORM
  }
}

export const keepDraft = (form: DreamerForm | null): void => {
  try {
    if (form) sessionStorage.setItem(KEY, JSON.stringify(form))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage denied: the sheet holds for this visit.
  }
}
