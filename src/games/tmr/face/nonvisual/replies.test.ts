import { expect, test } from 'vitest'
import { given, type Scene, up } from '../../rules/testing/scene.ts'
import { EMPTY_DESK } from '../desk/desk.ts'
import type { Reckoned } from '../desk/messages.ts'
import { momentOf } from '../question/index.ts'
import { askingOf } from '../question/testing.ts'
import { replyTo } from './replies.ts'
import type { Telling } from './tell.ts'

const telling = (scene: Scene, change: Partial<Telling> = {}): Telling => {
  const asking = askingOf(scene, change)
  const moment = momentOf(asking)
  return {
    ...{ ...asking, moment, ruling: null, answers: moment.answers, effectWords: () => '', reckoned: null, reckons: 'not' },
    ...change,
  }
}
const free = (dream: number) => given({ dream }, up(), { type: 'settled' })

test('a figure asked for comes first', () => {
  const reckoned = { plan: { prudent: 0.41 }, advice: null } as unknown as Reckoned
  const desk = { ...EMPTY_DESK, spell: 'voix' }
  const said = replyTo(telling(free(12), { desk, reckoned, reckons: 'done' }), 'chances')
  expect(said).toMatch(/^41\s% de chances de lancer .* en cette montée\. /)
  expect(said).toContain('sanctuaire')
})

test('[CAST-7] several closed spells are counted; one is told with its reason', () => {
  const told = (dream: number) => replyTo(telling(free(dream)), 'repeat')
  expect(told(12)).toMatch(/Permanence de zone, .*fermé\s: Cela coûte 13/)
  expect(told(2)).toMatch(/\d sorts fermés ici/)
  expect(told(2).match(/fermé/g)).toHaveLength(1)
})
