import { expect, test } from 'vitest'
import { findSpell, VOIES } from '../../rules/public.ts'
import { practice as en } from '../../texts/en/practice/index.ts'
import { practice as fr } from '../../texts/fr/practice/index.ts'
import { afterToll, drawErratic, ERRATIC, type ErraticField, fieldOf } from './erratic.ts'

test('[CAST-5] every voie has its effects, some with a consequence, each told in both languages; all can be drawn', () => {
  for (const voie of [...VOIES, 'invocation'] satisfies readonly ErraticField[]) {
    const drawn = Array.from({ length: 100 }, (_, at) => drawErratic(voie, at / 100).id)
    expect(new Set(drawn)).toEqual(new Set(ERRATIC[voie].map(([id]) => id)))
    expect(ERRATIC[voie].some(([, toll]) => Object.keys(toll).length > 0)).toBe(true)
    for (const [id] of ERRATIC[voie]) for (const { erratic } of [fr, en]) expect(erratic.effects[id].length).toBeGreaterThan(20)
    for (const { erratic } of [fr, en]) expect(erratic.fields[voie].length).toBeGreaterThan(20)
    expect(drawErratic(voie, 1).id).toBe(ERRATIC[voie].at(-1)?.[0])
  }
})

test('[CAST-5] a calling of Hypnos that fails brings anything; any other spell stays within its voie', () => {
  const field = (id: string) => {
    const spell = findSpell({}, id)
    if (!spell) throw new Error(id)
    return fieldOf(spell)
  }
  expect(['guerrier-sorde', 'guerrier-turme', 'kanaillou', 'nonechalepasse'].map(field)).toEqual(Array(4).fill('invocation'))
  expect(['sommeil', 'invoquer-sa-voix', 'air-en-feu', 'alliance'].map(field)).toEqual(['hypnos', 'hypnos', 'oniros', 'narcos'])
})

test('[SPE-3] [DRM-3] what it takes goes from the sheet, and never the last of life', () => {
  const sheet = { dream: 1, fatigue: 5, life: 1 }
  expect(afterToll(sheet, { dream: 2 })).toEqual({ dream: 0 })
  expect(afterToll(sheet, { fatigue: 3 })).toEqual({ fatigue: 8 })
  expect(afterToll(sheet, { life: 2 })).toEqual({ life: 1 })
  expect(afterToll(sheet, {})).toEqual({})
})
