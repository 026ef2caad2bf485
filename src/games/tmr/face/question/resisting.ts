import { always, either } from '../../../../house/question/index.ts'
import type { IncomingSpell, Prompt } from '../../rules/public.ts'
import { choosing } from './answer.ts'
import type { Asking, TmrAnswer, TmrQuestion } from './asking.ts'
import { handName } from './hand.ts'

type Kind<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>

/** TGT-4: as whoever it is aimed at knows it. */
const incomingName = ({ texts, spellName }: Asking, { spell, name, voie }: IncomingSpell): string =>
  name ?? (spell ? spellName(spell) : texts.ui.prompts.resisting.someSpell({ voie: texts.voies[voie].name }))

const incomingHead = (asking: Asking, { incoming }: Kind<'resisting'>): Pick<TmrQuestion, 'title' | 'asks'> => {
  const { resisting } = asking.texts.ui.prompts
  const { by, caster, spells } = incoming
  const [first] = spells
  const several = spells.length > 1
  const name = by ? asking.view.table.find(({ id }) => id === by)?.name : caster
  const jrs = spells.map((one) => resisting.jrs({ spell: incomingName(asking, one), jr: one.jr }))
  const roll = several ? resisting.each({ jrs: asking.format.and(jrs) }) : resisting.question({ jr: first?.jr ?? 0 })
  return {
    title: resisting.title({ spell: asking.format.and(spells.map((one) => incomingName(asking, one))), several }),
    asks: `${name ? resisting.by({ name }) : resisting.bySomebody} ${roll}`,
  }
}

/** TGT-4: between two dreamers: aimed, resisted, come back. */
export const resistHead = (
  asking: Asking,
  prompt: Kind<'aimed' | 'returned' | 'resisting'>,
): Pick<TmrQuestion, 'title' | 'asks'> => {
  const { aimed, returned } = asking.texts.ui.prompts
  if (prompt.kind === 'resisting') return incomingHead(asking, prompt)
  const { whom: name, hand } = prompt
  const spell = handName(asking, hand)
  return prompt.kind === 'aimed'
    ? { title: aimed.title({ spell, name }), asks: aimed.question({ name }) }
    : { title: returned.title({ spell, several: hand.with.length > 0 }), asks: returned.question({ name }) }
}

/** TGT-4: what comes of the roll; of a roll forgone, what it says itself. */
export const resistAnswers = (asking: Asking, { kind, choices }: Kind<'returned' | 'resisting'>): readonly TmrAnswer[] => {
  const { won, lost } = asking.texts.ui.prompts[kind]
  return choices.map((choice) => choosing(asking, choice, { follows: choice.odds ? either({ won, lost }) : always(lost) }))
}
