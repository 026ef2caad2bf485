import type { CommandOf } from '../commands.ts'
import type { Mastery, MasteryKind } from '../ground/ground.ts'
import type { Direction } from '../map/geometry.ts'
import type { CellId } from '../map/map.ts'
import type { Price } from '../prices/price.ts'
import type { RuleNumber } from '../ruleNumbers.ts'
import type { Spell } from '../spells/spell.ts'
import type { Encounter, Incoming, Mode, TmrRefusal } from '../state.ts'
import type { Brief, HandView } from '../view.ts'
import type { Choice, Odds } from './choice.ts'
import type { ByVoie } from './mastering.ts'
import type { NightAhead } from './night.ts'
import type { OnceMastered } from './onceMastered.ts'

/** DRG-9, SOU-11: a mastery that a cell would ask for, once or twice running. */
export interface CellAsks {
  readonly kind: MasteryKind
  readonly rolls: number
  /** Percent, of all its rolls. */
  readonly chance: number
}

/** Where a step leads as far as the player knows: null off the map or while lost. */
export interface StepChoice {
  readonly direction: Direction
  readonly to: CellId | null
  /** MAP-5: the step leaves the map for certain. */
  readonly exit: boolean
  /** WET-1: what the cell would ask to be mastered, as far as the player knows. */
  readonly asks: readonly CellAsks[]
  /** SOU-9: dream points for entering it, where that is known. */
  readonly toll: number
  /** ENC-5: what waits there and is met for certain, as far as the player knows. */
  readonly waits: Pick<Encounter, 'kind' | 'strength'> | null
  readonly choice: Choice<CommandOf<'move'>>
}

/** A spell that can be cast from here or from the messenger's cell. */
export interface CastChoice {
  readonly spell: Spell
  readonly via: 'messager' | null
  /** CAST-1: the costs open to the caster; `least` is the stated cost itself where it is fixed. */
  readonly least: number
  readonly most: number
  /** Null where the difficulty is still to be stated. */
  readonly odds: Odds | null
  /** At its least cost. */
  readonly price: Price
  /** A secret modifier of the gardien may weigh on it unknown to the player. */
  readonly refusal: TmrRefusal | null
}

export interface AimChoice {
  readonly on: CommandOf<'target'>['on']
  readonly rule: RuleNumber
  /** TGT-2: not what this spell is for: impossible magic, whatever is aimed at. */
  readonly wrong: boolean
  /** TGT-4: the target's dream points are needed. */
  readonly asksResistance: boolean
}

/** What is asked, of whom, and the answers open to them: a function of the view alone (HID-6). */
export type Prompt =
  | {
      readonly kind: 'awake'
      readonly asked: 'joueur'
      readonly ascents: readonly Choice<CommandOf<'ascend'>>[]
      readonly will: Odds | null
      /** TET-2: either way moves as an accelerated one. */
      readonly swift: boolean
      /** NIT-2: going to sleep; null at a table without dragons. */
      readonly sleep: Choice<CommandOf<'sleep'>> | null
      readonly night: NightAhead | null
      /** DRG-7. */
      readonly repressions: readonly Choice<CommandOf<'repressEffect'>>[]
    }
  | {
      readonly kind: 'petition'
      readonly asked: 'gardien'
      readonly mode: Mode
      readonly granted?: true
      /** ASC-2: with leave, and the dice their own. */
      readonly ascent?: Choice<CommandOf<'ascend'>>
    }
  /** ENC-4: `voies`, to master by another voie than the best. */
  | {
      readonly kind: 'encounter'
      readonly asked: 'joueur'
      readonly encounter: Encounter
      readonly choices: readonly Choice[]
      readonly voies: readonly ByVoie[]
    }
  | {
      readonly kind: 'service'
      readonly asked: 'joueur'
      readonly encounter: Encounter
      /** The cells that can be asked for: certain when the position is known, possible while lost. */
      readonly cells: readonly CellId[]
      readonly certain: boolean
      /** HID-5: asked by a path of at most so many steps. */
      readonly pathLength: number
      readonly choices: readonly Choice[]
    }
  | {
      readonly kind: 'captive'
      readonly asked: 'joueur'
      readonly encounter: Encounter
      readonly choices: readonly Choice[]
      readonly voies: readonly ByVoie[]
    }
  /** DRG-9: what is to be mastered, and how hard it is. */
  | ({
      readonly kind: 'wet'
      readonly asked: 'joueur'
      readonly mastery: Mastery
      readonly choices: readonly Choice[]
    } & OnceMastered)
  /** TET-6: one of three. */
  | { readonly kind: 'gift'; readonly asked: 'joueur'; readonly choices: readonly Choice<CommandOf<'takeGift'>>[] }
  /** TET-9: one of those that lie there must go off. */
  | {
      readonly kind: 'releasing'
      readonly asked: 'joueur'
      readonly lying: readonly string[]
      readonly choices: readonly Choice<CommandOf<'trigger'>>[]
    }
  | {
      readonly kind: 'free'
      readonly asked: 'joueur'
      readonly steps: readonly StepChoice[]
      readonly casts: readonly CastChoice[]
      /** TET-4, TET-5: the cells that can be jumped to. */
      readonly jumps: readonly Choice<CommandOf<'jump'>>[]
      /** TET-7, TET-9: what can be triggered by word. */
      readonly triggers: readonly Choice<CommandOf<'trigger'>>[]
      /** SIG-2: by each voie, where a sign resonates. */
      readonly readings: readonly Choice<CommandOf<'read'>>[]
      /** SIG-7: the spells that could be learnt from here. */
      readonly syntheses: readonly Choice<CommandOf<'synthesise'>>[]
      /** DRG-7. */
      readonly repressions: readonly Choice<CommandOf<'repressEffect'>>[]
      readonly choices: readonly Choice[]
    }
  | {
      readonly kind: 'cast'
      readonly asked: 'joueur'
      readonly hand: HandView
      readonly stored: number
      readonly limit: number
      readonly choices: readonly Choice[]
    }
  | {
      readonly kind: 'fumble'
      readonly asked: 'joueur'
      readonly hand: HandView
      readonly stored: number
      readonly limit: number
      readonly choices: readonly Choice[]
    }
  | { readonly kind: 'carrying'; readonly asked: 'joueur'; readonly hand: HandView; readonly choices: readonly Choice[] }
  | {
      readonly kind: 'targeting'
      readonly asked: 'joueur'
      readonly hand: HandView
      readonly spell: Spell
      /** TGT-1: metres, or null for touch, oneself and other ranges. */
      readonly metres: number | null
      readonly aims: readonly AimChoice[]
      /** TGT-2: the VUE roll the gardien asks for. */
      readonly sight: Odds | null
      /** TGT-4: the spell's own JR and the return at r0, rolled by the caster. */
      readonly ownJr: Odds | null
      readonly returnJr: Odds | null
      /** TGT-4: the dreamers of the table who can be aimed at. */
      readonly others: readonly Brief[]
    }
  /** TGT-4: aimed at a dreamer who has not rolled yet. */
  | { readonly kind: 'aimed'; readonly asked: null; readonly hand: HandView; readonly whom: string; readonly jr: number | null }
  /** TGT-4: resisted, it comes back at r0. */
  | {
      readonly kind: 'returned'
      readonly asked: 'joueur'
      readonly hand: HandView
      readonly whom: string
      readonly choices: readonly Choice<CommandOf<'faceReturn'>>[]
    }
  /** TGT-4: aimed at this dreamer. */
  | {
      readonly kind: 'resisting'
      readonly asked: 'joueur'
      readonly incoming: Incoming
      readonly choices: readonly Choice<CommandOf<'resist'>>[]
    }
  /** NIT-7: waking at will, where it can be. */
  | {
      readonly kind: 'asleep'
      readonly asked: 'joueur' | null
      readonly night: NightAhead | null
      readonly choices: readonly Choice[]
    }

export type PromptOf<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>
