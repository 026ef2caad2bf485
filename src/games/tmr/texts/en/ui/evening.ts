import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

const { count } = formatOf('en')

/** All journeys of an evening, told by the gardien. */
export const evening: Texts['ui']['evening'] = {
  open: 'Story of the evening',
  title: (p) => (p.table ? `The evening: ${p.table}` : 'The evening'),
  none: 'Nobody has gone up yet: there is nothing to tell.',
  went: {
    normal: (p) => `${p.name} goes up into the Middle Lands, step by step.`,
    accelerated: (p) => `${p.name} goes up into the Middle Lands, in haste.`,
  },
  rounds: (p) => `The journey lasts ${count(p.rounds, { one: 'round', other: 'rounds' })}.`,
  underWay: 'The journey is not over.',
  copy: 'Copy the story',
  keep: 'Keep as a page',
  fileName: 'story-of-the-evening',
}
