import { expect, test } from 'vitest'
import { type Addressee, createPost } from './post.ts'
import type { Out } from './table/openTable.ts'

const told = (id: string): Out => ({ type: 'held', id })

const start = () => {
  const frames: (readonly [string, string])[] = []
  const addressee = (id: string): Addressee => ({ write: (frame) => void frames.push([id, frame.toString()]) })
  return { post: createPost(), frames, addressee }
}

const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('what is said in the same moment leaves together; what several are told is written once', async () => {
  const { post, frames, addressee } = start()
  const [ana, bo, ce] = ['ana', 'bo', 'cé'].map(addressee) as [Addressee, Addressee, Addressee]
  let written = 0
  const news = Object.assign(told('news'), { toJSON: () => `news ${++written}` })
  for (const one of [ana, bo, ce]) post.send(one, news)
  post.send(ce, told('answer'))
  expect(frames).toEqual([])
  await aTurn()
  expect(frames).toEqual([
    ['ana', '["news 1"]'],
    ['bo', '["news 1"]'],
    ['cé', '["news 2",{"type":"held","id":"answer"}]'],
  ])
})

test('much that is said to one in a moment does not wait for its end: what it weighs is known when it has left', async () => {
  const { post, frames, addressee } = start()
  const ana = addressee('ana')
  const all = Array.from({ length: 20 }, (_, at) => told(`${at}`))
  for (const message of all) post.send(ana, message)
  expect(frames).toHaveLength(2)
  await aTurn()
  expect(frames.flatMap(([, frame]) => JSON.parse(frame))).toEqual(all)
})

test('what is said because something has left, leaves too', async () => {
  const { post } = start()
  const frames: string[] = []
  const bye: Out = { type: 'bye', code: 'too-slow' }
  const slow: Addressee = { write: (frame) => frames.push(frame.toString()) === 1 && post.send(slow, bye) }
  post.send(slow, told('much'))
  await aTurn()
  await aTurn()
  expect(frames.map((frame) => JSON.parse(frame))).toEqual([[told('much')], [bye]])
})
