import { ALL_KINDS } from '../../encounters/kinds.ts'
import { meets, up } from '../scene.ts'
import { says, type Walked } from './walked.ts'
import { dragons, KEEPER, type Way } from './way.ts'

const met = (kind: (typeof ALL_KINDS)[number], strength = 6): Walked => dragons(KEEPER, up(), meets(kind, strength))

/** ENC-3: each that can be met, as it is met, mastered, not mastered, evaded and repressed. */
export const meetings: readonly Way[] = ALL_KINDS.flatMap((kind): readonly Way[] => [
  [`${kind} met`, () => met(kind)],
  [`${kind} mastered`, () => says(met(kind), 'master', {}, 'd100 1')],
  [`${kind} not mastered`, () => says(met(kind), 'master', {}, 'd100 99 queue queue-coup-de-barre')],
  [`${kind} evaded`, () => says(met(kind), 'evade')],
  [`${kind} repressed`, () => says(met(kind), 'repress', {}, 'd20 20')],
  [`${kind} repressed, a souffle`, () => says(met(kind), 'repress', {}, 'd20 1 souffle souffle-peage')],
])
