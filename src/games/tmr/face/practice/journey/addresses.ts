import { hrefOfPractice } from '../../routes/pages.ts'

export const ON_MAP = 'carte'

export const hrefOfJourney = (id: string): string => hrefOfPractice('voyage', id)

/** On the map, before one of its answers: an entry. */
export const hrefOnMap = (id: string, seq?: number): string =>
  hrefOfPractice('voyage', id, ON_MAP, ...(seq === undefined ? [] : [String(seq)]))
