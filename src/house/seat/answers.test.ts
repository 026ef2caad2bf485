import { expect, test } from 'vitest'
import { takeSeat } from './seat.ts'
import { handLink, handTime, soon } from './testing.ts'

const dreamer = 'ana'
const ascend = { type: 'ascend', dreamer, mode: 'normal' }
const master = { type: 'master', dreamer }
const [AWAKE, ENCOUNTER] = [{ kind: 'awake' }, { kind: 'encounter' }]
const viewNamed = (name: string) => ({ name })

const sit = (dice: 'rolled' | 'typed' = 'rolled') => {
  const hand = handLink()
  const time = handTime()
  const seat = takeSeat(hand.link, {
    typesDice: () => dice === 'typed',
    fallTime: () => 0,
    fallingOf: () => [],
    timing: time.timing,
  })
  const view = viewNamed('in the world')
  hand.show(view)
  seat.pose('prompt', AWAKE)
  time.readAll()
  return { ...hand, ...time, seat, view }
}

test('two presses in a row answer one question: the next has not been read', async () => {
  const { seat, view, said, show, answer, paint, read } = sit()
  void seat.sayTo(ascend, AWAKE, view)
  await soon()
  const met = viewNamed('an encounter')
  show(met)
  answer()
  await soon()
  // Before the page has drawn it, when it has, and when it is painted but not read.
  expect(await seat.sayTo(master, ENCOUNTER, met)).toBe(false)
  seat.pose('prompt', ENCOUNTER)
  expect(await seat.sayTo(master, ENCOUNTER, met)).toBe(false)
  paint()
  expect(await seat.sayTo(master, ENCOUNTER, met)).toBe(false)
  expect(said.map(({ command }) => command)).toEqual([ascend])
  read()
  void seat.sayTo(master, ENCOUNTER, met)
  await soon()
  expect(said.map(({ command }) => command)).toEqual([ascend, master])
})

test('an answer to what is no longer shown does not count', async () => {
  const { seat, view, said, show } = sit()
  show(viewNamed('moved on'))
  expect(await seat.sayTo(ascend, AWAKE, view)).toBe(false)
  expect(said).toEqual([])
})

test('two answers at the same moment, or while the first is on its way, are one', async () => {
  const { seat, view, said, answer } = sit()
  const both = [seat.sayTo(ascend, AWAKE, view), seat.sayTo(ascend, AWAKE, view)]
  await soon()
  both.push(seat.sayTo({ type: 'descend', dreamer }, AWAKE, view))
  answer()
  expect(await Promise.all(both)).toEqual([true, false, false])
  expect(said).toHaveLength(1)
})

test('after a refusal the same question is open again', async () => {
  const { seat, view, said, answer } = sit()
  const first = seat.sayTo(ascend, AWAKE, view)
  await soon()
  answer({ ok: false, refusal: { code: 'busy', rule: null, params: {} } })
  expect(await first).toBe(false)
  void seat.sayTo(ascend, AWAKE, view)
  await soon()
  expect(said).toHaveLength(2)
  expect(said[0]?.id).not.toBe(said[1]?.id)
})

const needs = (label: string) => ({ ok: false, needs: { label, sides: 6 } }) as const

test('a command typed die by die has one id from its first word to its last die', async () => {
  const { seat, view, said, answer, readAll } = sit('typed')
  void seat.sayTo(ascend, AWAKE, view)
  await soon()
  answer(needs('first'))
  for (const face of [3, 4]) {
    await soon()
    const { entering } = seat.store.getState()
    if (!entering) throw new Error('no die is asked for')
    seat.pose('face', entering)
    readAll()
    void seat.enterFace(face, entering)
    answer(face === 3 ? needs('second') : { ok: true })
  }
  await soon()
  expect(said.map(({ faces }) => faces)).toEqual([[], [3], [3, 4]])
  expect(new Set(said.map(({ id }) => id)).size).toBe(1)
  expect(said[0]?.id).toBeTruthy()
  expect(seat.store.getState().entering).toBeNull()
})

test('what cannot have been drawn is refused with a reason, and asked for again as if it had not been said', async () => {
  const { seat, view, said, answer, readAll } = sit('typed')
  void seat.sayTo(ascend, AWAKE, view)
  await soon()
  answer({ ok: false, needs: { label: 'stone', among: ['white', 'black', 'red'], weights: [4, 1, 0], from: 'bag' } })
  await soon()
  const { entering } = seat.store.getState()
  if (!entering) throw new Error('nothing is asked for')
  seat.pose('face', entering)
  readAll()
  for (const face of ['green', 'red', 2]) {
    await seat.enterFace(face, entering)
    expect(seat.store.getState()).toMatchObject({ entering, refusal: { code: 'not-among' } })
  }
  void seat.enterFace('black', entering)
  await soon()
  expect(said.map(({ faces }) => faces)).toEqual([[], ['black']])
  expect(seat.store.getState().refusal).toBeNull()
})

test('a double click or a double Enter on a die says its face once, and nothing of the next die', async () => {
  const { seat, view, said, answer, readAll } = sit('typed')
  void seat.sayTo(ascend, AWAKE, view)
  await soon()
  answer(needs('first'))
  await soon()
  const first = seat.store.getState().entering
  if (!first) throw new Error('no die is asked for')
  seat.pose('face', first)
  readAll()
  void seat.enterFace(3, first)
  void seat.enterFace(3, first)
  answer(needs('second'))
  await soon()
  void seat.enterFace(3, first)
  const second = seat.store.getState().entering
  if (!second) throw new Error('no second die is asked for')
  seat.pose('face', second)
  void seat.enterFace(3, second)
  await soon()
  expect(said.map(({ faces }) => faces)).toEqual([[], [3]])
})

test('a moment of the replay that comes late does not overtake a newer one, nor the present', async () => {
  const { seat, view, views, answer } = sit()
  void seat.showAt(1)
  void seat.showAt(2)
  views[1]?.(viewNamed('second'))
  views[0]?.(viewNamed('first'))
  await soon()
  expect(seat.store.getState().replay?.n).toBe(2)
  void seat.showAt(3)
  void seat.showAt(null)
  views[2]?.(viewNamed('third'))
  await soon()
  expect(seat.store.getState().replay).toBeNull()
  void seat.showAt(4)
  void seat.sayTo(ascend, AWAKE, view)
  await soon()
  views[3]?.(viewNamed('fourth'))
  answer()
  await soon()
  expect(seat.store.getState().replay).toBeNull()
})
