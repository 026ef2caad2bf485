import { describe, expect, test } from 'vitest'
import { createPatchedView } from './patchedView.ts'

const news = (n: number, patch?: object) => ({ n, told: [], ...(patch && { patch: patch as never }) })

const standing = () => {
  const view = createPatchedView()
  view.stand(3, { dream: 5, cells: ['G7'] })
  return view
}

describe('a view that follows its changes', () => {
  test('one after the other', () => {
    const view = standing()
    view.change(news(4, { dream: [4] }))
    view.change(news(5))
    view.change(news(6, { cells: [['G8']] }))
    expect([view.at(), view.now()]).toEqual([6, { dream: 4, cells: ['G8'] }])
  })

  test('whatever overtook', () => {
    const view = standing()
    view.change(news(6, { dream: [1] }))
    view.change(news(5, { dream: [2] }))
    expect([view.at(), view.now()]).toEqual([3, { dream: 5, cells: ['G7'] }])
    view.change(news(4, { dream: [3] }))
    expect([view.at(), view.now()]).toEqual([6, { dream: 1, cells: ['G7'] }])
  })

  test('each once, however often it comes', () => {
    const view = standing()
    for (const n of [4, 4, 3, 1]) view.change(news(n, { dream: [n] }))
    expect([view.at(), view.now()]).toEqual([4, { dream: 4, cells: ['G7'] }])
  })

  test('after a gap the whole view comes, and what follows it stands on that', () => {
    const view = standing()
    view.change(news(7, { dream: [1] }))
    view.change(news(5, { nonsense: [1] }))
    view.stand(6, { dream: 2, cells: [] })
    expect([view.at(), view.now()]).toEqual([7, { dream: 1, cells: [] }])
  })

  test('one that does not fit is left, and the view stays behind until all of it comes', () => {
    const view = standing()
    view.change(news(4, { dream: { points: [1] } }))
    view.change(news(5, { dream: [1] }))
    expect([view.at(), view.now()]).toEqual([3, { dream: 5, cells: ['G7'] }])
    view.stand(5, { dream: 9, cells: [] })
    expect([view.at(), view.now()]).toEqual([5, { dream: 9, cells: [] }])
  })
})
