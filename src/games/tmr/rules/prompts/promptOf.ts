import { refusal } from '../../../../kit/refusal.ts'
import { asksResistance, rangeInMetres, takesAim } from '../aiming/target.ts'
import type { Command, CommandOf } from '../commands.ts'
import { repressionRisk } from '../dreamer/repression.ts'
import { groundOf } from '../effects/groundOf.ts'
import { mayPass, repressionCost, whirlForce } from '../encounters/kinds.ts'
import { WET_MASTERY } from '../ground/ground.ts'
import { whyNotUp } from '../journey/ascent.ts'
import { reserveLimit, storedOf, whyNotStored } from '../reserves/limits.ts'
import { attempt } from '../rolls/check.ts'
import { findSpell, type Spell } from '../spells/spell.ts'
import type { Encounter, Mode, Sheet } from '../state.ts'
import type { DreamerView, HandView, View } from '../view.ts'
import { castChoices, handOdds } from './casts.ts'
import { type Choice, type Cost, choice, type Odds, oddsOf } from './choice.ts'
import { asleep, dragonChoices, giftPrompt, releasingPrompt, repressions, sleepChoice, urgentDescent } from './dragons.ts'
import { mastering } from './mastering.ts'
import type { AimChoice, Prompt } from './prompt.ts'
import { reachableCells } from './reach.ts'
import { stepChoices } from './steps.ts'

/** ASC-2. */
export const willOdds = ({ volonte }: Pick<Sheet, 'volonte'>, difficulty: number): Odds => oddsOf(attempt(volonte, difficulty))

const awake = (view: View, board: DreamerView): Prompt => {
  const { id: dreamer, dream, ascent, sheet } = board
  const ground = groundOf(board.effects)
  const kept = ground.noAscent ? refusal('no-ascent' as const, 'QUE-9') : null
  const barred = kept ?? (ascent.kind === 'refused' ? refusal('ascent-refused' as const, 'ASC-2') : null)
  const up = (mode: Mode) =>
    choice<CommandOf<'ascend'>>({ type: 'ascend', dreamer, mode }, 'ASC-1', {
      refusal: barred ?? whyNotUp(dream, mode, ground),
      cost: [{ of: 'dream', points: ground.ascentCost(mode) }],
    })
  const will = ascent.kind === 'will' ? willOdds(sheet, ascent.difficulty) : null
  return {
    kind: 'awake',
    asked: 'joueur',
    ascents: [up('normal'), up('accelerated')],
    will,
    sleep: sleepChoice(view, board),
    repressions: repressions(board),
  }
}

const encounterChoices = (board: DreamerView, encounter: Encounter): readonly Choice[] => {
  const { id: dreamer } = board
  const evade = encounter.until ? refusal('no-second-evasion' as const, 'ENC-5') : null
  const pass: Choice<Command>[] = mayPass(encounter.kind) ? [choice({ type: 'letPass', dreamer }, 'ENC-3')] : []
  return [
    choice({ type: 'master', dreamer }, 'ENC-4', { odds: mastering(board, encounter.strength) }),
    ...pass,
    choice({ type: 'evade', dreamer }, 'ENC-5', { refusal: evade }),
    choice({ type: 'repress', dreamer }, 'ENC-6', {
      risk: repressionRisk(board.repression, repressionCost(encounter)),
      cost: [{ of: 'repression', points: repressionCost(encounter) }],
    }),
  ]
}

const service = (board: DreamerView, encounter: Encounter): Prompt => ({
  kind: 'service',
  asked: 'joueur',
  encounter,
  cells: reachableCells(board, encounter),
  certain: board.position !== null || encounter.kind === 'changeur',
  pathLength: encounter.kind === 'changeur' ? 0 : encounter.strength,
  choices: [choice({ type: 'decline', dreamer: board.id }, encounter.kind === 'messager' ? 'ENC-10' : 'ENC-11')],
})

/** MOV-2: what a round in the Terres takes. */
const round = ({ effects }: DreamerView): readonly Cost[] => [{ of: 'fatigue', points: groundOf(effects).fatigue }]

const captive = (board: DreamerView, encounter: Encounter): Prompt => ({
  kind: 'captive',
  asked: 'joueur',
  encounter,
  dreamCost: whirlForce(encounter.kind),
  choices: [
    choice({ type: 'struggle', dreamer: board.id }, encounter.kind === 'reflet' ? 'ENC-14' : 'ENC-15', {
      odds: mastering(board, encounter.strength),
      cost: round(board),
    }),
  ],
})

const free = (view: View, board: DreamerView): Prompt => {
  const { id: dreamer } = board
  const stay = board.stored ? refusal('must-leave' as const, 'RES-5') : null
  return {
    kind: 'free',
    asked: 'joueur',
    steps: stepChoices(board),
    casts: castChoices(view, board),
    ...dragonChoices(view, board),
    repressions: repressions(board),
    choices: [
      choice({ type: 'stay', dreamer }, 'MOV-1', { refusal: stay, cost: round(board) }),
      choice({ type: 'descend', dreamer }, 'MOV-4', { refusal: urgentDescent(board) }),
    ],
  }
}

const shelfOf = (view: View, board: DreamerView) => ({
  reserves: board.reserves,
  draconic: board.sheet.draconic,
  voieOf: (id: string) => findSpell(view.spells, id)?.voie,
})

/** RES-2: how full the shelf of the spell's voie is, and why it may not take one more. */
const storing = (view: View, board: DreamerView, spell: Spell, hand: HandView) => {
  const shelf = shelfOf(view, board)
  return {
    stored: storedOf(shelf, spell.voie),
    limit: reserveLimit(board.sheet.draconic, spell.voie),
    refusal: whyNotStored(shelf, spell, hand),
  }
}

/** RES-1: a spell laid down costs a point more. */
const LAID: readonly Cost[] = [{ of: 'dream', points: 1 }]

const cast = (view: View, board: DreamerView, hand: HandView, spell: Spell): Prompt => {
  const { id: dreamer } = board
  const { stored, limit, refusal: why } = storing(view, board, spell, hand)
  const choices = [
    choice({ type: 'keep', dreamer }, 'CAST-2'),
    choice({ type: 'reserve', dreamer }, 'RES-1', { refusal: why, cost: LAID }),
  ]
  return { kind: 'cast', asked: 'joueur', hand, stored, limit, choices }
}

const fumble = (view: View, board: DreamerView, hand: HandView, spell: Spell): Prompt => {
  const { id: dreamer } = board
  const { stored, limit, refusal: why } = storing(view, board, spell, hand)
  const odds = handOdds(board, spell, hand)
  const again = choice({ type: 'storeFailure', dreamer }, 'RES-7', { odds, refusal: why, cost: LAID })
  return { kind: 'fumble', asked: 'joueur', hand, stored, limit, choices: [choice({ type: 'accept', dreamer }, 'CAST-5'), again] }
}

const AIMS = ['zone', 'object', 'creature', 'self'] as const

const targeting = (board: DreamerView, hand: HandView, spell: Spell): Prompt => ({
  kind: 'targeting',
  asked: 'joueur',
  hand,
  spell,
  metres: rangeInMetres(spell, board.sheet.empathie),
  aims: AIMS.map((on): AimChoice => ({ on, wrong: !takesAim(spell, on), asksResistance: asksResistance(spell, on) })),
  sight: board.sight === null ? null : oddsOf(attempt(board.sheet.vue, board.sight)),
  ownJr: spell.jr === null ? null : oddsOf(attempt(board.dream, spell.jr)),
  returnJr: spell.jr === null ? null : oddsOf(attempt(board.dream, 0)),
})

const wet = (board: DreamerView): Prompt => ({
  kind: 'wet',
  asked: 'joueur',
  mastery: board.mastery ?? WET_MASTERY,
  choices: [
    choice({ type: 'masterCell', dreamer: board.id }, board.mastery?.kind === 'wet' ? 'WET-1' : 'DRG-9', {
      odds: mastering(board, -(board.mastery ?? WET_MASTERY).difficulty),
    }),
  ],
})

const carrying = (board: DreamerView, hand: HandView): Prompt => ({
  kind: 'carrying',
  asked: 'joueur',
  hand,
  choices: [choice({ type: 'comeDown', dreamer: board.id }, 'CAST-2')],
})

const ASLEEP: Prompt = { kind: 'asleep', asked: null, choices: [] }

/** Of the phases that hold an encounter or a spell, the view always shows it. */
const promptWith = (view: View, board: DreamerView): Prompt => {
  const { phase, encounter, spell: hand } = board
  const spell = hand && findSpell(view.spells, hand.id)
  if (encounter && phase === 'encounter')
    return { kind: phase, asked: 'joueur', encounter, choices: encounterChoices(board, encounter) }
  if (encounter && phase === 'service') return service(board, encounter)
  if (encounter && phase === 'captive') return captive(board, encounter)
  if (hand && phase === 'carrying') return carrying(board, hand)
  if (hand && spell && phase === 'cast') return cast(view, board, hand, spell)
  if (hand && spell && phase === 'fumble') return fumble(view, board, hand, spell)
  if (hand && spell && phase === 'targeting') return targeting(board, hand, spell)
  return ASLEEP
}

export const promptOf = (view: View, board: DreamerView): Prompt => {
  switch (board.phase) {
    case 'awake':
      return awake(view, board)
    case 'petition':
      return { kind: 'petition', asked: 'gardien', mode: board.mode ?? 'normal' }
    case 'wet':
      return wet(board)
    case 'free':
      return free(view, board)
    case 'asleep':
      return asleep(view, board)
    case 'gift':
      return giftPrompt(board)
    case 'releasing':
      return releasingPrompt(board)
    case 'encounter':
    case 'service':
    case 'captive':
    case 'cast':
    case 'fumble':
    case 'carrying':
    case 'targeting':
      return promptWith(view, board)
    default:
      return board.phase satisfies never
  }
}
