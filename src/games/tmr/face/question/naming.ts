import { type Command, type CommandOf, type Direction, isCellId } from '../../rules/public.ts'
import { placeOf } from '../words/place.ts'
import type { Naming } from './asking.ts'

const ofList = <Value>(list: Readonly<Record<string, Value>>, key: unknown): Value | null =>
  typeof key === 'string' && Object.hasOwn(list, key) ? (list[key] ?? null) : null

const place = ({ texts }: Naming, cell: string): string => (isCellId(cell) ? placeOf(texts, cell) : cell)

const spellsIn = ({ format, spellName }: Naming, { spells = [] }: CommandOf<'trigger'>): string =>
  format.and(spells.map(spellName))

/** The name a command has where nothing else is known of it; null: it has none. */
export const labelOf = (naming: Naming, command: Command): string | null => {
  const { texts, spellName } = naming
  const { actions, dragons, deeds, night, gardien, sheet } = texts.ui
  switch (command.type) {
    case 'ascend':
      return command.mode === 'accelerated' ? actions.ascendAccelerated : actions.ascendNormal
    case 'move': {
      const way = ofList(texts.directions, command.to)
      return way && actions.move({ toward: way.toward })
    }
    case 'cast':
      return actions.castSpell({ spell: spellName(command.spell) })
    case 'master':
      return command.voie ? actions.masterBy({ voie: texts.voies[command.voie].name }) : actions.master
    case 'struggle':
      return command.voie ? actions.struggleBy({ voie: texts.voies[command.voie].name }) : actions.struggle
    case 'jump':
      return dragons.jumpTo({ place: place(naming, command.cell) })
    case 'trigger':
      return dragons.trigger({ spell: spellsIn(naming, command) })
    case 'takeGift':
      return ofList(texts.encounters, command.kind)?.name ?? null
    case 'target':
      return (command.whom && naming.dreamerName(command.whom)) || ofList(texts.targets, command.on)
    case 'resist':
      return command.yield ? actions.resistNot : actions.resist
    case 'faceReturn':
      return command.yield ? actions.resistNot : actions.faceReturn
    case 'castAt':
      return gardien.castAt
    case 'read':
      return deeds.sign.by({ voie: texts.voies[command.voie].name })
    case 'synthesise':
      return spellName(command.spell)
    case 'sleep':
      return night.sleep
    case 'horoscope':
      return deeds.horoscope.cast
    case 'meditate':
      return deeds.meditation.begin
    case 'spend':
      return deeds.spend
    case 'choose':
      return dragons.choose
    case 'correct':
      return night.gardien.correctRest
    case 'advance':
      return sheet.hoursLater({ hours: command.hours })
    case 'sendEncounter':
      return texts.encounters[command.kind].name
    case 'afflict':
      return deeds.tools.afflict
    case 'answerAscent':
      return gardien.ascent
    case 'tear':
      return gardien.ruling.tear
    case 'ruleSpell':
      return gardien.effect
    default: {
      const label = ofList<unknown>(actions, command.type)
      return typeof label === 'string' ? label : null
    }
  }
}

export const wayId = (way: Direction): string => `move ${way}`

/** What an answer is known by, in every language: two commands of one id are the same answer. */
export const idOf = (command: Command): string => {
  switch (command.type) {
    case 'ascend':
      return `ascend ${command.mode}`
    case 'move':
      return wayId(command.to)
    case 'cast':
      return ['cast', command.spell, command.via].filter(Boolean).join(' ')
    case 'jump':
      return `jump ${command.cell}`
    case 'trigger':
      return ['trigger', ...(command.spells ?? [])].join(' ')
    case 'takeGift':
      return `takeGift ${command.kind}`
    case 'target':
      return ['target', command.on, command.whom].filter(Boolean).join(' ')
    case 'resist':
    case 'faceReturn':
      return command.yield ? `${command.type} yield` : command.type
    case 'read':
      return ['read', command.voie, command.via].filter(Boolean).join(' ')
    case 'synthesise':
      return ['synthesise', command.spell, command.via].filter(Boolean).join(' ')
    case 'repressEffect':
      return `repressEffect ${command.effect}`
    case 'spend':
      return `spend ${command.on}`
    case 'advance':
      return `advance ${command.hours}`
    case 'answerAscent':
      return `answerAscent ${command.rule.kind}`
    default:
      return command.type
  }
}
