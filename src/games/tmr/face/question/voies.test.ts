import { expect, test } from 'vitest'
import type { Field } from '../../../../house/question/index.ts'
import type { Weighed } from '../../rules/public.ts'
import { dragons } from '../../rules/testing/dragonScene.ts'
import { type DreamerLike, given, meets, NITOUCHE, type Scene, up } from '../../rules/testing/scene.ts'
import { EMPTY_DESK } from '../desk/desk.ts'
import type { Asking, TmrAnswer } from './asking.ts'
import { momentOf } from './questionOf.ts'
import { askingOf } from './testing.ts'

const mangeur = (like: DreamerLike = {}) => given({ dream: 10, ...like }, up(), meets('mangeur', 6))
const ONLY_HYPNOS = { oniros: -11, hypnos: 3, narcos: -11, thanatos: -11 }
const ask = (scene: Scene, voie?: string, change: Partial<Asking> = {}) => momentOf(askingOf(scene, change, voie ? { voie } : {}))
const masterIn = (scene: Scene, voie?: string, change: Partial<Asking> = {}): TmrAnswer =>
  ask(scene, voie, change).answers.find(({ id }) => id === 'master') as TmrAnswer
const wonBy = (scene: Scene, voie?: string): string => {
  const { follows = [] } = masterIn(scene, voie)
  return follows
    .filter(({ when }) => when !== 'lost')
    .map(({ told }) => told)
    .join(' ')
}

/** Each option as a plain line. */
const lines = (field: Field | undefined): readonly string[] =>
  field?.kind === 'radio' ? Object.values(field.options).map((one) => one.replace(/\s/gu, ' ')) : []

test('[ENC-4] the voies of use in one line, each with its chance, the best first', () => {
  const [field, ...others] = ask(mangeur()).fields
  expect(field).toMatchObject({ id: 'voie', value: 'hypnos' })
  expect(lines(field)).toEqual(['Hypnos 35 %', 'Narcos 20 %', 'Oniros 10 %'])
  expect(others).toEqual([])
})

test('[ENC-4] one who was taught one voie alone sees no line, and can still name another', () => {
  const scene = mangeur({ draconic: ONLY_HYPNOS })
  expect(ask(scene).fields).toEqual([])
  const [odds] = masterIn(scene).odds ?? []
  expect(odds?.field).toMatchObject({ id: 'voie', value: 'hypnos' })
  expect(lines(odds?.field)).toHaveLength(4)
  expect(ask(scene, 'narcos').fields).toMatchObject([{ value: 'narcos' }])
})

test('[ENC-4] mastering has the odds of the voie named, and says it', () => {
  expect(masterIn(mangeur())).toMatchObject({ label: 'Maîtriser', odds: [{ chance: 35 }] })
  const narcos = masterIn(mangeur(), 'narcos')
  expect(narcos).toMatchObject({ label: 'Maîtriser par Narcos', letter: 'm', odds: [{ chance: 20 }] })
  expect(narcos.takes).toEqual({ kind: 'say', command: { type: 'master', dreamer: NITOUCHE, voie: 'narcos' } })
})

test('[ENC-4] said and waiting for its dice, it stays the one named', () => {
  const said = { type: 'master', dreamer: NITOUCHE, voie: 'oniros' } as const
  expect(masterIn(mangeur(), undefined, { said }).odds).toMatchObject([{ chance: 10 }])
})

test('[ENC-4] [ENC-14] each struggle names its own', () => {
  const held = given({}, up(), meets('reflet', 8)).does('master', {}, 'd100 99')
  const [struggle] = ask(held, 'narcos').answers
  expect(struggle).toMatchObject({ id: 'struggle', label: 'Lutter par Narcos' })
  expect(struggle?.takes).toMatchObject({ command: { type: 'struggle', voie: 'narcos' } })
})

test('[ENC-4] to the ear: each voie of use with its chance; the others understood, not told', () => {
  const asides = ask(mangeur()).answers.filter(({ aside }) => aside)
  expect(asides.map(({ id, told }) => [id, told])).toEqual([
    ['master narcos', undefined],
    ['master oniros', undefined],
    ['master thanatos', ''],
  ])
})

test('[ENC-4] nobody but who answers is offered the choice', () => {
  expect(ask(mangeur(), undefined, { past: true }).fields).toEqual([])
  const { view } = askingOf(mangeur())
  const gardien = { view: { ...view, role: { kind: 'gardien' } as const } }
  expect(ask(mangeur(), undefined, gardien).fields).toEqual([])
  expect(ask(mangeur(), undefined, { ...gardien, desk: { ...EMPTY_DESK, standsIn: true } }).fields).toHaveLength(1)
})

test('[ENC-16] [ROL-4] where the experience of a Rêve de Dragon would go', () => {
  const dragon = given({ dream: 20 }, up(), meets('reve-de-dragon', 7))
  expect(wonBy(dragon)).toContain('2 en RÊVE et 2 en Hypnos')
  expect(wonBy(dragon, 'narcos')).toContain('3 en RÊVE et 4 en Narcos')
  expect(wonBy(mangeur(), 'narcos')).not.toContain('RÊVE')
})

test('[DRG-3] using Thanatos is told before it is said; whoever has it as the best may avoid it', () => {
  const draconic = { oniros: -11, hypnos: -11, narcos: -11, thanatos: 3 }
  const scene = dragons({ dream: 20, draconic }, up(), meets('mangeur', 2))
  expect(wonBy(scene)).toContain('ombre')
  expect(wonBy(scene, 'oniros')).not.toContain('ombre')
  expect(lines(ask(scene).fields[0]).map((one) => one.split(' ')[0])).toEqual(['Thanatos', 'Oniros', 'Hypnos', 'Narcos'])
  expect(wonBy(mangeur({ draconic }))).not.toContain('ombre')
})

test('[ENC-4] the advice is the best voie; another one says what the wanted spell loses', () => {
  const advice: Weighed = { action: { type: 'master' }, chance: 0.45, ascent: 'this' }
  const weighedVoies: readonly Weighed[] = [{ action: { type: 'master', voie: 'narcos' }, chance: 0.31, ascent: 'this' }]
  expect(masterIn(mangeur(), undefined, { advice, weighedVoies }).advice).toBe(0.45)
  const { advice: none, follows } = masterIn(mangeur(), 'narcos', { advice, weighedVoies })
  expect(none).toBeNull()
  expect(follows?.[0]).toEqual({ told: expect.stringMatching(/31.*45.*Hypnos/) })
})
