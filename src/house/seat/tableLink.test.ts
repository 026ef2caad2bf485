import { expect, test } from 'vitest'
import { GARDIEN } from '../../kit/roles.ts'
import type { LineEvents } from './line.ts'
import { openTableLink } from './tableLink.ts'

const WELCOME = {
  ...{ type: 'welcome', role: GARDIEN, after: 0, n: 0, missed: [], view: {}, requests: [], said: [], words: [] },
  table: {
    ...{ name: 'Mardi', seats: [], places: 0, gardien: true, spectators: 0, watchers: [], spectatorsSpeak: false },
    ...{ watching: false, asks: [], absence: null },
  },
}
const feed = (n: number) => ({ type: 'feed', news: { n, told: [] } })

test('what several say at one instant is told once, and who says more does not put it off', async () => {
  const lines: LineEvents[] = []
  const link = openTableLink({
    dial: (events) => {
      lines.push(events)
      return { send: () => {}, close: () => {} }
    },
    token: 'x',
    role: GARDIEN,
  })
  const [line] = lines
  line?.opened()
  line?.received(WELCOME)
  const told: number[] = []
  link.subscribe(({ notices }) => void told.push(notices.length))
  told.length = 0
  line?.received(feed(1))
  const later = new Promise((resolve) => setTimeout(resolve))
  line?.received(feed(2))
  expect(told).toEqual([])
  await later
  expect(told).toEqual([2])
  link.close()
})
