import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import type { DreamerId, Told } from '../../rules/public.ts'
import { journeyDone } from './journeyDone.ts'
import { keepDeed } from './keptRecord.ts'

export const keepJourney = async (notices: List<Notice<Told>>, dreamer: DreamerId, place: string): Promise<void> => {
  const entry = journeyDone(notices, dreamer, place, Date.now())
  if (entry) await keepDeed({ list: 'journeys', entry })
}
