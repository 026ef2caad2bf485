import { describe, expect, test } from 'vitest'
import { type LessonSaid, lessonTextSchema, type Progress, type Way } from '../../../../kit/lessons/index.ts'
import { memoryStorage } from '../../../../kit/memoryStorage.ts'
import { parseWith } from '../../../../kit/parse.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../../../kit/roles.ts'
import { openRoom } from '../../../../kit/room/room.ts'
import { newTable } from '../../../../kit/storage.ts'
import { duel, type Event } from '../../rules/index.ts'
import { ARTEFACTS } from '../../rules/public.ts'
import { RULE_NUMBERS } from '../../rules/ruleNumbers.ts'
import { LEARNER, type Lesson, lessonDice, progressOf, replyIn } from './lesson.ts'
import { LESSONS } from './lessons.ts'
import { lessonTexts as en } from './texts/en/index.ts'
import { lessonTexts as fr } from './texts/fr/index.ts'

/** A lesson in a real room, the others answering as it says. */
const opened = async (lesson: Lesson) => {
  const dice = lessonDice(lesson)
  const storage = memoryStorage<Event>(newTable(duel, lesson.setup))
  const room = await openRoom({ game: duel, storage, dice, clock: () => 0 })
  if (isRefusal(room)) throw new Error(room.code)
  let sent = 0
  const say = async (seat: string, command: unknown): Promise<void> => {
    const answer = await room.say({ id: `s${sent++}`, by: joueur(seat), command })
    if (!answer.ok) throw new Error(`${seat} ${JSON.stringify(command)}: ${JSON.stringify(answer)}`)
    expect(dice.left() + dice.strayed(), `dice of ${JSON.stringify(command)}`).toBe(0)
  }
  const progress = (): Progress => progressOf(lesson, room.entries)
  return {
    progress,
    view: () => room.view(joueur(LEARNER)),
    says: async (said: LessonSaid): Promise<Progress> => {
      dice.prepare(room.entries, said)
      await say(LEARNER, said)
      for (let reply = replyIn(lesson, room.entries); reply; reply = replyIn(lesson, room.entries)) {
        dice.prepareReply(room.entries, reply)
        await say(reply.by, reply.do)
      }
      return progress()
    },
    triesAgain: async (): Promise<void> => {
      while (progress().retryFrom !== null) await room.undo({ id: `u${sent++}`, by: GARDIEN })
    },
  }
}

const playedTo = async (lesson: Lesson, at: number) => {
  const room = await opened(lesson)
  for (const step of lesson.steps.slice(0, at)) await room.says(step.do)
  return room
}

const ledBack = async (room: Awaited<ReturnType<typeof opened>>, way: Way, at: number): Promise<number> => {
  if (way.next === 'goOn') return at + 1
  expect(room.progress().retryFrom).not.toBeNull()
  await room.triesAgain()
  expect(room.progress()).toMatchObject({ at, retryFrom: null })
  return at
}

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  test('is played to its end, every card as laid out, and the learner is always the one awaited', async () => {
    const room = await opened(lesson)
    for (const [at, step] of lesson.steps.entries()) {
      expect(room.view().awaited).toEqual([LEARNER])
      expect(await room.says(step.do)).toMatchObject({ at: at + 1, last: { kind: 'taught', step: { id: step.id } } })
    }
    expect(room.progress()).toMatchObject({ finished: true, step: null, retryFrom: null })
  })

  const ways = lesson.steps.flatMap((step, at) => step.wrong.map((way) => ({ step, at, way })))
  test.each(ways.map((wrong) => [`${wrong.step.id}, ${wrong.way.id}`, wrong] as const))(
    'is played to its end after another act: %s',
    async (_name, { step, at, way }) => {
      const room = await playedTo(lesson, at)
      expect((await room.says(way.do)).last).toMatchObject({ kind: 'wrong', step: { id: step.id }, way: { id: way.id } })
      const from = await ledBack(room, way, at)
      for (const next of lesson.steps.slice(from)) await room.says(next.do)
      expect(room.progress().finished).toBe(true)
    },
  )

  test.each([
    ['fr', fr],
    ['en', en],
  ] as const)('says all of it in %s, and cites rules that exist', (_locale, texts) => {
    const text = parseWith(lessonTextSchema, texts[lesson.id])
    if (isRefusal(text)) throw new Error(JSON.stringify(text))
    expect(Object.keys(text.steps)).toEqual(lesson.steps.map(({ id }) => id))
    for (const step of lesson.steps) expect(Object.keys(text.steps[step.id]?.wrong ?? {})).toEqual(step.wrong.map(({ id }) => id))
    const cited = [...lesson.rules, ...lesson.steps.map(({ rule }) => rule)]
    expect(cited.filter((rule) => !RULE_NUMBERS.some((known) => known === rule))).toEqual([])
  })
})

test('[POW-1] each power has its lesson, and the first game ends with the last dreamer awake', async () => {
  const powers = new Set(ARTEFACTS.flatMap(({ power }) => power ?? []))
  expect(
    LESSONS.map(({ id }) => id)
      .slice(1)
      .sort(),
  ).toEqual([...powers].sort())
  const first = LESSONS[0] as Lesson
  const room = await playedTo(first, first.steps.length)
  expect(room.view()).toMatchObject({ phase: 'over', winner: LEARNER })
})
