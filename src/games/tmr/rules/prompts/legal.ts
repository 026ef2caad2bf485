import type { Command } from '../commands.ts'
import type { DreamerView, View } from '../view.ts'
import type { Choice } from './choice.ts'
import { gestureOf } from './gesture.ts'
import type { CastChoice, Prompt } from './prompt.ts'
import { promptOf } from './promptOf.ts'

const casting = (dreamer: DreamerView['id'], { spell, via, least }: CastChoice): Command => ({
  type: 'cast',
  dreamer,
  spell: spell.id,
  ...(via ? { via } : {}),
  ...(spell.cost === 'variable' ? { cost: least } : {}),
  ...(spell.difficulty === 'variable' ? { difficulty: -4 } : {}),
})

const answers = (prompt: Prompt, { id: dreamer }: DreamerView): readonly Command[] => {
  switch (prompt.kind) {
    case 'petition':
      return open({ choices: prompt.ascent ? [prompt.ascent] : [] })
    case 'aimed':
      return []
    case 'awake':
      return open({ choices: [...prompt.ascents, ...(prompt.sleep ? [prompt.sleep] : []), ...prompt.repressions] })
    case 'targeting':
      return prompt.aims
        .filter(({ wrong }) => !wrong)
        .flatMap(({ on, asksResistance }): Command[] => [
          { type: 'target', dreamer, on, ...(asksResistance ? { resist: 10 } : {}) },
          ...(on === 'creature' ? prompt.others.map(({ id }): Command => ({ type: 'target', dreamer, on, whom: id })) : []),
        ])
    case 'service':
      return [...open(prompt), ...prompt.cells.map((cell): Command => ({ type: 'goTo', dreamer, cell }))]
    case 'free':
      return [
        ...open(prompt),
        ...prompt.steps.map((step) => step.choice.command),
        ...prompt.casts.filter((cast) => !cast.refusal).map((cast) => casting(dreamer, cast)),
        ...open({
          choices: [...prompt.jumps, ...prompt.triggers, ...prompt.readings, ...prompt.syntheses, ...prompt.repressions],
        }),
      ]
    case 'encounter':
    case 'captive':
      return [...open(prompt), ...open({ choices: prompt.voies })]
    case 'gift':
    case 'releasing':
    case 'asleep':
    case 'wet':
    case 'cast':
    case 'fumble':
    case 'carrying':
    case 'returned':
    case 'resisting':
      return open(prompt)
    default:
      return prompt satisfies never
  }
}

const open = ({ choices }: { readonly choices: readonly Choice[] }): readonly Command[] =>
  choices.filter((choice) => !choice.refusal).map((choice) => choice.command)

/** Every answer offered to a player now, parameters at their least. A function of the view (HID-6). */
export const legalCommands = (view: View, board: DreamerView): readonly Command[] => {
  const gesture = gestureOf(view, board)
  return [...answers(promptOf(view, board), board), ...open({ choices: gesture ? [gesture] : [] })]
}
