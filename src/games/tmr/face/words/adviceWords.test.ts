import { describe, expect, test } from 'vitest'
import { formatOf } from '../../../../house/texts/format.ts'
import type { Advice, Weighed } from '../../rules/public.ts'
import { en } from '../../texts/en/index.ts'
import { fr } from '../../texts/fr/index.ts'
import { chanceWords, figuresWords } from './adviceWords.ts'

const briseur: Weighed = { action: { type: 'master' }, chance: 0.03, ascent: 'this', thrownOut: { odds: 0.94, next: 0.6 } }
const advice = (best: Weighed): Advice => ({ verdict: 'goOn', best, now: best.chance, leftOut: 0, later: null, voies: [] })
const plain = (words: string): string => words.replace(/\s/g, ' ')

describe.each([
  ['fr', { texts: fr, format: formatOf('fr') }, 'cette montée 3 % · rejeté, à la prochaine 60 %', 'à la prochaine montée 60 %'],
  ['en', { texts: en, format: formatOf('en') }, 'this ascent 3% · thrown out, on the next 60%', 'on the next ascent 60%'],
] as const)('%s', (_, speaking, thrown, evaded) => {
  test('[ENC-4] what comes after being thrown out is named as the next ascent, apart', () => {
    expect(plain(chanceWords(speaking, briseur))).toBe(thrown)
    expect(plain(figuresWords(speaking, advice(briseur)))).toBe(thrown)
  })

  test('[ENC-5] advised to evade, the figure is of the next ascent', () => {
    expect(plain(figuresWords(speaking, advice({ action: { type: 'evade' }, chance: 0.6, ascent: 'next' })))).toBe(evaded)
  })
})
