import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

const { count } = formatOf('en')
const many = (n: number): string => count(n, { one: 'round', other: 'rounds' })

export const roundsApart = (by: number): string => {
  if (by === 0) return 'with the table'
  return by > 0 ? `${many(by)} ahead` : `${many(-by)} behind`
}

export const rounds: Texts['ui']['rounds'] = {
  label: 'Rounds of the fight',
  fight: 'Fight',
  now: (p) => `Round ${p.round}`,
  journey: (p) => `${p.name}: ${many(p.used)} in the Lands, ${roundsApart(p.by)}`,
  down: (p) => `${p.name}: back, ${roundsApart(p.by)}`,
  spent: {
    failing: 'could not go up',
    rising: 'goes up',
    travelling: 'travels',
    descending: 'comes down',
    aiming: 'aims',
  },
  forAll: 'One round for all',
  count: 'Count the rounds',
  means:
    'A fight in the waking world: everybody sees the round, and who is ahead or behind, and what a dreamer spends theirs on: going up, aiming or coming down takes a whole round. Nobody is held to anything.',
  round: 'Round',
  begin: 'Begin the count',
  call: 'Call this round',
  end: 'Stop counting',
}
