import { asksResistance, takesAim } from '../aiming/target.ts'
import type { Command, CommandOf } from '../commands.ts'
import type { EffectKey } from '../dreamer/effect.ts'
import { groundOf } from '../effects/groundOf.ts'
import { isUnder } from '../effects/queries.ts'
import { genreOf, isCellId } from '../map/map.ts'
import type { RuleNumber } from '../ruleNumbers.ts'
import type { Spell } from '../spells/spell.ts'
import type { DreamerView } from '../view.ts'
import { ENCOUNTER_RULES } from './ofEncounters.ts'
import { EFFECT_RULES } from './ofEntries.ts'

/** One number, or the one that follows from who is asked; null: the table's own, of no rule. */
type Rules = {
  readonly [Type in Command['type']]: RuleNumber | null | ((said: CommandOf<Type>, board: DreamerView) => RuleNumber)
}

const ofEncounter = (_: unknown, { encounter }: DreamerView): RuleNumber =>
  encounter ? ENCOUNTER_RULES[encounter.kind] : 'ENC-4'

/** HID-5: while lost a Passeur or a Messager is asked on trust. */
const goTo = (said: CommandOf<'goTo'>, board: DreamerView): RuleNumber =>
  board.position === null && board.encounter?.kind !== 'changeur' ? 'HID-5' : ofEncounter(said, board)

/** TET-7, TET-9: in security each goes off by word; else those of an extensible cell, several at one target. */
const trigger = ({ spells = [] }: CommandOf<'trigger'>, board: DreamerView): RuleNumber =>
  isUnder(board, 'safe-reserve') && board.phase === 'free' && spells.length < 2 ? 'TET-7' : 'TET-9'

const comeDown = (_: unknown, { spell }: DreamerView): RuleNumber => {
  if (spell?.erratic) return 'RES-7'
  return spell?.triggered ? 'RES-4' : 'CAST-2'
}

const ofEffect = (key: EffectKey | null | undefined): RuleNumber => (key ? EFFECT_RULES[key] : 'TET-4')

/** Said by the same rule whoever says it, and whatever they are about. */
export const SAID_RULES = {
  master: 'ENC-4',
  letPass: 'ENC-3',
  move: 'MOV-3',
  stay: 'MOV-1',
  cast: 'CAST-1',
  descend: 'MOV-4',
  keep: 'CAST-2',
  reserve: 'RES-1',
  accept: 'CAST-5',
  storeFailure: 'RES-7',
  target: 'TGT-1',
  resist: 'TGT-4',
  faceReturn: 'TGT-4',
  castAt: 'TGT-4',
  repressEffect: 'DRG-7',
  takeGift: 'TET-6',
  read: 'SIG-2',
  synthesise: 'SIG-7',
  sleep: 'NIT-2',
  wake: 'NIT-7',
  horoscope: 'AST-4',
  meditate: 'SIG-5',
  advance: 'NIT-2',
  setClock: null,
  setOptions: null,
  addDreamer: 'DRM-2',
  rollSecret: null,
  sendEncounter: 'ENC-1',
  recallEncounter: 'ENC-1',
  note: null,
  showNote: null,
  callRound: 'FAT-2',
  setAstral: 'AST-1',
  removeDreamer: null,
  afflict: 'DRG-2',
  endEffect: 'DRG-6',
  sign: 'SIG-1',
  reveal: 'HID-4',
  interrupt: 'MOV-4',
  ruleAscent: 'ASC-2',
  answerAscent: 'ASC-2',
  modify: 'CAST-1',
  askSight: 'TGT-2',
  place: 'DRM-2',
  correct: 'DRM-1',
  describe: 'CAST-5',
  endSpell: 'CAST-5',
  ruleSpell: 'CAST-6',
  tear: 'TGT-3',
} as const satisfies Partial<Record<Command['type'], RuleNumber | null>>

/** Each thing that can be said, and the rule it is said by. */
export const ANSWER_RULES: Rules = {
  ...SAID_RULES,
  ascend: (_, { effects }) => (groundOf(effects).swift ? 'TET-2' : 'ASC-1'),
  evade: (_, board) => (isUnder(board, 'reserve-urgency') ? 'QUE-5' : 'ENC-5'),
  repress: (_, { encounter }) => (encounter?.special ? 'SPE-2' : 'ENC-6'),
  goTo,
  decline: ofEncounter,
  struggle: ofEncounter,
  masterCell: (_, { mastery }) => (mastery && mastery.kind !== 'wet' ? 'DRG-9' : 'WET-1'),
  comeDown,
  choose: ({ effect }, { effects }) => ofEffect(effects.find(({ n }) => n === effect)?.key),
  trigger,
  jump: ({ cell }) => (isCellId(cell) && genreOf(cell) === 'fleuve' ? 'TET-5' : 'TET-4'),
  spend: ({ on }) => (on === 'thanatos' ? 'EXP-5' : 'EXP-4'),
}

export const ruleOfAnswer = (said: Command, board: DreamerView): RuleNumber | null => {
  const rule = ANSWER_RULES[said.type] as RuleNumber | null | ((said: Command, board: DreamerView) => RuleNumber)
  return typeof rule === 'function' ? rule(said, board) : rule
}

/** TGT-1, TGT-2, TGT-4: what decides of such an aim of this spell. */
export const ruleOfAim = (spell: Spell, on: CommandOf<'target'>['on']): RuleNumber => {
  if (!takesAim(spell, on)) return 'TGT-2'
  return asksResistance(spell, on) || (on === 'self' && spell.jr !== null) ? 'TGT-4' : 'TGT-1'
}

/** What is answered on one's own desk, before anything is said; a card put away and a sleep looked at no longer are of no rule. */
export const DESK_RULES = {
  meditate: 'SIG-5',
  stars: 'AST-4',
  spend: 'EXP-4',
  read: 'SIG-1',
  synthesise: 'SIG-7',
  casts: 'CAST-1',
  want: 'PLN-1',
  sleepOn: 'NIT-4',
  walk: 'MOV-2',
  rest: 'DRM-3',
} as const satisfies Readonly<Record<string, RuleNumber>>
