import { expect, test } from 'vitest'
import type { SeatInfo } from '../../../../house/seat/link.ts'
import type { View } from '../../rules/public.ts'
import { toldApart } from './moment.ts'

const view = {
  table: [
    { id: 'nitouche', name: 'Nitouche' },
    { id: 'nitouche-2', name: 'Nitouche' },
  ],
  boards: [{ id: 'nitouche-2', sheet: { name: 'Nitouche', reve: 14 } }],
} as unknown as View

const seat = (id: string, name: string, called: string | null) => ({ seat: id, name, called }) as SeatInfo

test('two Nitouche are Nitouche (Anne) and Nitouche (Bruno), on their boards too', () => {
  const told = toldApart(view, [seat('nitouche', 'Nitouche', 'Anne'), seat('nitouche-2', 'Nitouche', 'Bruno')])
  expect(told.table.map(({ name }) => name)).toEqual(['Nitouche (Anne)', 'Nitouche (Bruno)'])
  expect(told.boards.map(({ sheet }) => sheet)).toEqual([{ name: 'Nitouche (Bruno)', reve: 14 }])
})

test('where nobody is taken for another, the view is the same', () => {
  expect(toldApart(view, [])).toBe(view)
  const other = { ...view, table: view.table.slice(0, 1) }
  expect(toldApart(other, [seat('nitouche', 'Nitouche', 'Anne')])).toBe(other)
})
