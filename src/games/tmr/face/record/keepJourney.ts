import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import type { Told } from '../../rules/public.ts'
import { journeyDone, type Played, takenBackOf } from './journeyDone.ts'
import { keepDeed, readRecord } from './keptRecord.ts'

/** Writes down the journey that is over, and that others were taken back. */
export const keepJourney = async (notices: List<Notice<Told>>, played: Played): Promise<void> => {
  const now = Date.now()
  const { journeys } = await readRecord()
  for (const entry of takenBackOf(journeys, notices, played, now)) await keepDeed({ list: 'journeys', entry })
  const entry = journeyDone(notices, played, now)
  if (entry) await keepDeed({ list: 'journeys', entry })
}
