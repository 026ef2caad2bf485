import { expect, test } from 'vitest'
import { GARDIEN } from '../../kit/roles.ts'
import type { Link, LinkAnswer } from './link.ts'
import { takeSeat } from './seat.ts'

const advance = (hours: number) => ({ type: 'advance', hours })

/** A link whose answers are given by hand. */
const slowLink = () => {
  const said: unknown[] = []
  const answers: ((answer: LinkAnswer) => void)[] = []
  const link: Pick<Link, 'role' | 'submit' | 'subscribe' | 'close'> = {
    role: GARDIEN,
    submit: (command) => {
      said.push(command)
      return new Promise((resolve) => answers.push(resolve))
    },
    subscribe: () => () => {},
    close: () => {},
  }
  return { said, answer: () => answers.shift()?.({ ok: true }), link: link as Link }
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

test('what is said while something is on its way is said next, not lost', async () => {
  const { said, answer, link } = slowLink()
  const seat = takeSeat(link, { typesDice: () => false, fallTime: () => 0, fallingOf: () => [] })
  const first = seat.say(advance(1))
  await soon()
  const second = seat.say(advance(2))
  await soon()
  expect(said).toEqual([advance(1)])
  answer()
  expect(await first).toBe(true)
  await soon()
  expect(said).toEqual([advance(1), advance(2)])
  answer()
  expect(await second).toBe(true)
})

test('the same thing said twice in a hurry counts once', async () => {
  const { said, answer, link } = slowLink()
  const seat = takeSeat(link, { typesDice: () => false, fallTime: () => 0, fallingOf: () => [] })
  const first = seat.say(advance(1))
  await soon()
  expect(await seat.say(advance(1))).toBe(false)
  answer()
  expect(await first).toBe(true)
  await soon()
  expect(said).toEqual([advance(1)])
})
