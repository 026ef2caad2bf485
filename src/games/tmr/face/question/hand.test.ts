import { expect, test } from 'vitest'
import { formatOf, LOCALES } from '../../../../house/texts/index.ts'
import { type CommandOf, dreamerId } from '../../rules/public.ts'
import { givenAt, holds, NITOUCHE, setupOf, testSpell, up } from '../../rules/testing/scene.ts'
import { loadTexts } from '../../texts/index.ts'
import type { Asking, TmrAnswer, TmrQuestion } from './asking.ts'
import { momentOf } from './questionOf.ts'
import { askingOf } from './testing.ts'

const MARIN = dreamerId('marin')

/** Nitouche with a spell in hand, down again; Marin beside her. */
const aiming = (change: Partial<Asking>, values: Readonly<Record<string, string | number>>, spell = 'poing'): TmrQuestion => {
  const [setup] = setupOf({ id: MARIN, name: 'Marin', dream: 12 }).dreamers
  const spells = [testSpell('poing', { jr: -8 }), testSpell('sphere', { target: 'zone' })]
  const scene = givenAt({}, { spells }, up(), holds(spell))
  return momentOf(askingOf(scene.does('keep').does('comeDown').does('addDreamer', { setup }), change, values))
}

const onCreature = (...of: Parameters<typeof aiming>): TmrAnswer =>
  aiming(...of).answers.find(({ id, aside }) => !aside && id.startsWith('target creature')) as TmrAnswer

test.each(LOCALES)(
  '[TGT-4] an aim at a dreamer of the table is called by their name, for the eye and the ear (%s)',
  async (locale) => {
    const words = { texts: await loadTexts(locale), format: formatOf(locale) }
    const [nobody, named] = [onCreature(words, {}), onCreature(words, { whom: MARIN })]
    expect(nobody.label).toBe(words.texts.targets.creature)
    expect(named).toMatchObject({ id: 'target creature marin', label: 'Marin', told: expect.stringContaining('Marin') })
    expect(named.told).not.toContain(words.texts.targets.creature)
    expect(named.takes).toMatchObject({ command: { on: 'creature', whom: MARIN } })
  },
)

test('[TGT-4] whom the spell of a stake is for resists with the points that are told of them', () => {
  expect(onCreature({ foe: 5 }, {}).takes).toMatchObject({ command: { on: 'creature', resist: 5 } })
  expect(onCreature({ foe: 5 }, { resist: 8 }).takes).toMatchObject({ command: { resist: 8 } })
})

test('[TGT-4] once it is said and waits for its dice, it keeps the name', () => {
  const said: CommandOf<'target'> = { type: 'target', dreamer: NITOUCHE, on: 'creature', whom: MARIN }
  expect(onCreature({ said }, {}).label).toBe('Marin')
})

test('[TGT-4] an aim is found once: the name chosen on the card is not told a second time to the ear', () => {
  const ids = aiming({}, { whom: MARIN }).answers.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('[TGT-2] a zone around a dreamer of the table says around whom', () => {
  expect(onCreature({}, { whom: MARIN }, 'sphere').follows).toEqual([{ told: 'Marin est le centre de la zone.' }])
  expect(onCreature({}, {}, 'sphere').follows).toEqual([{ told: 'La créature est le centre de la zone.' }])
})
