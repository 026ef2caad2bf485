import type { watching as source } from '../fr/watching.ts'

export const watching: typeof source = {
  meanwhile: 'Meanwhile, watch',
  watch: (p) => `Watch ${p.name}`,
  watches: (p) => `You are watching ${p.name}`,
  yourTurn: 'It is your turn.',
  back: 'Go back',
  understood: 'All right',
  forbidden: 'At this table players do not watch each other play.',
  let: 'Whoever waits may watch the others play',
  letHint: 'A player then sees another seat as a spectator would: without acting, and without anything that is hidden.',
}
