import { expect, test } from 'vitest'
import type { Request } from '../../kit/wire.ts'
import { createOutbox } from './outbox.ts'

const outbox = () => {
  const sent: Request[] = []
  const box = createOutbox((request) => sent.push(request))
  const say = (name: string) => box.ask<{ ok: boolean }>({ type: 'command', command: name }, name)
  return { ...box, sent, say, ids: () => sent.map(({ id }) => id) }
}

test('what changes the table goes one at a time, in order; what only reads does not wait', () => {
  const { say, ask, ids, answered } = outbox()
  void say('one')
  void say('two')
  void ask({ type: 'viewAt', n: 1 }, 'look')
  expect(ids()).toEqual(['one', 'look'])
  answered('one', { ok: true })
  expect(ids()).toEqual(['one', 'look', 'two'])
})

test('after a cut what is unanswered is sent again under the same ids, still one at a time and in order', async () => {
  const { say, ids, sent, answered, resend } = outbox()
  const first = say('one')
  const second = say('two')
  resend()
  expect(ids()).toEqual(['one', 'one'])
  expect(sent[1]).toEqual(sent[0])
  answered('one', { ok: true })
  expect(await first).toEqual({ ok: true })
  expect(ids()).toEqual(['one', 'one', 'two'])
  resend()
  expect(ids()).toEqual(['one', 'one', 'two', 'two'])
  answered('two', { ok: true })
  expect(await second).toEqual({ ok: true })
  resend()
  expect(ids()).toHaveLength(4)
})

test('what waited for the gardien’s dice waits no longer after a cut, until it is said so again', () => {
  const { say, ids, held, resend, waitsForDice, due } = outbox()
  void say('roll')
  void say('next')
  held('roll')
  expect([waitsForDice(), ids()]).toEqual([true, ['roll', 'next']])
  resend()
  expect(waitsForDice()).toBe(false)
  expect(due()).toBe(true)
  expect(ids()).toEqual(['roll', 'next', 'roll'])
  held('roll')
  expect(waitsForDice()).toBe(true)
  expect(ids()).toEqual(['roll', 'next', 'roll', 'next'])
})

test('an answer that comes twice, or to nothing, changes nothing', async () => {
  const { say, answered, ids } = outbox()
  const first = say('one')
  answered('one', { ok: true })
  answered('one', { ok: false })
  answered('never said', { ok: true })
  expect(await first).toEqual({ ok: true })
  expect(ids()).toEqual(['one'])
})

test('when the line is over everything is refused, also what is said later', async () => {
  const { say, ask, giveUp } = outbox()
  const first = say('one')
  giveUp('freed')
  expect(await first).toMatchObject({ ok: false, refusal: { code: 'freed' } })
  expect(await say('two')).toMatchObject({ ok: false, refusal: { code: 'freed' } })
  expect(await ask({ type: 'viewAt', n: 1 })).toBeNull()
})
