import type { Told } from '../../rules/public.ts'

/** The rule that a sentence of the journal leads to; null: none worth it. */
const RULES: Readonly<Partial<Record<Told['type'], string>>> = {
  deckBrought: 'SET-2',
  kept: 'SET-5',
  powersReturned: 'SET-5',
  lotDrawn: 'SET-6',
  orderSet: 'SET-6',
  usedShuffled: 'TRN-5',
  discarded: 'TRN-4',
  designated: 'CMB-2',
  summoned: 'SUM-6',
  itemUsed: 'ITM-4',
  stilled: 'POW-6',
  recalled: 'POW-7',
  dispelled: 'POW-8',
  bartered: 'POW-11',
  exchanged: 'POW-12',
  attacked: 'CMB-5',
  defended: 'CMB-8',
  dreamerWoke: 'DRM-1',
  sleepPrepared: 'DRM-3',
  wentOut: 'DRM-7',
  fightLapsed: 'WIN-3',
  won: 'WIN-1',
}

export const ruleOf = ({ type }: Told): string | null => RULES[type] ?? null
