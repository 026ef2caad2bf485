import { paidFor } from '../casting/cast.ts'
import type { Command, CommandOf } from '../commands.ts'
import { VOIES } from '../dreamer/draconic.ts'
import { costOfRepressing } from '../dreamer/dragon.ts'
import { groundOf } from '../effects/groundOf.ts'
import { effectsOf } from '../effects/queries.ts'
import { lostOf, repressionCost, whirlOf } from '../encounters/kinds.ts'
import type { Ground } from '../ground/ground.ts'
import { type CellId, isCellId } from '../map/map.ts'
import { meditationFatigue } from '../practice/meditations.ts'
import { levelCost, lostLevels, reveCost } from '../practice/spending.ts'
import { spentBy, synthesisPrice } from '../practice/synthesis.ts'
import { STORING_PRICE } from '../reserves/limits.ts'
import { isSuccess } from '../rolls/resolution.ts'
import { hasForgotten, spellsOf } from '../spells/known.ts'
import { findSpell } from '../spells/spell.ts'
import type { AscentRule, Encounter, Experience, Mode } from '../state.ts'
import type { DreamerView, View } from '../view.ts'
import { byOutcome, byQuality, type Cost, type Costs, costs, FREE_OF_CHARGE, type Price, sure } from './price.ts'

/** Whose answer it is, as they see themselves. */
interface Asked {
  readonly view: View
  readonly board: DreamerView
  readonly ground: Ground
}

const NOTHING: Costs = []

/** SOU-9: what all of these cells ask for, and what only some do. */
const tollAmong = ({ dream }: DreamerView, ground: Ground, cells: readonly CellId[]): Pick<Price, 'sure' | 'perhaps'> => {
  const tolls = new Set(cells.map((cell) => lostOf(dream, ground.toll(cell))))
  const most = costs({ dream: Math.max(0, ...tolls) })
  return tolls.size > 1 ? { sure: NOTHING, perhaps: most } : { sure: most, perhaps: NOTHING }
}

/** DRM-3, FAT-1: a track marks no more boxes than it has left. */
const boxes = ({ fatigueMax, fatigue, pendingFatigue }: DreamerView, asked: number): number =>
  Math.min(asked, Math.max(0, fatigueMax - fatigue - pendingFatigue))

/** DRM-3: the last box puts to sleep before anything else comes. */
const tires = ({ fatigueMax, fatigue, pendingFatigue }: DreamerView, asked: number): boolean =>
  fatigue + pendingFatigue + asked >= fatigueMax

/** ASC-1 to ASC-3: where the gardien's VOLONTÉ roll is failed, its round alone. */
const ascending = ({ board, ground }: Asked, mode: Mode, rule: AscentRule): Price => {
  const up = { dream: ground.ascentCost(mode), fatigue: boxes(board, ground.fatigue) }
  if (rule.kind === 'refused') return FREE_OF_CHARGE
  return rule.kind === 'will' ? { ...sure({ rounds: 1 }), rolled: byOutcome(costs(up), NOTHING) } : sure({ ...up, rounds: 1 })
}

/** MOV-1, MOV-2, SOU-9: a cell entered, one of these. */
const entering = ({ board, ground }: Asked, cells: readonly CellId[]): Price => {
  const toll = tires(board, ground.fatigue) ? FREE_OF_CHARGE : tollAmong(board, ground, cells)
  const step = costs({ fatigue: boxes(board, ground.fatigue), rounds: board.stepOpensRound ? 1 : 0 })
  return { ...FREE_OF_CHARGE, sure: [...step, ...toll.sure], perhaps: toll.perhaps }
}

/** MAP-5: off the map is anywhere. */
const moving = (asked: Asked, { to }: CommandOf<'move'>): Price => {
  const { board, ground } = asked
  const next = board.candidates.flatMap((cell) => ground.neighbour(cell, to) ?? ground.cells)
  return entering(asked, next)
}

/** ENC-10: a Messager goes for nothing; HID-5: one who is lost may be left where they are. */
const going = ({ board, ground }: Asked, { cell }: CommandOf<'goTo'>): Price => {
  if (board.encounter?.kind === 'messager') return FREE_OF_CHARGE
  const known = isCellId(cell) && (board.position !== null || board.encounter?.kind === 'changeur')
  const toll = tollAmong(board, ground, isCellId(cell) ? [cell] : ground.cells)
  return known ? { ...FREE_OF_CHARGE, ...toll } : { ...FREE_OF_CHARGE, perhaps: [...toll.sure, ...toll.perhaps] }
}

/** ENC-15, SPE-3: what a lost round takes; with the last point of dream or life, the way down too. */
const lostRound = ({ dream, life, pendingLife = 0 }: DreamerView, encounter: Encounter): Costs => {
  const whirl = whirlOf(encounter.kind)
  const asleep = dream <= whirl.dream || (whirl.life > 0 && life - pendingLife <= whirl.life)
  return costs({ dream: lostOf(dream, whirl.dream), life: whirl.life, repression: asleep ? repressionCost(encounter) : 0 })
}

/** ENC-14, ENC-15: what each further round of being held takes when it is lost. */
export const lostRounds = ({ effects }: Pick<DreamerView, 'effects'>, { kind }: Pick<Encounter, 'kind'>): Costs => {
  const whirl = whirlOf(kind)
  return costs({ dream: whirl.dream, fatigue: groundOf(effects).fatigue, life: whirl.life })
}

/** NIT-9: beyond three times the seuil all points are lost. */
const gained = ({ view, board }: Asked, points: number, seuil = board.seuil): number =>
  view.options.dragons && board.dream + points > 3 * seuil ? board.dream : -points

/** ENC-16, NIT-1: a mastered Rêve de Dragon gives back a point of the seuil. */
const wonDragon = (asked: Asked, strength: number): Costs => {
  const { view, board } = asked
  const given = view.options.dragons && board.seuil < board.sheet.reve ? 1 : 0
  return costs({ dream: gained(asked, strength, board.seuil + given), seuil: -given })
}

/** ENC-13, ENC-15, SPE-4: carried off to no one knows where. */
const CARRIES_OFF: ReadonlySet<Encounter['kind']> = new Set([
  'changeur',
  'passeur-fou',
  'tourbillon-blanc',
  'tourbillon-noir',
  'tourbillon-rouge',
])

const mastering = (asked: Asked, encounter: Encounter): Pick<Price, 'rolled' | 'perhaps'> => {
  const { board, ground } = asked
  const { kind, strength } = encounter
  const elsewhere = kind === 'changeur' ? ground.ofGenre(board.genre) : ground.cells
  const toll = tollAmong(board, ground, elsewhere)
  const perhaps = CARRIES_OFF.has(kind) ? [...toll.sure, ...toll.perhaps] : NOTHING
  switch (kind) {
    case 'fleur':
      return { rolled: byOutcome(costs({ dream: gained(asked, strength) }), NOTHING), perhaps }
    case 'mangeur':
      return { rolled: byOutcome(NOTHING, costs({ dream: lostOf(board.dream, strength) })), perhaps }
    case 'reve-de-dragon':
      return { rolled: byOutcome(wonDragon(asked, strength), NOTHING), perhaps }
    default:
      return { rolled: byOutcome(NOTHING, lostRound(board, encounter)), perhaps }
  }
}

/** ENC-4; ENC-14, ENC-15: another round of it. */
const facing = (asked: Asked, sureCosts: Costs): Price => {
  const { encounter } = asked.board
  return encounter ? { sure: sureCosts, ...mastering(asked, encounter) } : FREE_OF_CHARGE
}

/** ENC-14, ENC-15, FAT-1: the last box ends it before the roll. */
const struggling = (asked: Asked): Price => {
  const { board, ground } = asked
  const round = { fatigue: boxes(board, ground.fatigue), rounds: 1 }
  if (board.encounter && tires(board, ground.fatigue)) return sure({ ...round, repression: repressionCost(board.encounter) })
  return facing(asked, costs(round))
}

/** QUE-5: whoever evades under an urge represses it. */
const evading = ({ board }: Asked): Price =>
  sure({ repression: effectsOf(board, 'reserve-urgency').reduce((sum, urge) => sum + (costOfRepressing(urge) ?? 0), 0) })

/** CAST-2 to CAST-6, AST-5. */
const casting = ({ view, board }: Asked, { spell: id, cost: stated }: CommandOf<'cast'>): Price => {
  const spell = findSpell(spellsOf(view.spells, board.sheet), id)
  if (!spell) return FREE_OF_CHARGE
  const cost = spell.cost === 'variable' ? (stated ?? spell.leastCost) : spell.cost
  const seuil = view.options.dragons ? spell.seuil : 0
  const rolled = byQuality((quality) =>
    costs({ dream: paidFor(cost, quality, board.dream), seuil: isSuccess(quality) ? seuil : 0 }),
  )
  return { ...FREE_OF_CHARGE, rolled }
}

/** SIG-7, SIG-8. */
const synthesising = ({ view, board }: Asked, { spell: id }: CommandOf<'synthesise'>): Price => {
  const spell = findSpell(spellsOf(view.spells, board.sheet), id)
  if (!spell || spell.difficulty === 'variable') return FREE_OF_CHARGE
  const price = synthesisPrice(spell.difficulty, hasForgotten(board, id))
  const held = board.spellPoints[spell.voie]
  return { ...FREE_OF_CHARGE, rolled: byQuality((quality) => costs({ spellPoints: spentBy(quality, price, held) })) }
}

/** EXP-4: what one step more in it costs. */
export const stepCost = ({ sheet }: DreamerView, on: keyof Experience): number =>
  on === 'reve' ? reveCost(sheet.reve + 1) : levelCost(sheet.draconic[on] + 1)

/** EXP-5: unspent points first, then levels, which give back what they had cost. */
const destroying = ({ board }: Asked, { from }: CommandOf<'spend'>, points: number): readonly Cost[] => {
  const voie = VOIES.find((one) => one === from && one !== 'thanatos')
  if (!voie) return NOTHING
  const { levels, left } = lostLevels(board.xp[voie], board.sheet.draconic[voie], points)
  return costs({ experience: board.xp[voie] - left, levels })
}

const spending = (asked: Asked, said: CommandOf<'spend'>): Price => {
  const points = stepCost(asked.board, said.on)
  const own = costs({ experience: points, levels: -1, seuil: said.on === 'reve' ? -1 : 0 })
  return { ...FREE_OF_CHARGE, sure: said.on === 'thanatos' ? [...own, ...destroying(asked, said, points)] : own }
}

const repressing = ({ board }: Asked, { effect: n }: CommandOf<'repressEffect'>): Price => {
  const effect = board.effects.find((one) => one.n === n)
  return sure({ repression: (effect && costOfRepressing(effect)) ?? 0 })
}

/** MOV-4: a gesture evades what was met (ENC-9), and represses what holds (ENC-14). */
const breaking = (asked: Asked): Price => {
  const { phase, encounter } = asked.board
  if (phase === 'encounter') return evading(asked)
  return sure({ repression: encounter && phase === 'captive' ? repressionCost(encounter) : 0 })
}

const priceFor = (asked: Asked, said: Command): Price => {
  const { board, ground } = asked
  switch (said.type) {
    case 'ascend':
      return ascending(asked, said.mode, board.ascent)
    case 'answerAscent':
      return ascending(asked, board.mode ?? 'normal', said.rule)
    case 'move':
      return moving(asked, said)
    case 'jump':
      return entering(asked, isCellId(said.cell) ? [said.cell] : [])
    case 'stay':
      return sure({ fatigue: boxes(board, ground.fatigue), rounds: 1 })
    case 'goTo':
      return going(asked, said)
    case 'master':
      return facing(asked, NOTHING)
    case 'struggle':
      return struggling(asked)
    case 'evade':
      return evading(asked)
    case 'interrupt':
      return breaking(asked)
    case 'repress':
      return sure({ repression: board.encounter ? repressionCost(board.encounter) : 0 })
    case 'repressEffect':
      return repressing(asked, said)
    case 'cast':
      return casting(asked, said)
    case 'reserve':
      return sure({ dream: STORING_PRICE })
    case 'storeFailure':
      return { ...FREE_OF_CHARGE, rolled: byOutcome(costs({ dream: STORING_PRICE }), NOTHING) }
    case 'comeDown':
      return sure({ rounds: 1 })
    case 'descend':
      return sure({ rounds: board.stored ? 1 : 0 })
    case 'synthesise':
      return synthesising(asked, said)
    case 'meditate':
      return sure({ fatigue: boxes(board, meditationFatigue(ground)) })
    case 'spend':
      return spending(asked, said)
    case 'advance':
      return sure({ hours: said.hours })
    default:
      return FREE_OF_CHARGE
  }
}

/** What an answer takes, asked of what is also asked when it is carried out. A function of the view (HID-6). */
export const priceOf = (view: View, board: DreamerView, said: Command): Price =>
  priceFor({ view, board, ground: groundOf(board.effects) }, said)
