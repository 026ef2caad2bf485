import { KNOWLEDGE, LOWEST_LEVEL, VOIES, type Voie } from '../../dreamer/draconic.ts'
import { type DragonEntry, dragonEntry, drawEntry } from '../../dreamer/dragon.ts'
import { isUnder } from '../../effects/queries.ts'
import { nearestReserve } from '../../effects/urgency.ts'
import { rollDie } from '../../rolls/check.ts'
import { knownSpellIds, unknownSpells } from '../../spells/known.ts'
import { relearn } from '../learning.ts'
import type { Turn } from '../turn.ts'
import { type Beginning, rollLength, start } from './begin.ts'

/** QUE-10, SOU-13. */
export const beginSlump: Beginning = (turn) => {
  const dice = Array.from({ length: 3 }, () => rollDie(turn.dice, 6, 'fatigue'))
  const boxes = dice.reduce((sum, face) => sum + face, 0) + turn.ground.strain
  turn.apply([{ type: 'fatigued', boxes, dice, why: 'queue' }])
}

/** QUE-10. */
export const beginInfarct: Beginning = (turn) => turn.apply([{ type: 'hurt', life: 4, boxes: 8, why: 'queue' }])

/** QUE-9. */
export const beginDesire: Beginning = (turn, drawn) =>
  start(turn, drawn, { detail: drawEntry(turn.dice, 'desir', () => false).id })

/** QUE-9: number 20 is drawn again under an urge. */
export const beginIdea: Beginning = (turn, drawn) => {
  const urged = isUnder(turn.me, 'reserve-urgency')
  const idea = drawEntry(turn.dice, 'idee', ({ key }) => urged && key === 'no-ascent')
  start(turn, drawn, { detail: idea.id, key: idea.key ?? null })
}

/** SOU-12. */
export const beginConfusion: Beginning = (turn, drawn) => {
  const among = knownSpellIds(turn.me, turn.spells)
  if (among.length > 0) start(turn, drawn, { spell: turn.dice.roll({ label: 'spell', among }) as string })
}

const CHARACTERISTICS = [
  'apparence',
  'constitution',
  'force',
  'agilite',
  'dexterite',
  'vue',
  'ouie',
  'odorat-gout',
  'volonte',
  'intellect',
  'empathie',
  'reve',
] as const

/** SOU-14. */
export const beginWeakness: Beginning = (turn, drawn) => {
  const characteristic = CHARACTERISTICS[rollDie(turn.dice, 12, 'characteristic') - 1] as string
  start(turn, drawn, { characteristic, loss: rollDie(turn.dice, 7, 'loss') })
}

const levelOf = (turn: Turn, of: 'astrologie' | Voie): number => {
  const { sheet } = turn.me
  return of === 'astrologie' ? sheet.astrologie : sheet.draconic[of]
}

/** SOU-15: the others are on the gardien's sheet, and told. */
export const beginLaziness: Beginning = (turn) => {
  const of = turn.dice.roll({ label: 'knowledge', among: KNOWLEDGE }) as (typeof KNOWLEDGE)[number]
  const ours = of === 'astrologie' || (VOIES as readonly string[]).includes(of)
  if (!ours || levelOf(turn, of as 'astrologie' | Voie) > LOWEST_LEVEL)
    turn.apply([{ type: 'sheetChanged', of, by: -1, why: 'souffle' }])
}

/** SOU-17. */
export const beginPerpetual: Beginning = (turn, drawn) => start(turn, drawn, { left: rollLength(turn) })

/** TET-3. */
export const beginThreshold: Beginning = (turn) => {
  const { sheet, depths } = turn.me
  const by = Math.min(2, 2 * sheet.reve - depths.seuil)
  if (by > 0) turn.apply([{ type: 'seuilChanged', by, why: 'tete' }])
}

/** TET-3. */
export const beginSpell: Beginning = (turn) => {
  const among = unknownSpells(turn.me, turn.spells)
  if (among.length > 0) relearn(turn, turn.dice.roll({ label: 'spell', among }) as string, 'tete')
}

/** QUE-6: what an urge cannot come on top of. */
const UNURGED = ['pilgrimage', 'conquest', 'purification-tour', 'no-ascent', 'reserve-urgency'] as const

/** QUE-5: lost, no cell is named; QUE-6: otherwise an idée fixe. */
export const beginUrgency: Beginning = (turn, drawn) => {
  const { me, ground } = turn
  const cell = nearestReserve(ground, me.reserves, me.position)
  if (cell === null || UNURGED.some((key) => isUnder(me, key)))
    beginIdea(turn, { ...drawn, entry: dragonEntry('queue-idee-fixe') as DragonEntry })
  else start(turn, drawn, me.candidates ? {} : { cell })
}
