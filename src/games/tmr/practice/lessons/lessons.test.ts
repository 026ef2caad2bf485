import { describe, expect, test } from 'vitest'
import { parseLesson as parseBy, type Way } from '../../../../kit/lessons/index.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { tmr } from '../../rules/index.ts'
import { RULE_NUMBERS } from '../../rules/ruleNumbers.ts'
import { FIRST_LESSON, SECOND_LESSON } from './first.ts'
import type { Lesson } from './lesson.ts'
import { LESSONS, leadsOn, lessonOf, nextLesson } from './lessons.ts'
import { openLesson } from './testing/lessonRoom.ts'

const parseLesson = (file: unknown) => parseBy(file, tmr.parseSetup)

const known = new Set<string>(RULE_NUMBERS)

test('what the first lesson, which comes alone, says of itself and of the next is so', () => {
  expect([FIRST_LESSON.id, SECOND_LESSON.id]).toEqual(LESSONS.slice(0, 2).map(({ id }) => id))
})

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  test('speaks of rules that exist', () => {
    const cited = [...lesson.rules, ...lesson.steps.map(({ rule }) => rule)]
    expect(cited.filter((rule) => !known.has(rule))).toEqual([])
  })

  test('is played to its end along the taught way, every die as laid out', async () => {
    const room = await openLesson(lesson)
    for (const [at, step] of lesson.steps.entries()) {
      expect(room.progress()).toMatchObject({ at, step: { id: step.id }, finished: false })
      expect(await room.says(step.do)).toMatchObject({ at: at + 1, last: { kind: 'taught', step: { id: step.id } } })
      expect(room.strayDice(), `dice of ${step.id}`).toBe(0)
    }
    expect(room.progress()).toMatchObject({ finished: true, step: null, retryFrom: null })
  })

  const ways = lesson.steps.flatMap((step, at) => step.wrong.map((way) => ({ step, at, way })))

  test('foresees two wrong ways at least', () => {
    expect(ways.length).toBeGreaterThanOrEqual(2)
  })

  test.each(ways.map((wrong) => [`${wrong.step.id}, ${wrong.way.id}`, wrong] as const))(
    'is played to its end after a wrong act: %s',
    async (_name, { step, at, way }) => {
      const room = await playTo(lesson, at)
      const after = await room.says(way.do)
      expect(after.last).toMatchObject({ kind: 'wrong', step: { id: step.id }, way: { id: way.id } })
      expect(room.strayDice()).toBe(0)
      const from = await leadBack(room, way, at)
      for (const next of lesson.steps.slice(from)) await room.says(next.do)
      expect(room.progress().finished).toBe(true)
    },
  )
})

const playTo = async (lesson: Lesson, at: number) => {
  const room = await openLesson(lesson)
  for (const step of lesson.steps.slice(0, at)) await room.says(step.do)
  return room
}

const leadBack = async (room: Awaited<ReturnType<typeof openLesson>>, way: Way, at: number): Promise<number> => {
  if (way.next === 'goOn') {
    expect(room.progress()).toMatchObject({ at: at + 1, retryFrom: null })
    return at + 1
  }
  expect(room.progress().retryFrom).not.toBeNull()
  expect(await room.triesAgain()).toMatchObject({ at, retryFrom: null })
  return at
}

describe('a learner', () => {
  const [first] = LESSONS as readonly [Lesson, ...Lesson[]]

  test('leaves and comes back to the same step with the same dice', async () => {
    for (const lesson of LESSONS) {
      let room = await openLesson(lesson)
      for (const step of lesson.steps) {
        room = await openLesson(lesson, room.storage)
        await room.says(step.do)
        expect(room.strayDice()).toBe(0)
      }
      expect((await openLesson(lesson, room.storage)).progress().finished).toBe(true)
    }
  })

  test('may play on off the way, by dice of a fixed seed, and still be led back', async () => {
    const wander = async (): Promise<unknown> => {
      const room = await openLesson(first)
      await room.says({ type: 'ascend', mode: 'normal' })
      expect(await room.says({ type: 'move', to: 'n' })).toMatchObject({ last: { kind: 'wrong', way: null } })
      await room.says({ type: 'descend' })
      expect(room.progress()).toMatchObject({ at: 1, step: { id: 'step' } })
      const told = (await room.storage.load()).entries
      expect(await room.triesAgain()).toMatchObject({ at: 1, retryFrom: null })
      return told
    }
    expect(await wander()).toEqual(await wander())
  })

  test('is led to the first lesson, then to the next, and past the tenth to the questions', () => {
    const learnt = (count: number) => LESSONS.slice(0, count).map(({ id }) => ({ id, at: 1 }))
    const drills = [{ id: 'count-1', at: 1, kind: 'count', rating: 900, score: 1 }]
    expect(leadsOn({ lessons: [], drills: [] })).toBe('lesson')
    expect(leadsOn({ lessons: learnt(9), drills })).toBe('lesson')
    expect(leadsOn({ lessons: learnt(10), drills: [] })).toBe('question')
    expect(leadsOn({ lessons: [], drills })).toBe('question')
  })

  test('finds each lesson and the next', () => {
    expect(lessonOf(first.id)).toBe(first)
    expect(lessonOf('none')).toBeNull()
    expect(nextLesson(first.id)).toBe(LESSONS[1])
    expect(nextLesson(LESSONS.at(-1)?.id ?? '')).toBeNull()
  })
})

test('a file that is no lesson is refused by its field', () => {
  expect(isRefusal(parseLesson({ id: 'x' }))).toBe(true)
  const [first] = LESSONS
  expect(parseLesson({ ...first, setup: { clock: 3 } })).toMatchObject({ code: 'malformed' })
  expect(parseLesson({ ...first, rules: ['nonsense'] })).toMatchObject({ code: 'malformed', params: { field: 'rules.0' } })
})
