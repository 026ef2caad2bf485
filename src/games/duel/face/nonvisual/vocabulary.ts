import type { Wording } from '../../../../house/nonvisual/index.ts'

/** What can be asked of the table. */
export const ASKS = {
  hand: { fr: ['main'], en: ['hand'] },
  row: { fr: ['rangée', 'puissances'], en: ['row', 'powers'] },
  camp: { fr: ['camp'], en: ['camp'] },
  foes: { fr: ['adversaire', 'adversaires', 'autres'], en: ['opponent', 'opponents', 'others'] },
  used: { fr: ['usées'], en: ['used'] },
} as const satisfies Readonly<Record<string, Wording>>

export type Ask = keyof typeof ASKS
