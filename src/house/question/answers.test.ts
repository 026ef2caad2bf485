import { describe, expect, test } from 'vitest'
import { pressKey } from './answers.ts'
import { type Asked, answeringOf, changeAnswering, createAnswering, forgetAnswering } from './context.ts'
import { type Answer, filledIn, type Question } from './question.ts'
import { matchPhrase, phrasesOf, toldAnswers } from './spoken.ts'

const answer = (id: string, rest: Partial<Answer> = {}): Answer => ({
  id,
  label: `Do ${id}`,
  takes: { kind: 'say', command: id },
  ...rest,
})

const ask = (answers: readonly Answer[], rest: Partial<Question> = {}, turn: Asked['turn'] = 'now') => {
  const taken: string[] = []
  const question: Question = { id: 'q', title: '', fields: [], answers, waits: 'turn', ...rest }
  const answering = createAnswering()
  const asked = { question, answering, turn, take: ({ id }: Answer) => taken.push(id) } as unknown as Asked
  const press = (key: string, onMap: Parameters<typeof pressKey>[2] = () => null): boolean => pressKey(asked, key, onMap)
  return { answering, taken, press, marked: () => answeringOf(answering.getState(), 'q').marked }
}

describe('keys', () => {
  const two = [answer('a', { letter: 'x' }), answer('b', { letter: '7' })]

  test('arrows mark the answers one after the other, round at both ends; Enter takes what is marked', () => {
    const { press, marked, taken } = ask(two)
    expect(press('Enter')).toBe(false)
    press('ArrowUp')
    expect(marked()).toBe('b')
    press('ArrowDown')
    expect(marked()).toBe('a')
    expect(press('Enter')).toBe(true)
    expect(taken).toEqual(['a'])
    expect(press('ArrowLeft')).toBe(false)
  })

  test('arrows stop at what folds answers away, and in it once it is unfolded', () => {
    const { press, marked, answering, taken } = ask([answer('a'), answer('b', { fold: 'more' }), answer('c', { fold: 'more' })])
    for (const stop of ['a', 'fold more', 'a']) {
      press('ArrowDown')
      expect(marked()).toBe(stop)
    }
    changeAnswering(answering, 'q', { unfolded: ['more'] })
    for (const stop of ['fold more', 'b', 'c', 'a']) {
      press('ArrowDown')
      expect(marked()).toBe(stop)
    }
    press('ArrowUp')
    press('Enter')
    expect(taken).toEqual(['c'])
  })

  test('a letter, large or small, or a digit takes its answer; any other key does nothing', () => {
    const { press, taken } = ask(two)
    for (const key of ['X', 'x', '7']) expect(press(key), key).toBe(true)
    expect(press('z')).toBe(false)
    expect(taken).toEqual(['a', 'a', 'b'])
  })

  test('answers on a map are marked as they are seen there', () => {
    const { press, marked } = ask(two)
    press('ArrowLeft', () => 'b')
    expect(marked()).toBe('b')
  })

  test('without a mark, Enter takes the advised one', () => {
    const { press, taken } = ask([answer('a'), answer('b', { advice: 0.4 })])
    press('Enter')
    expect(taken).toEqual(['b'])
  })

  test('nothing is taken that is refused, unready, elsewhere, folded away, or not asked yet', () => {
    const closed = [
      answer('a', { letter: 'x', refusal: 'No.' }),
      answer('b', { letter: 'x', takes: { kind: 'pick', what: 'place' } }),
      answer('c', { letter: 'x', aside: true }),
      answer('d', { letter: 'x', fold: 'more' }),
    ]
    const { press, taken, answering } = ask(closed)
    for (const key of ['x', 'Enter']) expect(press(key), key).toBe(false)
    expect(press('ArrowDown')).toBe(true)
    expect(press('Enter')).toBe(false)
    changeAnswering(answering, 'q', { unfolded: ['more'] })
    press('x')
    expect(taken).toEqual(['d'])
    expect(ask(two, {}, 'later').press('x')).toBe(false)
    expect(ask(two, { waits: 'nothing' }, 'later').press('x')).toBe(true)
  })
})

test('what is marked and filled in is of one question, and gone once it is answered', () => {
  const store = createAnswering()
  changeAnswering(store, 'q', { marked: 'a', values: { cost: 3, note: 'round', kept: false } })
  const filled = filledIn(answeringOf(store.getState(), 'q').values)
  expect([filled.number('cost', 1), filled.text('note', ''), filled.check('kept', 'yes')]).toEqual([3, 'round', false])
  expect(filled.number('note', 9)).toBe(9)
  expect(answeringOf(store.getState(), 'other')).toMatchObject({ marked: null, values: {} })
  changeAnswering(store, 'other', { looked: 'b' })
  expect(answeringOf(store.getState(), 'q').marked).toBeNull()
  forgetAnswering(store)
  expect(answeringOf(store.getState(), 'other').looked).toBeNull()
})

test('the ear is told each answer once, with its chance and price or why it is closed', () => {
  const words = {
    chance: ({ answer, chance }: { answer: string; chance: number }) => `${answer} ${chance}`,
    closed: ({ answer, why }: { answer: string; why: string }) => `${answer}: ${why}`,
  }
  const odds = [{ chance: 40, made: [], rule: 'R' }]
  const answers = [
    answer('a', { odds, cost: [{ of: 'coins', points: 2, told: '2 coins' }] }),
    answer('b', { refusal: 'No.', odds }),
    answer('c', { told: 'go somewhere' }),
    answer('d', { told: 'go somewhere' }),
    answer('e', { told: '' }),
    answer('f', { odds: [...odds, { name: 'with fortune', chance: 70, made: [] }] }),
    answer('g', {
      odds: [
        { name: 'win', chance: 50, made: [] },
        { name: 'nobody', chance: 20, made: [] },
      ],
    }),
  ]
  expect(toldAnswers(answers, words)).toEqual([
    'Do a 40, 2 coins',
    'Do b: No.',
    'go somewhere',
    'Do f 40, with fortune 70',
    'Do g, win 50, nobody 20',
  ])
})

test('an answer is understood by its own words and by its label; some only by another', () => {
  const phrases = phrasesOf([answer('a', { words: ['leap'], more: true }), answer('b'), answer('c', { words: null })])
  const heard = (line: string) => matchPhrase(line.split(' '), phrases)
  expect(heard('leap far')).toMatchObject({ kind: 'one', means: { id: 'a' }, rest: ['far'] })
  expect(heard('do b')).toMatchObject({ means: { id: 'b' } })
  expect(heard('do c')).toEqual({ kind: 'none' })
})
