import { storeAs, storedList } from '../../../../house/settings/stored.ts'

const KEY = 'demi-reve.duel.positions'

/** The positions solved in this browser; one that keeps nothing has none. */
export const solvedPositions = (): Set<unknown> => new Set(storedList(KEY))

export const keepSolved = (id: string): void => void storeAs(KEY, [...solvedPositions().add(id)])
