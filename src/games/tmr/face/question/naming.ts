import { type Command, type CommandOf, type Direction, isCellId, type Prompt } from '../../rules/public.ts'
import type { Desk } from '../desk/desk.ts'
import { placeOf } from '../words/places.ts'
import type { Naming } from './asking.ts'

const ofList = <Value>(list: Readonly<Partial<Record<string, Value>>>, key: unknown): Value | null =>
  typeof key === 'string' && Object.hasOwn(list, key) ? (list[key] ?? null) : null

const place = ({ texts }: Naming, cell: string): string => (isCellId(cell) ? placeOf(texts, cell) : cell)

type ByCommand<Made> = { readonly [Type in Command['type']]?: (command: CommandOf<Type>, naming: Naming) => Made }

/** Those that have more than the name of their act. */
const LABELS: ByCommand<string | null> = {
  ascend: ({ mode }, { texts: { ui } }) => ui.actions[mode === 'accelerated' ? 'ascendAccelerated' : 'ascendNormal'],
  move: ({ to }, { texts }) => {
    const way = ofList(texts.directions, to)
    return way && texts.ui.actions.move({ toward: way.toward })
  },
  cast: ({ spell }, { texts, spellName }) => texts.ui.actions.castSpell({ spell: spellName(spell) }),
  master: ({ voie }, { texts: { ui, voies } }) => (voie ? ui.actions.masterBy({ voie: voies[voie] }) : ui.actions.master),
  struggle: ({ voie }, { texts: { ui, voies } }) => (voie ? ui.actions.struggleBy({ voie: voies[voie] }) : ui.actions.struggle),
  jump: ({ cell }, naming) => naming.texts.ui.dragons.jumpTo({ place: place(naming, cell) }),
  trigger: ({ spells = [] }, { texts, format, spellName }) =>
    texts.ui.dragons.trigger({ spell: format.and(spells.map(spellName)) }),
  takeGift: ({ kind }, { texts }) => ofList(texts.encounters, kind)?.name ?? null,
  target: ({ whom, on }, { texts, dreamerName }) => (whom && dreamerName(whom)) || ofList(texts.targets, on),
  resist: (command, { texts: { ui } }) => ui.actions[command.yield ? 'resistNot' : 'resist'],
  faceReturn: (command, { texts: { ui } }) => ui.actions[command.yield ? 'resistNot' : 'faceReturn'],
  castAt: (_, { texts }) => texts.ui.gardien.castAt,
  read: ({ voie }, { texts }) => texts.ui.deeds.sign.by({ voie: texts.voies[voie] }),
  synthesise: ({ spell }, { spellName }) => spellName(spell),
  sleep: (_, { texts }) => texts.ui.night.sleep,
  horoscope: (_, { texts }) => texts.ui.deeds.horoscope.cast,
  meditate: (_, { texts }) => texts.ui.deeds.meditation.begin,
  spend: (_, { texts }) => texts.ui.deeds.spend,
  choose: (_, { texts }) => texts.ui.dragons.choose,
  correct: (_, { texts }) => texts.ui.night.gardien.correctRest,
  advance: ({ hours }, { texts }) => texts.ui.sheet.hoursLater({ hours }),
  sendEncounter: ({ kind }, { texts }) => texts.encounters[kind].name,
  afflict: (_, { texts }) => texts.ui.deeds.tools.afflict,
  answerAscent: (_, { texts }) => texts.ui.gardien.ascent,
  tear: (_, { texts }) => texts.ui.gardien.ruling.tear,
  ruleSpell: (_, { texts }) => texts.ui.gardien.effect,
}

/** The name a command has where nothing else is known of it; null: it has none. */
export const labelOf = (naming: Naming, command: Command): string | null => {
  const named = ofList(LABELS, command.type) as ((command: Command, naming: Naming) => string | null) | null
  if (named) return named(command, naming)
  const label = ofList<unknown>(naming.texts.ui.actions, command.type)
  return typeof label === 'string' ? label : null
}

export const wayId = (way: Direction): string => `move ${way}`

/** The way under the pointer or the focus, or marked by keys or a finger: only while the ways are there to be looked at. */
export const wayLooked = (prompt: Prompt, { way, casting, deed }: Desk, marked: string | null): Direction | null => {
  if (prompt.kind !== 'free' || casting !== null || deed !== null) return null
  return way ?? prompt.steps.find(({ direction }) => wayId(direction) === marked)?.direction ?? null
}

/** What of a command is chosen beside the act itself. */
const CHOICES: ByCommand<readonly (string | number | undefined)[]> = {
  ascend: ({ mode }) => [mode],
  move: ({ to }) => [to],
  cast: ({ spell, via }) => [spell, via],
  jump: ({ cell }) => [cell],
  trigger: ({ spells = [] }) => spells,
  takeGift: ({ kind }) => [kind],
  target: ({ on, whom }) => [on, whom],
  resist: (command) => [command.yield ? 'yield' : undefined],
  faceReturn: (command) => [command.yield ? 'yield' : undefined],
  read: ({ voie, via }) => [voie, via],
  synthesise: ({ spell, via }) => [spell, via],
  repressEffect: ({ effect }) => [effect],
  spend: ({ on }) => [on],
  advance: ({ hours }) => [hours],
  answerAscent: ({ rule }) => [rule.kind],
}

/** What an answer is known by, in every language: two commands of one id are the same answer. */
export const idOf = (command: Command): string => {
  const chosen = ofList(CHOICES, command.type) as ((command: Command) => readonly (string | number | undefined)[]) | null
  return [command.type, ...(chosen?.(command) ?? [])].filter((part) => part !== undefined).join(' ')
}
