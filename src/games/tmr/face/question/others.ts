import { always } from '../../../../house/question/index.ts'
import { type CommandOf, choosableCells, DESK_RULES, type PromptOf, ruleOfEntry, willOdds } from '../../rules/public.ts'
import { spellLand } from '../words/spellLand.ts'
import { choosing, numberField, oddsTold, saying, wordsFor } from './answer.ts'
import type { Asking, Asks, DrawnAsked, TmrAnswer } from './asking.ts'
import { proposedOf, type Wish, wantId, wishesOf } from './goals.ts'
import { ANSWERS, REFUSED, VERBS, WILL } from './vocabulary.ts'

/** TET-6: a cité gives one of three. */
export const gift = (asking: Asking, { choices }: PromptOf<'gift'>): Asks => {
  const { title, question, what } = asking.texts.ui.prompts.gift
  const meansOf = (kind: string) => always(what[kind as keyof typeof what])
  return {
    title,
    asks: question,
    answers: choices.map((choice) => choosing(asking, choice, { follows: meansOf(choice.command.kind) })),
  }
}

/** TET-9: one of the reserves of the cell must go off. */
export const releasing = (asking: Asking, { choices }: PromptOf<'releasing'>): Asks => {
  const { prompts, ear } = asking.texts.ui
  const { title, question, means } = prompts.releasing
  const answer = (choice: (typeof choices)[number]): TmrAnswer => {
    const spell = asking.spellName(choice.command.spells?.[0] ?? '')
    const told = ear.trigger({ spell })
    return choosing(asking, choice, { label: spell, follows: always(means), told, words: [told] })
  }
  return { title, asks: question, answers: choices.map(answer) }
}

/** ASC-2: the gardien's word on an ascent. */
const petitionAnswers = (asking: Asking): readonly TmrAnswer[] => {
  const { texts, board, filled } = asking
  const words = texts.ui.prompts.petition
  const entered = filled.number('difficulty', 0)
  const difficulty = entered || 0
  const answer = (rule: CommandOf<'answerAscent'>['rule'], label: string, means: string, more: Partial<TmrAnswer>): TmrAnswer =>
    saying(asking, { type: 'answerAscent', dreamer: board.id, rule }, { label, follows: always(means), ...more })
  return [
    answer({ kind: 'free' }, words.allow, words.allowMeans, { words: wordsFor(asking, ANSWERS.answerAscent ?? WILL) }),
    answer({ kind: 'will', difficulty }, words.askWill, words.willMeans, {
      odds: [oddsTold(asking, willOdds(board.sheet, difficulty))],
      number: numberField('difficulty', words.difficulty, entered, [-20, 20]),
      words: wordsFor(asking, WILL),
      more: true,
    }),
    answer({ kind: 'refused' }, words.refuse, words.refuseMeans, { words: wordsFor(asking, REFUSED) }),
  ]
}

export const petition = (asking: Asking, { mode }: PromptOf<'petition'>): Asks => {
  const { texts, view, board } = asking
  const { title: thinks, question, toGardien, mode: asked } = texts.ui.prompts.petition
  if (view.role.kind === 'joueur') return { title: thinks, asks: question, answers: [] }
  const title = toGardien({ name: board.sheet.name })
  if (view.role.kind === 'spectateur') return { title, asks: thinks, answers: [] }
  return {
    title,
    asks: asked({ mode: texts.modes[mode].name }),
    answers: petitionAnswers(asking),
  }
}

/** Before going up: what for. The few that promise most stand open, all of them behind a search. */
export const goalAnswers = (asking: Asking): readonly TmrAnswer[] => {
  const { texts, view, board, desk, spellName, spellSummary } = asking
  const { prompts, keys, spell: words } = texts.ui
  const wishes = wishesOf(view, board)
  // What was just reached is no new goal.
  const proposed = new Set(proposedOf(wishes.filter(({ spell }) => spell.id !== desk.reached)))
  const goal = (wish: Wish): TmrAnswer => {
    const { spell } = wish
    const land = `${spellLand(texts, spell)}${spell.ritual ? ` · ${words.ritual}` : ''}`
    const cost = spell.cost === 'variable' ? words.variableCost({ least: spell.leastCost }) : String(spell.cost)
    const facts = `${land} · ${words.cost} ${cost}`
    const told = [spellName(spell.id), spellSummary(spell.id), facts].filter(Boolean).join('. ')
    return {
      id: wantId(spell.id),
      label: spellName(spell.id),
      takes: { kind: 'keep', what: { kind: 'want', spell: spell.id } },
      rule: DESK_RULES.want,
      follows: always(facts),
      ...(proposed.has(wish)
        ? { group: 'proposed', told }
        : { group: 'spells', fold: 'spells', told: prompts.goal.others({ count: wishes.length - proposed.size }) }),
    }
  }
  return [
    ...[...proposed].map(goal),
    ...wishes.filter((wish) => !proposed.has(wish)).map(goal),
    {
      id: 'wander',
      label: prompts.goal.wander,
      letter: keys.wander,
      takes: { kind: 'keep', what: { kind: 'want', spell: null } },
      rule: DESK_RULES.want,
      follows: always(prompts.goal.wanderMeans),
    },
  ]
}

/** DRG-4: read, then put away; TET-4, TET-8, TET-9: its cell can be chosen as soon as it is read. */
export const drawnAnswers = (asking: Asking, { effect, left }: DrawnAsked): readonly TmrAnswer[] => {
  const { dragons, keys } = asking.texts.ui
  const choose: TmrAnswer | null = effect && {
    id: 'choose',
    label: dragons.choose,
    letter: keys.chooseCell,
    takes: { kind: 'keep', what: { kind: 'chooseCell', effect: effect.n } },
    rule: ruleOfEntry(effect.id),
    follows: always(dragons.chooseHint),
    words: null,
  }
  return [
    ...(choose && effect && choosableCells(effect) ? [choose] : []),
    {
      id: 'putAway',
      label: left > 0 ? dragons.another({ left }) : dragons.putAway,
      letter: keys.putAway,
      takes: { kind: 'keep', what: { kind: 'putAway' } },
      words: wordsFor(asking, VERBS.putAway),
    },
  ]
}
