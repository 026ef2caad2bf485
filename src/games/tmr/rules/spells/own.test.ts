import { expect, test } from 'vitest'
import { isRefusal } from '../../../../kit/refusal.ts'
import { tmr } from '../index.ts'
import { knownSpells } from '../prompts/casts.ts'
import { given, PLAYER, setupOf, testSpell, up } from '../testing/scene.ts'

const chant = testSpell('chant-des-sources', { name: 'Chant des sources', cost: 3, difficulty: -2 })
const lumiere = testSpell('voix', { cost: 9 })

test('[DRM-1] a spell of the dreamer alone is theirs to cast, and no other dreamer knows it', () => {
  given({ own: [chant], spells: [] }, up()).does('cast', { spell: chant.id }, 'd100 50')
  given({ spells: null }, up()).refuses('cast', { spell: chant.id }, 'unknown-spell', 'CAST-1')
})

test('[DRM-1] it is offered with its facts, once, and costs what they say', () => {
  const scene = given({ own: [chant], spells: ['serenite'] }, up())
  const view = tmr.view(scene.table, PLAYER)
  expect(knownSpells(view, scene.seen).filter(({ id }) => id === chant.id)).toEqual([chant])
  expect(scene.does('cast', { spell: chant.id }, 'd100 50').me.dream).toBe(scene.me.dream - 3)
})

test('[DRM-1] a spell of the table of the same name stands before it', () => {
  const scene = given({ own: [lumiere] }, up())
  expect(scene.does('cast', { spell: 'voix' }, 'd100 50').me.dream).toBe(scene.me.dream - 4)
})

test('[RES-2] stored, it takes a place of its voie', () => {
  const stored = given({ own: [chant] }, up())
    .does('cast', { spell: chant.id }, 'd100 50')
    .does('reserve')
  expect(stored.me.reserves).toMatchObject([{ spell: chant.id }])
})

test('[SOU-12] it can be forgotten', () => {
  const forgets = { n: 1, id: 'souffle-confusion', key: 'forgotten-spell' as const, spell: chant.id }
  given({ own: [chant], effects: [forgets] }, up()).refuses('cast', { spell: chant.id }, 'unknown-spell', 'CAST-1')
})

test('[DRM-1] two of the same id, a name that hides something, or none are refused', () => {
  const parse = (own: object[]) => {
    const setup = setupOf()
    return tmr.parseSetup({ ...setup, dreamers: setup.dreamers.map((one) => ({ ...one, sheet: { ...one.sheet, own } })) })
  }
  expect(isRefusal(parse([chant]))).toBe(false)
  expect(isRefusal(parse([chant, chant]))).toBe(true)
  expect(isRefusal(parse([{ ...chant, name: 'a\u202eb' }]))).toBe(true)
  expect(isRefusal(parse([{ ...chant, name: ' ' }]))).toBe(true)
})

test('[DRM-1] a correction takes away no spell that is in hand or lies in reserve: it is still to be aimed', () => {
  const cast = given({ own: [chant, lumiere] }, up()).does('cast', { spell: chant.id }, 'd100 50')
  const held = cast.does('correct', { sheet: { own: [] } })
  expect(held.me.sheet.own).toEqual([chant])
  const aimed = held.does('keep').does('comeDown').does('target', { on: 'zone' })
  expect(aimed.happened).toContain('tookEffect')
  expect(cast.does('reserve').does('correct', { sheet: { own: [] } }).me.sheet.own).toEqual([chant])
  const renamed = { ...chant, name: 'Chant des rivières' }
  expect(cast.does('correct', { sheet: { own: [renamed] } }).me.sheet.own).toEqual([renamed])
})
