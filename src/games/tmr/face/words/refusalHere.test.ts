import { expect, test } from 'vitest'
import { refusal } from '../../../../kit/refusal.ts'
import { firstTexts, loadTexts } from '../../texts/index.ts'
import { refusalHere } from './told.ts'

const NOT_SLEEPY = refusal('not-sleepy', 'NIT-2')

test('[NIT-2] alone there is no gardien to ask: the correction of the sheet is named by its name', async () => {
  for (const texts of [firstTexts, await loadTexts('en')]) {
    const alone = refusalHere(texts, NOT_SLEEPY, 'alone')
    expect(alone).toContain(texts.ui.night.gardien.correctRest)
    expect(alone).not.toMatch(/gardien|keeper/)
    expect(refusalHere(texts, NOT_SLEEPY, 'table')).toMatch(/gardien|keeper/)
  }
})

test('what is told of a refusal otherwise stays', () => {
  expect(refusalHere(firstTexts, refusal('cost-too-low', null, { least: 3 }), 'alone')).toContain('3 points')
})
