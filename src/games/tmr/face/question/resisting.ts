import { always, either } from '../../../../house/question/index.ts'
import type { IncomingSpell, PromptOf } from '../../rules/public.ts'
import { choosing } from './answer.ts'
import type { Asking, Asks, TmrAnswer } from './asking.ts'
import { handName } from './hand.ts'

/** TGT-4: as whoever it is aimed at knows it. */
const incomingName = ({ texts, spellName }: Asking, { spell, name, voie }: IncomingSpell): string =>
  name ?? (spell ? spellName(spell) : texts.ui.prompts.resisting.someSpell({ voie: texts.voies[voie] }))

/** TGT-4: what comes of the roll; of a roll forgone, what it says itself. */
const answersOf = (asking: Asking, { kind, choices }: PromptOf<'returned' | 'resisting'>): readonly TmrAnswer[] => {
  const { won, lost } = asking.texts.ui.prompts[kind]
  return choices.map((choice) => choosing(asking, choice, { follows: choice.odds ? either({ won, lost }) : always(lost) }))
}

/** TGT-4: between two dreamers: aimed, resisted, come back. */
export const resisting = (asking: Asking, prompt: PromptOf<'resisting'>): Asks => {
  const { texts, format, view } = asking
  const words = texts.ui.prompts.resisting
  const { by, caster, spells } = prompt.incoming
  const several = spells.length > 1
  const name = by ? view.table.find(({ id }) => id === by)?.name : caster
  const jrs = spells.map((one) => words.jrs({ spell: incomingName(asking, one), jr: one.jr }))
  const roll = several ? words.each({ jrs: format.and(jrs) }) : words.question({ jr: spells[0]?.jr ?? 0 })
  return {
    title: words.title({ spell: format.and(spells.map((one) => incomingName(asking, one))), several }),
    asks: `${name ? words.by({ name }) : words.bySomebody} ${roll}`,
    answers: answersOf(asking, prompt),
  }
}

export const aimed = (asking: Asking, { whom: name, hand }: PromptOf<'aimed'>): Asks => {
  const { title, question } = asking.texts.ui.prompts.aimed
  return { title: title({ spell: handName(asking, hand), name }), asks: question({ name }), answers: [] }
}

export const returned = (asking: Asking, prompt: PromptOf<'returned'>): Asks => {
  const { whom: name, hand } = prompt
  const { title, question } = asking.texts.ui.prompts.returned
  const spell = handName(asking, hand)
  return { title: title({ spell, several: hand.with.length > 0 }), asks: question({ name }), answers: answersOf(asking, prompt) }
}
