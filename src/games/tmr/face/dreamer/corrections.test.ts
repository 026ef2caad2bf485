import { expect, test } from 'vitest'
import { isRefusal } from '../../../../kit/refusal.ts'
import { tmr } from '../../rules/index.ts'
import type { CellId, DreamerView } from '../../rules/public.ts'
import { correctionsOf } from './corrections.ts'
import { type DreamerForm, formOf, setupOf } from './dreamerForm.ts'
import { tableSetupOf } from './newDreamer.ts'
import { READY_DREAMERS, type ReadyId } from './readyDreamers.ts'

const boardOf = async (ready: ReadyId): Promise<DreamerView> => {
  const setup = await tableSetupOf(READY_DREAMERS[ready])
  if (isRefusal(setup)) throw new Error(setup.code)
  const [board] = tmr.view(tmr.initial(setup), { kind: 'gardien' }).boards
  if (!board) throw new Error('no board')
  return board
}

const corrected = (board: DreamerView, change: Partial<DreamerForm>) => {
  const form = { ...formOf(board), ...change }
  const setup = setupOf(form, 'A1' as CellId)
  if (isRefusal(setup)) throw new Error(setup.code)
  return correctionsOf(board, setup, form.position)
}

test('a sheet left as it was says nothing to the journal', async () => {
  for (const ready of ['nitouche', 'balthazar', 'lison'] as const) expect(corrected(await boardOf(ready), {})).toEqual([])
})

test('[DRM-1] only what changed is corrected', async () => {
  expect(corrected(await boardOf('lison'), { reve: '11', oniros: '-2', dream: '9' })).toEqual([
    {
      type: 'correct',
      dreamer: 'lison',
      sheet: { reve: 11, draconic: { oniros: -2, hypnos: -11, narcos: -11, thanatos: -11 } },
      dream: 9,
    },
  ])
})

test('[DRM-2] a new place is a word of its own, and none while a journey is under way', async () => {
  const board = await boardOf('lison')
  const position = 'C6' as CellId
  expect(corrected(board, { position })).toEqual([{ type: 'place', dreamer: 'lison', cell: 'C6', hidden: false }])
  expect(corrected({ ...board, phase: 'free' }, { position })).toEqual([])
})

test('[HID-1] one who is lost stays lost until placed', async () => {
  const lost = { ...(await boardOf('lison')), position: null }
  expect(corrected(lost, {})).toEqual([])
})
