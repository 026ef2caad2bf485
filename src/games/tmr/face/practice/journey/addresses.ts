import { hrefOfPractice } from '../../routes/pages.ts'

export const ON_MAP = 'carte'

export const hrefOfJourney = (id: string): string => hrefOfPractice('voyage', id)

/** On the map, before one of its answers: an entry. */
export const hrefOnMap = (id: string, seq?: number): string =>
  hrefOfPractice('voyage', id, ON_MAP, ...(seq === undefined ? [] : [String(seq)]))

/** Played again before one of its answers; the page of the journey is where one came from. */
export const hrefOfReplay = (game: string, seq: number, journey: string): string =>
  hrefOfPractice('rejouer', game, String(seq), journey)
