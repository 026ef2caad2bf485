import { lessonScreen } from '../../../../house/exercise/index.ts'
import type { Framing } from '../../../../house/play/index.ts'
import { LEARNER, LESSONS, type Lesson, type LessonDice, lessonDice, nextLesson, replyIn } from '../../practice/index.ts'
import type { DuelSpeech } from '../duel.ts'
import { hrefOfPractice } from '../pages.ts'
import { exercise, keptLesson, usePracticeWords, withPractice } from './practice.ts'

type Prepared = Parameters<LessonDice['prepare']>

const isFirst = (lesson: Lesson): boolean => lesson === LESSONS[0]

const useWords = () => {
  const words = usePracticeWords()
  return {
    back: { name: words.title, href: hrefOfPractice() },
    textOf: (id: string) => words.lessonTexts[id],
    hrefOf: (id: string) => hrefOfPractice('lecon', id),
    last: (lesson: Lesson) =>
      isFirst(lesson)
        ? { text: words.afterFirst, name: words.face, href: hrefOfPractice('affronter') }
        : { text: words.afterLast, name: words.positions, href: hrefOfPractice() },
  }
}

/** After the first game a real duel, after a power the next one, after the last the positions. */
const Learning = lessonScreen<DuelSpeech, Framing, Lesson>({
  ...{ exercise, lessons: LESSONS, kept: keptLesson, useWords, framing: {} },
  laidOf: (lesson) => {
    const dice = lessonDice(lesson)
    return {
      dice,
      others: {
        seats: lesson.setup.seats.flatMap(({ id }) => (id === LEARNER ? [] : [id])),
        reply: ({ entries }, _, seat) => {
          const reply = replyIn(lesson, entries as Prepared[0])
          if (!reply || seat.kind !== 'joueur' || reply.by !== seat.seat) return null
          dice.prepareReply(entries as Prepared[0], reply)
          return reply.do
        },
      },
      beforeSaid: ({ entries }, command) => dice.prepare(entries as Prepared[0], command as Prepared[1]),
    }
  },
  nextOf: (lesson) => (isFirst(lesson) ? null : (nextLesson(lesson.id) ?? null)),
})

export const LessonScreen = withPractice(Learning)
