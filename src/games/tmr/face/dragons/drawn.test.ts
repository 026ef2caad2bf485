import { expect, test } from 'vitest'
import type { Notice } from '../../../../kit/feeds.ts'
import type { Told } from '../../rules/public.ts'
import { acting, dragons } from '../../rules/testing/dragonScene.ts'
import { NITOUCHE, type Scene } from '../../rules/testing/scene.ts'
import { firstTexts } from '../../texts/index.ts'
import { askingOf } from '../question/testing.ts'
import { didWords } from './didWords.ts'
import { drawnOf } from './drawn.ts'
import { factsOf, repressTold } from './effectFacts.ts'

/** What the cards of a scene say that they did. */
const did = (scene: Scene): readonly string[] => {
  const notices = [{ n: 1, told: scene.told } as unknown as Notice<Told>]
  return drawnOf(notices, NITOUCHE, 0).flatMap((card) => didWords(askingOf(scene), card, scene.seen.seuil))
}
const drawn = (kind: 'queue' | 'souffle' | 'tete', dice: string, like: Parameters<typeof dragons>[0] = {}): Scene =>
  dragons(like).does('afflict', { kind }, dice)

test('[TET-3] a card says the spell it taught, and the new seuil', () => {
  const spell = 'tete tete-connaissance-intuitive-d-un-nouveau-sort spell voix'
  expect(did(drawn('tete', spell, { unknown: ['voix'] }))).toEqual([expect.stringContaining('voix')])
  expect(did(drawn('tete', 'tete tete-augmentation-du-seuil-de-reve'))[1]).toContain('15')
})

test('[QUE-10] [SOU-15] the boxes it took, and the knowledge lost, on the sheet or not', () => {
  expect(did(drawn('queue', 'queue queue-coup-de-barre d6 1 2 3'))).toEqual([expect.stringContaining('6 cases de fatigue')])
  const lazy = 'souffle souffle-paresse-intellectuelle knowledge'
  expect(did(drawn('souffle', `${lazy} alchimie`))[0]).toMatch(/^Alchimie/)
  expect(did(drawn('souffle', `${lazy} hypnos`))[0]).toMatch(/^Hypnos/)
})

test('[SOU-8] [DRG-11] that one stood on the ground that is gone', () => {
  const gone = did(drawn('souffle', 'souffle souffle-trou-noir cell G4 cell K9'))
  expect(gone).toContain('Vous y étiez.')
  expect(did(drawn('queue', 'queue queue-reinsertion-aleatoire cell K9'))).not.toContain('Vous y étiez.')
})

test('[DRG-7] nobody says of a gift that it cannot be repressed', () => {
  const told = (id: string) => repressTold(firstTexts.ui.dragons, id)
  expect(told('tete-reserve-en-securite')).toBeNull()
  expect(told('souffle-peage')).toBe(firstTexts.ui.dragons.notRepressible)
  expect(told('queue-pelerinage')).not.toBeNull()
})

test('[DRG-5] an effect with days says which day this is', () => {
  const { board, texts, format } = askingOf(dragons({ effects: acting(['souffle-peage', { until: 16 }]) }))
  const [effect] = board.effects
  const facts = effect ? factsOf(texts, format, { dragon: null, spellName: (id) => id }, effect, 9) : []
  expect(facts.join(' ')).toMatch(/jour.16.*jour.9/)
})
