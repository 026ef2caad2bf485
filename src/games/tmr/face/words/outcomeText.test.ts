import { expect, test } from 'vitest'
import { given, holds, type Scene, up } from '../../rules/testing/scene.ts'
import { fr } from '../../texts/fr/index.ts'
import { outcomeText } from './spellEffects.ts'

const aiming = (dream: number): Scene => given({ dream }, up(), holds('poing')).does('keep').does('comeDown')

const noted = ({ seen: { effect } }: Scene): string => (effect ? outcomeText(fr, effect) : '')

test('[TGT-4] the note of a spell aimed at oneself does not say that it came back; of one that did, it does', () => {
  expect(noted(aiming(1).does('target', { on: 'self' }, 'd100 99'))).toBe(fr.journal.tookSelf)
  const back = aiming(1).does('target', { on: 'creature', resist: 20 }, 'd100 1 99')
  expect(noted(back)).toBe(fr.outcomes.self)
})
