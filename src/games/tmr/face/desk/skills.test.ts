import { beforeEach, expect, test, vi } from 'vitest'
import type { DreamerId } from '../../rules/public.ts'
import { createDesk } from './desk.ts'
import { learntOf } from './skills.ts'

const OF = { place: 'first', dreamer: 'nitouche' as DreamerId }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('[SIG-5] the level said for a meditation is there at the next one, on another visit too', () => {
  const desk = createDesk(OF)
  expect(desk.getState().skills).toEqual({})
  desk.setState(({ skills }) => ({ skills: learntOf(skills, 'frampanar', 3) }))
  const [level] = Object.values(createDesk(OF).getState().skills)
  expect(level).toBe(3)
  expect(createDesk({ ...OF, place: 'second' }).getState().skills).toEqual({})
})

test('[SIG-5] a method that does not exist teaches nothing', () => {
  expect(learntOf({}, 'nowhere', 3)).toEqual({})
})
