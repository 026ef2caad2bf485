import { always, type BothSides, either, type Field, type Outcome } from '../../../../house/question/index.ts'
import { type ByVoie, bestVoie, earnedBy, isUnder, LOWEST_LEVEL, type PromptOf, type Voie } from '../../rules/public.ts'
import { gainsWords } from '../words/told.ts'
import { choosing, oddsOf, sentences } from './answer.ts'
import type { Asking, TmrAnswer } from './asking.ts'
import { labelOf } from './naming.ts'

type Faced = PromptOf<'encounter' | 'captive'>

const isFacing = (choice: Faced['choices'][number]): choice is ByVoie =>
  choice.command.type === 'master' || choice.command.type === 'struggle'

const voieOf = ({ odds }: ByVoie): Voie => odds?.attempt.voie ?? 'oniros'
const chanceOf = ({ odds }: ByVoie): number => odds?.limits.chance ?? 0

/** ENC-4: the same answer by each voie, the best first. */
const allVoies = ({ choices, voies }: Faced): readonly ByVoie[] => [...choices.filter(isFacing), ...voies]

/** The one named on the desk, or said and waiting for its dice; the best where none is. */
export const namedIn = ({ filled, said }: Asking, prompt: Faced): ByVoie | undefined => {
  const waits = said?.type === 'master' || said?.type === 'struggle' ? said : null
  const name = waits ? waits.voie : filled.text('voie', '')
  const [best, ...others] = allVoies(prompt)
  return others.find(({ command }) => command.voie === name) ?? best
}

/** What has a chance and was ever taught; DRG-3: for whoever would have to use Thanatos, the others as they are. */
const isOfUse = ({ view, board: { sheet } }: Asking, choice: ByVoie): boolean => {
  const best = bestVoie(sheet.draconic)
  const taught = sheet.draconic[voieOf(choice)] > LOWEST_LEVEL || (best === 'thanatos' && view.options.dragons === true)
  return voieOf(choice) === best || (taught && chanceOf(choice) > 0)
}

const isAnswered = ({ past, view, desk }: Asking): boolean =>
  !past && (view.role.kind === 'joueur' || (view.role.kind === 'gardien' && desk.standsIn))

const fieldOf = ({ texts }: Asking, named: ByVoie, among: readonly ByVoie[]): Field => {
  const { by, option } = texts.ui.prompts.voie
  const names = among.map((one) => [voieOf(one), option({ voie: texts.voies[voieOf(one)], chance: chanceOf(one) })])
  return { kind: 'radio', id: 'voie', label: by, value: voieOf(named), options: Object.fromEntries(names) }
}

/** The voies that are of use, where there is more than one. */
export const voieFields = (asking: Asking, prompt: Faced): readonly Field[] => {
  const named = namedIn(asking, prompt)
  const shown = allVoies(prompt).filter((one) => one === named || isOfUse(asking, one))
  return named && isAnswered(asking) && shown.length > 1 ? [fieldOf(asking, named, shown)] : []
}

/** ENC-16, ROL-4: where the experience of a Rêve de Dragon goes, where a particulière can come. QUE-9: under a désir nowhere. */
const learns = ({ texts, format, board }: Asking, { encounter }: Faced, { odds }: ByVoie): string | null => {
  const earned = odds?.limits.particuliere && !isUnder(board, 'no-experience') ? earnedBy(odds.attempt) : null
  const voie = encounter.kind === 'reve-de-dragon' ? odds?.attempt.voie : null
  return earned && voie ? texts.ui.prompts.voie.learns({ gains: gainsWords(texts, format, { voie, ...earned }) }) : null
}

/** DRG-3: Thanatos used, whatever comes of it; of one whose shadow waits already, nothing more. */
const shadows = ({ texts, view, board }: Asking, choice: ByVoie): string | null =>
  voieOf(choice) === 'thanatos' && view.options.dragons && !board.shadow ? texts.ui.deeds.sign.thanatos : null

/** What the wanted spell loses by another voie than the best. */
const worth = ({ texts, format, board, advice, weighedVoies }: Asking, { command }: ByVoie): string | null => {
  const weighed = weighedVoies.find(({ action }) => action.type === command.type && action.voie === command.voie)
  if (!weighed || advice?.action.type !== command.type) return null
  const voie = texts.voies[bestVoie(board.sheet.draconic)]
  const [chance, best] = [format.probability(weighed.chance), format.probability(advice.chance)]
  return texts.ui.prompts.voie[chance === best ? 'worthAsMuch' : 'worth']({ chance, best, voie })
}

/** What follows also from the voie: whatever the roll, and of success alone. */
const alsoFollows = (asking: Asking, prompt: Faced, choice: ByVoie, { won, lost }: BothSides): readonly Outcome[] => [
  ...always(sentences(worth(asking, choice), shadows(asking, choice))),
  ...either({ won: sentences(won, learns(asking, prompt, choice)), lost }),
]

/** Told, but on no card: what the card has in one line. It is said as words that follow the answer. */
const aside = (asking: Asking, choice: ByVoie, follows: readonly Outcome[]): TmrAnswer => {
  const { type } = choice.command
  const voie = voieOf(choice)
  const label = labelOf(asking, { ...choice.command, voie }) ?? voie
  const told = isOfUse(asking, choice) ? {} : { told: '' }
  return choosing(asking, choice, { id: `${type} ${voie}`, label, words: null, follows, aside: true, advice: null, ...told })
}

/** ENC-4: mastering by the voie named, its odds with all the others; then each other one as it can be said. */
export const facingAnswers = (asking: Asking, prompt: Faced, followsOf: (choice: ByVoie) => BothSides): readonly TmrAnswer[] => {
  const named = namedIn(asking, prompt)
  if (!named) return []
  const all = allVoies(prompt)
  const follows = (choice: ByVoie): readonly Outcome[] => alsoFollows(asking, prompt, choice, followsOf(choice))
  const others = isAnswered(asking) ? { field: fieldOf(asking, named, all) } : {}
  const odds = oddsOf(asking, named.odds).map((one) => ({ ...one, ...others }))
  return [
    choosing(asking, named, { odds, follows: follows(named), more: true }),
    ...all.filter((one) => one !== named).map((one) => aside(asking, one, follows(one))),
  ]
}
