import type { Choice, Command, Prompt } from '../../rules/public.ts'
import type { Telling } from './tell.ts'

const isChoice = (part: unknown): part is Choice =>
  typeof part === 'object' && part !== null && 'command' in part && 'rule' in part && 'refusal' in part

/** Every answer of a question that is a command by itself, wherever the question keeps it: those of new questions too. */
export const choicesOf = (prompt: Prompt): readonly Choice[] =>
  Object.values(prompt)
    .flat()
    .filter(isChoice)
    .filter(({ command }) => command.type !== 'ascend')

/** The name an answer has on its card; those that say what they are about name it. */
export const labelOf = ({ texts, board, spellName, afflictionName }: Telling, command: Command): string => {
  const { actions, ear } = texts.ui
  switch (command.type) {
    case 'takeGift':
      return texts.encounters[command.kind as keyof typeof texts.encounters]?.name ?? command.kind
    case 'trigger':
      return ear.trigger({ spell: (command.spells ?? []).map(spellName).join(', ') })
    case 'jump':
      return ear.jump({ cell: command.cell })
    case 'read':
      return ear.read({ voie: texts.voies[command.voie].name, via: command.via ? ` ${texts.ui.prompts.free.viaMessenger}` : '' })
    case 'synthesise':
      return ear.learn({ spell: spellName(command.spell) })
    case 'repressEffect':
      return ear.repressEffect({ name: afflictionName(board.effects.find(({ n }) => n === command.effect)?.id ?? '') })
    case 'sleep':
      return ear.sleep
    default: {
      const label = Object.hasOwn(actions, command.type) ? actions[command.type as keyof typeof actions] : null
      return typeof label === 'string' ? label : command.type
    }
  }
}
