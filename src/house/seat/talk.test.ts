import { expect, test } from 'vitest'
import { refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../kit/roles.ts'
import type { Request, WireWords } from '../../kit/wire.ts'
import type { LinkAnswer } from './link.ts'
import type { Wanted } from './outbox.ts'
import { createTalk } from './talk.ts'
import { handTime } from './testing.ts'

const line = (id: string, text: string, from: WireWords['from'] = GARDIEN): WireWords => ({ id, from, to: 'all', text })

const seated = (answer: LinkAnswer = { ok: true }) => {
  const asked: Wanted[] = []
  const ask = async <Reply>(wanted: Wanted): Promise<Reply> => {
    asked.push(wanted)
    return answer as Reply
  }
  const time = handTime()
  const talk = createTalk({ ask }, joueur('ana'), time.timing)
  return { talk, time, asked: asked as readonly Pick<Request, 'type'>[], now: talk.store.getState }
}

test('a line of another is fresh for a while and unread until it was in sight; a kept one is neither', () => {
  const { talk, time, now } = seated()
  talk.kept([line('1', 'avant')])
  expect(now()).toMatchObject({ fresh: [], unread: 0, words: [{ text: 'avant' }] })
  talk.heard(line('2', 'écoutez'))
  talk.heard(line('3', 'oui', joueur('ana')))
  expect(now().fresh.map(({ text }) => text)).toEqual(['écoutez'])
  expect(now().unread).toBe(1)
  time.read()
  expect(now()).toMatchObject({ fresh: [], unread: 1 })
  talk.read()
  expect(now().unread).toBe(0)
  expect(now().words.map(({ text }) => text)).toEqual(['avant', 'écoutez', 'oui'])
})

test('after a cut no line stands twice and none is forgotten', () => {
  const { talk, now } = seated()
  talk.heard(line('1', 'un'))
  talk.heard(line('1', 'un'))
  talk.kept([line('1', 'un'), line('2', 'deux')])
  talk.kept([])
  talk.heard(line('1', 'de moi', joueur('ana')))
  expect(now().words.map(({ text }) => text)).toEqual(['un', 'deux', 'de moi'])
})

test('what is pointed at goes away by itself', () => {
  const { talk, time, now } = seated()
  talk.pointed({ id: '1', from: GARDIEN, to: 'all', place: 'G7' })
  expect(now().points).toHaveLength(1)
  time.read()
  expect(now().points).toEqual([])
})

test('a refusal is kept to be told, and the next word takes it away', async () => {
  const refusing = seated({ ok: false, refusal: refusal('too-many-words') })
  expect(await refusing.talk.speak('encore', 'all')).toBe(false)
  expect(refusing.now().refusal?.code).toBe('too-many-words')
  const { talk, asked, now } = seated()
  expect(await talk.point('G7', { kind: 'joueur', seat: 'bo' })).toBe(true)
  expect(asked).toEqual([{ type: 'point', place: 'G7', to: { kind: 'joueur', seat: 'bo' } }])
  expect(now().refusal).toBeNull()
})
