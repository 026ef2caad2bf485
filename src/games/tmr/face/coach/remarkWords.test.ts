import { expect, test } from 'vitest'
import { formatOf } from '../../../../house/texts/format.ts'
import type { Review } from '../../practice/index.ts'
import { dreamerId, type Valued } from '../../rules/public.ts'
import { fr } from '../../texts/fr/index.ts'
import { practice } from '../../texts/fr/practice/index.ts'
import { isWorse, remarkWords } from './remarkWords.tsx'

const telling = { texts: fr, format: formatOf('fr'), words: practice.coach }
const dreamer = dreamerId('nitouche')
const valued = (type: 'master' | 'evade', chance: number): Valued => ({
  ...{ command: { type, dreamer }, chance, ascent: type === 'evade' ? 'next' : 'this', roll: null, risk: null },
})
const [best, chosen] = [valued('evade', 0.5), valued('master', 0.45)]
const said = (lost: number, leftOut: number) => {
  const review: Review = { seq: 1, options: [best, chosen], best, chosen, lost, leftOut, verdict: 'goOn', why: null }
  const remark = { seq: 1, review, grope: null }
  return { worse: isWorse(remark), words: remarkWords(telling, remark)?.replace(/\s/g, ' ') }
}

test('where the difference is larger than what is left out, the mentor speaks, and says what it left out', () => {
  const { worse, words } = said(0.05, 0.02)
  expect(worse).toBe(true)
  expect(words).toContain('Mieux valait se dérober : à la prochaine montée 50 %')
  expect(words).toMatch(/Laissé de côté.*2 points/)
})

test('where it is not, nobody is scolded', () => {
  const { worse, words } = said(0.05, 0.05)
  expect(worse).toBe(false)
  expect(words).toMatch(/^Votre choix, maîtriser : .*45 %\. Aucun autre.*Laissé de côté/)
  expect(words).not.toContain('Mieux valait')
})

test('where nothing is left out, nothing is said of it', () => {
  expect(said(0.05, 0).words).not.toContain('Laissé')
})
