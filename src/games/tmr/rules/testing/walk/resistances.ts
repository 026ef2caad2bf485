import { holds, NITOUCHE, setupOf, up } from '../scene.ts'
import { goes, type Walked } from './walked.ts'
import { dragons, under, type Way } from './way.ts'

const marin = { setup: { ...setupOf({ name: 'Marin' }).dreamers[0], id: 'marin' } }

/** TGT-4: aimed at Marin, who rolls. */
const aimed = (): Walked =>
  goes(
    dragons({}, up(), holds('peur')),
    ['keep'],
    ['comeDown'],
    ['addDreamer', marin],
    ['target', { on: 'creature', whom: 'marin' }],
  )

/** TGT-2, TGT-4: a miss and what the gardien calls it; what passes between two who sit there. */
export const resistances: readonly Way[] = [
  [
    'missed, and called impossible magic',
    () =>
      goes(
        dragons({}, up(), holds('non-agressivite')),
        ['keep'],
        ['comeDown'],
        ['target', { on: 'creature', reached: false }, 'd100 100'],
        ['ruleSpell', { as: 'impossible' }],
      ),
  ],
  ['aimed at a dreamer who waits', aimed],
  ['resisted by a dreamer, and come back', () => goes(aimed(), ['resist', { dreamer: 'marin', against: NITOUCHE }, 'd100 1'])],
  [
    'come back and resisted',
    () => goes(aimed(), ['resist', { dreamer: 'marin', against: NITOUCHE }, 'd100 1'], ['faceReturn', {}, 'd100 1']),
  ],
  ['not resisted by a dreamer', () => goes(aimed(), ['resist', { dreamer: 'marin', against: NITOUCHE }, 'd100 100'])],
  ['aimed at by somebody', () => goes(dragons(), ['castAt', { spell: 'peur', caster: 'Ogre' }])],
  ['aimed at by somebody, resisted', () => goes(dragons(), ['castAt', { voie: 'thanatos' }], ['resist', {}, 'd100 1'])],
  [
    'aimed at by somebody, forgone',
    () => goes(under('tete-don-de-non-resistance-a-la-magie', {}), ['castAt', { spell: 'peur' }], ['resist', { yield: true }]),
  ],
]
