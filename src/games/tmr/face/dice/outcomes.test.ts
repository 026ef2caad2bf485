import { expect, test } from 'vitest'
import { formatOf } from '../../../../house/texts/index.ts'
import { firstTexts, loadDragon } from '../../texts/index.ts'
import { dieName, outcomesOf } from './outcomes.ts'

const named = async (among: readonly string[]) =>
  outcomesOf(firstTexts, formatOf('fr'), await loadDragon('fr'), { label: 'x', among })

test('a souffle, a direction and a cell are named as players say them', async () => {
  const [souffle, direction, cell] = await named(['souffle-sommeil-sans-reve', 'ne', 'A1'])
  expect(souffle?.name).toBe('Sommeil sans rêve')
  expect(souffle?.range).toMatch(/^\d+(–\d+)?$/)
  expect(direction).toEqual({ face: 'ne', name: 'nord-est', range: '' })
  expect(cell).toEqual({ face: 'A1', name: 'Cité Vide · A1', range: '' })
})

test('a die is asked for by the words of its label', () => {
  expect(dieName(firstTexts, 'd7')).toBe('d7 de rencontre')
  expect(dieName(firstTexts, 'd12')).toBe('d12')
})
