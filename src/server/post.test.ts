import { expect, test } from 'vitest'
import { type Addressee, createPost } from './post.ts'
import type { Out } from './table/openTable.ts'

const told = (id: string): Out => ({ type: 'held', id })

const start = () => {
  const emitted: { readonly ids: readonly string[]; readonly messages: readonly Out[] }[] = []
  const left: string[] = []
  const post = createPost((ids, messages) => emitted.push({ ids, messages }))
  const addressee = (id: string): Addressee => ({ id, left: () => left.push(id) })
  return { post, emitted, left, addressee }
}

const aTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('what is said in the same moment leaves together; what several are told is written once', async () => {
  const { post, emitted, left, addressee } = start()
  const [ana, bo, ce] = ['ana', 'bo', 'cé'].map(addressee) as [Addressee, Addressee, Addressee]
  const [news, answer] = [told('news'), told('answer')]
  for (const one of [ana, bo, ce]) post.send(one, news)
  post.send(ce, answer)
  expect(emitted).toEqual([])
  await aTurn()
  expect(emitted).toEqual([
    { ids: ['ana', 'bo'], messages: [news] },
    { ids: ['cé'], messages: [news, answer] },
  ])
  expect(left).toEqual(['ana', 'bo', 'cé'])
})

test('much that is said to one in a moment does not wait for its end: what it weighs is known when it has left', async () => {
  const { post, emitted, left, addressee } = start()
  const ana = addressee('ana')
  const all = Array.from({ length: 20 }, (_, at) => told(`${at}`))
  for (const message of all) post.send(ana, message)
  expect(left).toEqual(['ana', 'ana'])
  await aTurn()
  expect(emitted.flatMap(({ messages }) => messages)).toEqual(all)
})

test('what is said because something has left, leaves too', async () => {
  const { post, emitted } = start()
  const bye: Out = { type: 'bye', code: 'too-slow' }
  const slow: Addressee = { id: 'slow', left: () => emitted.length === 1 && post.send(slow, bye) }
  post.send(slow, told('much'))
  await aTurn()
  await aTurn()
  expect(emitted.map(({ messages }) => messages)).toEqual([[told('much')], [bye]])
})
