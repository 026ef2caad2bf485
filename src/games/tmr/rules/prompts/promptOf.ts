import { refusal } from '../../../../kit/refusal.ts'
import { asksResistance, rangeInMetres, takesAim } from '../aiming/target.ts'
import type { Command, CommandOf } from '../commands.ts'
import { repressionRisk } from '../dreamer/repression.ts'
import { groundOf } from '../effects/groundOf.ts'
import { mayPass, repressionCost } from '../encounters/kinds.ts'
import { WET_MASTERY } from '../ground/ground.ts'
import { hasLeave, whyNotUp } from '../journey/ascent.ts'
import { ruleOfAim } from '../numbers/ofAnswers.ts'
import { pointsOf } from '../prices/price.ts'
import { priceOf } from '../prices/priceOf.ts'
import { reserveLimit, storedOf, whyNotStored } from '../reserves/limits.ts'
import { attempt } from '../rolls/check.ts'
import { spellsOf } from '../spells/known.ts'
import { findSpell, type Spell } from '../spells/spell.ts'
import type { Encounter, Mode, Sheet } from '../state.ts'
import type { DreamerView, HandView, View } from '../view.ts'
import { castChoices, handOdds } from './casts.ts'
import { type Asked, type Choice, choice, type Odds, oddsOf } from './choice.ts'
import { asleep, dragonChoices, giftPrompt, releasingPrompt, repressions, sleepChoice, urgentDescent } from './dragons.ts'
import { byOtherVoies, mastering } from './mastering.ts'
import { nightAhead } from './night.ts'
import { onceMastered } from './onceMastered.ts'
import type { AimChoice, Prompt } from './prompt.ts'
import { reachableCells } from './reach.ts'
import { aimedPrompt, resisting } from './resisting.ts'
import { stepChoices } from './steps.ts'

/** ASC-2. */
export const willOdds = ({ volonte }: Pick<Sheet, 'volonte'>, difficulty: number): Odds => oddsOf(attempt(volonte, difficulty))

const goingUp = (asked: Asked, mode: Mode, odds: Odds | null = null): Choice<CommandOf<'ascend'>> => {
  const { id: dreamer, dream, ascent, effects } = asked.board
  const ground = groundOf(effects)
  const kept = ground.noAscent ? refusal('no-ascent' as const, 'QUE-9') : null
  const barred = kept ?? (ascent.kind === 'refused' ? refusal('ascent-refused' as const, 'ASC-2') : null)
  return choice(asked, { type: 'ascend', dreamer, mode }, { odds, refusal: barred ?? whyNotUp(dream, mode, ground) })
}

const willAsked = ({ ascent, sheet }: DreamerView): Odds | null =>
  ascent.kind === 'will' ? willOdds(sheet, ascent.difficulty) : null

const awake = (asked: Asked): Prompt => {
  const { view, board } = asked
  return {
    kind: 'awake',
    asked: 'joueur',
    ascents: [goingUp(asked, 'normal'), goingUp(asked, 'accelerated')],
    will: willAsked(board),
    swift: groundOf(board.effects).swift,
    sleep: sleepChoice(asked),
    night: view.options.dragons ? nightAhead(board) : null,
    repressions: repressions(asked),
  }
}

/** ASC-2. */
const petition = (asked: Asked): Prompt => {
  const { view, board } = asked
  const mode = board.mode ?? 'normal'
  return {
    kind: 'petition',
    asked: 'gardien',
    mode,
    ...(board.granted && { granted: true }),
    ...(hasLeave(board.granted, view.options) && { ascent: goingUp(asked, mode, willAsked(board)) }),
  }
}

const encounterChoices = (asked: Asked, encounter: Encounter): readonly Choice[] => {
  const { board } = asked
  const { id: dreamer } = board
  const urge = pointsOf('repression', priceOf(asked.view, board, { type: 'evade', dreamer }).sure)
  const evade = encounter.until ? refusal('no-second-evasion' as const, 'ENC-5') : null
  const pass: Choice<Command>[] = mayPass(encounter.kind) ? [choice(asked, { type: 'letPass', dreamer })] : []
  return [
    choice(asked, { type: 'master', dreamer }, { odds: mastering(board, encounter.strength) }),
    ...pass,
    choice(asked, { type: 'evade', dreamer }, { refusal: evade, risk: urge > 0 ? repressionRisk(board.repression, urge) : null }),
    choice(asked, { type: 'repress', dreamer }, { risk: repressionRisk(board.repression, repressionCost(encounter)) }),
  ]
}

const service = (asked: Asked, encounter: Encounter): Prompt => ({
  kind: 'service',
  asked: 'joueur',
  encounter,
  cells: reachableCells(asked.board, encounter),
  certain: asked.board.position !== null || encounter.kind === 'changeur',
  pathLength: encounter.kind === 'changeur' ? 0 : encounter.strength,
  choices: [choice(asked, { type: 'decline', dreamer: asked.board.id })],
})

const captive = (asked: Asked, encounter: Encounter): Prompt => ({
  kind: 'captive',
  asked: 'joueur',
  encounter,
  choices: [choice(asked, { type: 'struggle', dreamer: asked.board.id }, { odds: mastering(asked.board, encounter.strength) })],
  voies: byOtherVoies(asked, 'struggle', encounter),
})

const free = (asked: Asked): Prompt => {
  const { view, board } = asked
  const { id: dreamer } = board
  const stay = board.stored ? refusal('must-leave' as const, 'RES-5') : null
  return {
    kind: 'free',
    asked: 'joueur',
    steps: stepChoices(asked),
    casts: castChoices(view, board),
    ...dragonChoices(asked),
    repressions: repressions(asked),
    choices: [
      choice(asked, { type: 'stay', dreamer }, { refusal: stay }),
      choice(asked, { type: 'descend', dreamer }, { refusal: urgentDescent(board) }),
    ],
  }
}

const shelfOf = (view: View, board: DreamerView) => ({
  reserves: board.reserves,
  draconic: board.sheet.draconic,
  voieOf: (id: string) => findSpell(spellsOf(view.spells, board.sheet), id)?.voie,
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

const cast = (asked: Asked, hand: HandView, spell: Spell): Prompt => {
  const { id: dreamer } = asked.board
  const { stored, limit, refusal: why } = storing(asked.view, asked.board, spell, hand)
  const choices = [choice(asked, { type: 'keep', dreamer }), choice(asked, { type: 'reserve', dreamer }, { refusal: why })]
  return { kind: 'cast', asked: 'joueur', hand, stored, limit, choices }
}

const fumble = (asked: Asked, hand: HandView, spell: Spell): Prompt => {
  const { id: dreamer } = asked.board
  const { stored, limit, refusal: why } = storing(asked.view, asked.board, spell, hand)
  const odds = handOdds(asked.board, spell, hand)
  const again = choice(asked, { type: 'storeFailure', dreamer }, { odds, refusal: why })
  return { kind: 'fumble', asked: 'joueur', hand, stored, limit, choices: [choice(asked, { type: 'accept', dreamer }), again] }
}

const AIMS = ['zone', 'object', 'creature', 'self'] as const

const targeting = ({ view, board }: Asked, hand: HandView, spell: Spell): Prompt => ({
  kind: 'targeting',
  asked: 'joueur',
  hand,
  spell,
  metres: rangeInMetres(spell, board.sheet.empathie),
  aims: AIMS.map(
    (on): AimChoice => ({
      on,
      rule: ruleOfAim(spell, on),
      wrong: !takesAim(spell, on),
      asksResistance: asksResistance(spell, on),
    }),
  ),
  sight: board.sight === null ? null : oddsOf(attempt(board.sheet.vue, board.sight)),
  ownJr: spell.jr === null ? null : oddsOf(attempt(board.dream, spell.jr)),
  returnJr: spell.jr === null ? null : oddsOf(attempt(board.dream, 0)),
  others: view.table.filter(({ id }) => id !== board.id),
})

const wet = (asked: Asked): Prompt => {
  const mastery = asked.board.mastery ?? WET_MASTERY
  return {
    kind: 'wet',
    asked: 'joueur',
    mastery,
    ...onceMastered(asked.board, mastery),
    choices: [
      choice(asked, { type: 'masterCell', dreamer: asked.board.id }, { odds: mastering(asked.board, -mastery.difficulty) }),
    ],
  }
}

const carrying = (asked: Asked, hand: HandView): Prompt => ({
  kind: 'carrying',
  asked: 'joueur',
  hand,
  choices: [choice(asked, { type: 'comeDown', dreamer: asked.board.id })],
})

const ASLEEP: Prompt = { kind: 'asleep', asked: null, night: null, choices: [] }

/** Of the phases that hold an encounter or a spell, the view always shows it. */
const promptWith = (asked: Asked): Prompt => {
  const { view, board } = asked
  const { phase, encounter, spell: hand } = board
  const spell = hand && findSpell(spellsOf(view.spells, board.sheet), hand.id)
  if (encounter && phase === 'encounter')
    return {
      ...{ kind: phase, asked: 'joueur', encounter, choices: encounterChoices(asked, encounter) },
      voies: byOtherVoies(asked, 'master', encounter),
    }
  if (encounter && phase === 'service') return service(asked, encounter)
  if (encounter && phase === 'captive') return captive(asked, encounter)
  if (hand && phase === 'carrying') return carrying(asked, hand)
  if (hand && spell && phase === 'cast') return cast(asked, hand, spell)
  if (hand && spell && phase === 'fumble') return fumble(asked, hand, spell)
  if (hand && spell && phase === 'targeting')
    return hand.aimed ? aimedPrompt(asked, hand, spell, hand.aimed) : targeting(asked, hand, spell)
  return ASLEEP
}

export const promptOf = (view: View, board: DreamerView): Prompt => {
  const asked = { view, board }
  const [incoming] = board.incoming ?? []
  if (incoming) return resisting(asked, incoming)
  switch (board.phase) {
    case 'awake':
      return awake(asked)
    case 'petition':
      return petition(asked)
    case 'wet':
      return wet(asked)
    case 'free':
      return free(asked)
    case 'asleep':
      return asleep(asked)
    case 'gift':
      return giftPrompt(asked)
    case 'releasing':
      return releasingPrompt(asked)
    case 'encounter':
    case 'service':
    case 'captive':
    case 'cast':
    case 'fumble':
    case 'carrying':
    case 'targeting':
      return promptWith(asked)
    default:
      return board.phase satisfies never
  }
}
