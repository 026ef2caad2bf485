import { describe, expect, test } from 'vitest'
import { guidanceOf, type LessonText, lessonTextSchema } from '../../../../kit/lessons/index.ts'
import { parseWith } from '../../../../kit/parse.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { type DreamerView, promptOf } from '../../rules/public.ts'
import { type Lesson, progressOf } from './lesson.ts'
import { LESSONS } from './lessons.ts'
import { openLesson } from './testing/lessonRoom.ts'
import { lessonTexts as en } from './texts/en/index.ts'
import { lessonTexts as fr } from './texts/fr/index.ts'

const LANGUAGES = [
  ['fr', fr],
  ['en', en],
] as const

/** Two sentences, each of them with what follows a colon or a semicolon. */
const sentencesIn = (text: string): number => text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '').length

/** Every chance that was rolled or shown on the taught way. */
const chancesIn = async (lesson: Lesson): Promise<ReadonlySet<number>> => {
  const room = await openLesson(lesson)
  const chances = new Set<number>()
  for (const step of lesson.steps) {
    await room.says(step.do)
    const view = room.view()
    const prompt = promptOf(view, view.boards[0] as DreamerView)
    for (const { odds } of 'choices' in prompt ? prompt.choices : []) if (odds) chances.add(odds.limits.chance)
  }
  for (const entry of (await room.storage.load()).entries)
    for (const event of entry.kind === 'done' ? entry.events : []) if ('check' in event) chances.add(event.check.chance)
  return chances
}

describe.each(LANGUAGES)('the words of the lessons in %s', (_, texts) => {
  test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s: all of it is said, and nothing else', (id, lesson) => {
    const text = parseWith(lessonTextSchema, texts[id])
    if (isRefusal(text)) throw new Error(JSON.stringify(text))
    expect(Object.keys(text.steps).sort()).toEqual(lesson.steps.map((step) => step.id).sort())
    for (const step of lesson.steps)
      expect(Object.keys(text.steps[step.id]?.wrong ?? {}).sort()).toEqual(step.wrong.map((way) => way.id).sort())
  })

  test.each(LESSONS.map(({ id }) => id))('%s: two sentences explain, three at the most', (id) => {
    for (const [step, { why }] of Object.entries((texts[id] as LessonText).steps))
      expect(sentencesIn(why), `${id} ${step}`).toBeLessThanOrEqual(3)
  })

  test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s: every percentage is true', async (id, lesson) => {
    const cited = [...JSON.stringify(texts[id]).matchAll(/(\d+) ?%/g)].map(([, figure]) => Number(figure))
    const chances = await chancesIn(lesson)
    expect(cited.filter((figure) => !chances.has(figure))).toEqual([])
  })

  test('no words without a lesson', () => {
    expect(Object.keys(texts).sort()).toEqual(LESSONS.map(({ id }) => id).sort())
  })
})

describe('guidance', () => {
  const lesson = LESSONS[0] as (typeof LESSONS)[number]
  const text = fr[lesson.id] as LessonText

  test('at first the intro and what to do', () => {
    expect(guidanceOf(text, progressOf(lesson, []))).toEqual({
      ...{ intro: text.intro, comment: null, ask: text.steps.up?.ask, learnt: [] },
    })
  })

  test('then what happened and why, with its rule, and what to do next', async () => {
    const room = await openLesson(lesson)
    const told = guidanceOf(text, await room.says({ type: 'ascend', mode: 'normal' }))
    expect(told.comment).toEqual({ kind: 'why', text: text.steps.up?.why, rule: 'ASC-1' })
    expect(told.ask).toBe(text.steps.step?.ask)
    expect(told.intro).toBeNull()
  })

  test('what a wrong way costs; the hint for one that was not foreseen', async () => {
    const room = await openLesson(lesson)
    const told = guidanceOf(text, await room.says({ type: 'ascend', mode: 'accelerated' }))
    expect(told.comment).toEqual({ kind: 'cost', text: text.steps.up?.wrong?.fast, rule: 'ASC-1' })
    await room.triesAgain()
    await room.says({ type: 'ascend', mode: 'normal' })
    const astray = guidanceOf(text, await room.says({ type: 'move', to: 'n' }))
    expect(astray.comment?.text).toBe(text.steps.step?.hint)
    expect(astray.ask).toBe(text.steps.step?.ask)
  })

  test('at the end what has been learnt', async () => {
    const room = await openLesson(lesson)
    for (const step of lesson.steps) await room.says(step.do)
    expect(guidanceOf(text, room.progress())).toMatchObject({ ask: null, learnt: text.learnt })
  })
})
