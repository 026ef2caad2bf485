import { beforeEach, expect, test, vi } from 'vitest'
import { deskFor, keepDesk } from './desk.ts'
import { learntOf } from './kept.ts'

const AT = { place: 'first', sight: 'nitouche', framing: null }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('[SIG-5] the level said for a meditation is there at the next one, on another visit too', () => {
  const desk = deskFor(AT)
  expect(desk.skills).toEqual({})
  keepDesk({ ...desk, skills: learntOf(desk.skills, 'frampanar', 3) }, desk, AT)
  const [level] = Object.values(deskFor(AT).skills)
  expect(level).toBe(3)
  expect(deskFor({ ...AT, place: 'second' }).skills).toEqual({})
})

test('[SIG-5] a method that does not exist teaches nothing', () => {
  expect(learntOf({}, 'nowhere', 3)).toEqual({})
})
