import { dayOf } from '../ui/day.ts'

const LONGEST = 40

/** A name as ids and file names can carry it: small letters, figures and dashes. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '') || 'sans-nom'

/** nitouche-2026-11-15.demi-reve.json, by the day where the person is. */
export const fileNameOf = (name: string, at: Date, kind = 'demi-reve.json'): string =>
  `${slugOf(name)}-${dayOf(at.getTime())}.${kind}`
