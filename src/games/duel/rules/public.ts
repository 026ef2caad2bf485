/** The door for screens and bots: cards, what is seen and said, and what follows from it. Nothing here knows a hidden card. */
export { after } from './after.ts'
export {
  ARTEFACTS,
  type Artefact,
  type Fighter,
  type Item,
  type Monster,
  type PowerName,
  type Weapon,
} from './cards/artefacts.ts'
export {
  artefactOf,
  dreamerOf,
  fighterOf,
  findArtefact,
  isFighter,
  isPower,
  powerOf,
  signOf,
  sorted,
  without,
} from './cards/cards.ts'
export { DECKS } from './cards/decks.ts'
export { DREAMERS, type Dreamer } from './cards/dreamers.ts'
export { POWERS, type Power } from './cards/powers.ts'
export * from './cards/traits.ts'
export { attackerRefusal, attacksAllowed, attackTotal, isGuarded, targetRefusal } from './combat/attack.ts'
export { defenceBase, reinforcement } from './combat/defend.ts'
export { designable, mayFight, mustDesignate } from './combat/designate.ts'
export { addedBy, baseAttack, baseDefence, isDoubled } from './combat/sum.ts'
export { type Command, type CommandOf, type Exercise, NOTHING_AIMED } from './commands.ts'
export { decide } from './decide.ts'
export { evolve } from './evolve.ts'
export { deckRefusal } from './gathering/bring.ts'
export { type Aims, aimsOf, dropsNeeded, fullAims, recallComes, recallDraws } from './legal/aims.ts'
export {
  attackSide,
  defenceSide,
  defended,
  type LaidAttack,
  type LaidDefence,
  NO_DEFENCE,
  openDefence,
  opposingColour,
  reinforcing,
  type Sum,
  type SumSide,
  sumOfAttack,
  sumOfFight,
} from './legal/fight.ts'
export { lackOf } from './legal/lacks.ts'
export { askedOf, DRAWS, HELD_OF_COLOUR, openingOf } from './legal/opening.ts'
export { bestPayments, choicesOf, paymentsFor } from './legal/payments.ts'
export { type Threat, threatsTo } from './legal/threats.ts'
export { conceptionsOf, isAllOfColour, type Payment, paymentRefusal, priceOf } from './paying/payment.ts'
export { enduranceOf, isDoublable, itemValue } from './paying/summon.ts'
export { RULE_OF_POWER } from './ruleNumbers.ts'
export { refusalSeen, tableSeen } from './seen.ts'
export type { Setup } from './setup.ts'
export {
  CAMP,
  DREAMER,
  type Fight,
  inGame,
  isInGame,
  MOST_ENDURANCE,
  type Outcome,
  type Phase,
  type Player,
  playerOf,
  ROW,
  type Standing,
  type State,
  sizesOf,
  standingOf,
} from './state.ts'
export type { Told } from './tell.ts'
export type { PlayerView, View } from './view.ts'
