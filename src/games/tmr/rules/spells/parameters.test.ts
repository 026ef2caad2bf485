import { expect, test } from 'vitest'
import { given, up } from '../testing/scene.ts'
import { asksOf } from './parameters.ts'
import { findSpell, SPELLS, type Spell } from './spell.ts'

const asked = (id: string) => asksOf(findSpell({}, id) as Spell)

test('[CAST-1] each spell of the list asks for its own, and for no other', () => {
  expect(asked('lumiere')).toEqual(['diameter'])
  expect(asked('brouillard')).toEqual(['diameter'])
  expect(asked('lanterne')).toEqual([])
  expect(asked('pont-immateriel')).toEqual([])
  expect(asked('sommeil')).toEqual(['birth'])
  expect(asked('non-agressivite')).toEqual([])
  expect(asked('illusion-animale')).toEqual(['diameter', 'look'])
  expect(asked('metamorphose')).toEqual(['birth', 'look'])
  expect(asked('tympan-d-hypnos')).toEqual(['birth', 'sound'])
  for (const spell of SPELLS) {
    if (asksOf(spell)?.includes('diameter')) expect([spell.voie, spell.target]).toEqual(['oniros', 'zone'])
    if (asksOf(spell)?.includes('birth')) expect(spell.voie).toBe('hypnos')
  }
})

test('[CAST-1] a spell that stands in no list takes words', () => {
  expect(asksOf({ ...(findSpell({}, 'sommeil') as Spell) })).toBeNull()
})

test('[CAST-1] [RES-4] what was stated goes with the spell, into its reserve and out of it; what it does not ask for is not kept', () => {
  const parameters = { diameter: 6, look: 'un cerf' }
  const cast = given({ position: 'A5', draconic: { oniros: 3, hypnos: 3, narcos: 0, thanatos: -11 } }, up(), {
    type: 'settled',
  }).does('cast', { spell: 'lumiere', parameters }, 'd100 20')
  expect(cast.told[0]).toMatchObject({ what: { type: 'castRolled', parameters: { diameter: 6 } } })
  expect(cast.seen.spell?.parameters).toEqual({ diameter: 6 })
  const stored = cast.does('reserve')
  expect(stored.board.reserves[0]?.parameters).toEqual({ diameter: 6 })
})
