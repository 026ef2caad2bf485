import { same } from '../../../kit/same.ts'
import { incomingFrom } from './aiming/incoming.ts'
import { effectAsked } from './aiming/rulingOf.ts'
import type { Happening } from './events.ts'
import { along, neighbour } from './map/map.ts'
import { reserveAt } from './reserves/slots.ts'
import type { Dreamer, Phase, Stage } from './state.ts'

/** An event that cannot have happened where it stands: its log is damaged, and nothing is to be made of it. */
export class Misfit extends Error {}

const ALWAYS: readonly Phase[] = [
  'awake',
  'asleep',
  'petition',
  'encounter',
  'service',
  'captive',
  'wet',
  'gift',
  'releasing',
  'free',
  'cast',
  'fumble',
  'carrying',
  'targeting',
]
const UP: readonly Phase[] = ['encounter', 'service', 'captive', 'wet', 'gift', 'releasing', 'free', 'cast', 'fumble', 'carrying']

/** The phases in which each can have happened. */
const PHASES: Readonly<Record<Happening['type'], readonly Phase[]>> = {
  ascentAsked: ['awake'],
  ascentDenied: ['petition'],
  willTested: ['awake', 'petition'],
  ascended: ['awake', 'petition'],
  cameDown: UP,
  fellAsleep: ALWAYS,
  moved: ['free'],
  stayed: ['free'],
  struggled: ['captive'],
  encounterRolled: ['free'],
  encounterMet: ['free'],
  sentMet: ['free'],
  encounterReturned: ['free'],
  waitingLeft: ['free'],
  faced: ['encounter', 'captive', 'asleep'],
  serviceWon: ['encounter', 'captive'],
  held: ['encounter', 'captive'],
  encounterEnded: ['encounter', 'service', 'captive'],
  evaded: ['encounter'],
  repressed: ALWAYS,
  repressionTested: ALWAYS,
  afflicted: ALWAYS,
  dreamChanged: ALWAYS,
  learned: ALWAYS,
  carried: ['service', 'encounter'],
  lost: ['encounter', 'captive'],
  effectBegan: ALWAYS,
  effectChanged: ALWAYS,
  effectEnded: ALWAYS,
  putElsewhere: ALWAYS,
  reserveForced: ['free'],
  tollPaid: ['free'],
  fatigued: ALWAYS,
  hurt: ALWAYS,
  reservesLost: ALWAYS,
  seuilChanged: ALWAYS,
  sheetChanged: ALWAYS,
  lossTested: ALWAYS,
  spellLearnt: ALWAYS,
  giftOffered: ['free'],
  giftTaken: ['gift'],
  releaseAsked: ['wet', 'free'],
  jumped: ['free'],
  hourBegan: ALWAYS,
  dreamt: ['asleep'],
  dragonDreamt: ['asleep'],
  rested: ['asleep'],
  woke: ['asleep'],
  starsRead: ['awake'],
  bonusWon: ALWAYS,
  experienceChanged: ALWAYS,
  pointsChanged: ALWAYS,
  signSet: ALWAYS,
  signFelt: ALWAYS,
  signRead: ['free'],
  meditated: ['awake'],
  synthesised: ['free'],
  drifted: ['free', 'encounter'],
  messengerSent: ['service'],
  fitted: ALWAYS,
  revealed: ALWAYS,
  wetMet: ['free', 'wet'],
  wetFaced: ['wet'],
  settled: ['wet', 'free'],
  castRolled: ['free'],
  castHeld: ['free'],
  fumbleRolled: ['fumble'],
  kept: ['cast'],
  stored: ['cast', 'fumble'],
  triggered: ['wet', 'free', 'releasing'],
  sightTested: ['targeting'],
  resisted: ALWAYS,
  tookEffect: ALWAYS,
  aimed: ['targeting'],
  cameBack: ['targeting'],
  spellCame: ALWAYS,
  spellMet: ALWAYS,
  spellTook: ALWAYS,
  ascentRuled: ALWAYS,
  modified: ALWAYS,
  sightAsked: ALWAYS,
  placed: ['awake', 'asleep', 'free'],
  corrected: ALWAYS,
  described: ALWAYS,
  spellEnded: ALWAYS,
  spellRuled: ALWAYS,
  torn: ALWAYS,
  dreamerLeft: ALWAYS,
}

const handIn = (stage: Stage): unknown => ('hand' in stage ? stage.hand : null)

/** HID-3: the true cell is always among those that fit, each once. */
const fitTogether = ({ position }: Dreamer, { candidates, likelihood }: Extract<Happening, { type: 'fitted' }>): boolean =>
  candidates.includes(position) &&
  new Set(candidates).size === candidates.length &&
  (likelihood === undefined || likelihood.length === candidates.length)

/** What else must be so besides the phase. */
const holds = (dreamer: Dreamer, happening: Happening): boolean => {
  const { position, stage, waiting, reserves } = dreamer
  switch (happening.type) {
    case 'moved':
      return happening.exit || neighbour(position, happening.direction) === happening.to
    case 'drifted':
      return happening.exit || along(position, happening.direction, happening.cells) === happening.to
    case 'sentMet':
      return happening.cell === null || happening.cell === position
    case 'encounterReturned':
      return waiting?.cell === position
    case 'waitingLeft':
      return waiting !== null
    case 'fitted':
      return fitTogether(dreamer, happening)
    case 'revealed':
      return dreamer.candidates !== null
    case 'effectBegan':
      return happening.effect.n === dreamer.depths.next
    case 'effectChanged':
      return dreamer.effects.some(({ n }) => n === happening.effect.n)
    case 'effectEnded':
      return dreamer.effects.some(({ n }) => n === happening.n)
    case 'cameDown':
      return happening.why !== 'spell' || stage.phase === 'carrying'
    case 'stored':
      return same(handIn(stage), happening.hand)
    case 'triggered':
      return reserveAt(reserves, position)?.cell === happening.hand.cell
    case 'spellMet':
      return incomingFrom(dreamer, happening.by)?.spells[0]?.spell === happening.spell
    case 'cameBack':
      return stage.phase === 'targeting' && stage.aimed !== undefined
    case 'spellEnded':
      return happening.of !== undefined || effectAsked(dreamer) !== null
    case 'described':
    case 'spellRuled':
    case 'torn':
      return effectAsked(dreamer) !== null
    default:
      return true
  }
}

/** HID-3: once carried off, what still fits is told before anything else happens. */
const isUnfitted = ({ candidates, position }: Dreamer): boolean => candidates !== null && !candidates.includes(position)

/** Throws unless that can have happened to this dreamer now. */
export const checkFits = (dreamer: Dreamer, happening: Happening): void => {
  const { phase } = dreamer.stage
  if (!PHASES[happening.type].includes(phase)) throw new Misfit(`${happening.type} while ${phase}`)
  if (isUnfitted(dreamer) && happening.type !== 'fitted' && happening.type !== 'jumped')
    throw new Misfit(`${happening.type} with the true cell ruled out`)
  if (!holds(dreamer, happening)) throw new Misfit(`${happening.type} does not follow from what was before`)
}
