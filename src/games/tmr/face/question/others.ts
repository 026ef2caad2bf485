import { always } from '../../../../house/question/index.ts'
import { choosableCells, DESK_RULES, type Prompt, ruleOfEntry, willOdds } from '../../rules/public.ts'
import { spellLand } from '../words/spellLand.ts'
import { choosing, numberField, oddsTold, saying, wordsFor } from './answer.ts'
import type { Asking, DrawnAsked, TmrAnswer } from './asking.ts'
import { proposedOf, type Wish, wantId, wishesOf } from './goals.ts'
import { ANSWERS, PUT_AWAY, REFUSED, WILL } from './vocabulary.ts'

type Kind<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>

/** TET-6: a cité gives one of three. */
export const giftAnswers = (asking: Asking, { choices }: Kind<'gift'>): readonly TmrAnswer[] => {
  const { what } = asking.texts.ui.prompts.gift
  return choices.map((choice) => choosing(asking, choice, { follows: always(what[choice.command.kind as keyof typeof what]) }))
}

/** TET-9: one of the reserves of the cell must go off. */
export const releasingAnswers = (asking: Asking, { choices }: Kind<'releasing'>): readonly TmrAnswer[] =>
  choices.map((choice) => {
    const spell = asking.spellName(choice.command.spells?.[0] ?? '')
    const told = asking.texts.ui.ear.trigger({ spell })
    return choosing(asking, choice, { label: spell, told, words: [told] })
  })

/** ASC-2: the gardien's word on an ascent. */
export const petitionAnswers = (asking: Asking): readonly TmrAnswer[] => {
  const { texts, view, board, filled } = asking
  const { petition } = texts.ui.prompts
  if (view.role.kind !== 'gardien') return []
  const entered = filled.number('difficulty', 0)
  const difficulty = entered || 0
  const answer = (kind: 'free' | 'refused', rest: Partial<TmrAnswer>): TmrAnswer =>
    saying(asking, { type: 'answerAscent', dreamer: board.id, rule: { kind } }, rest)
  return [
    answer('free', {
      label: petition.allow,
      follows: always(petition.allowMeans),
      words: wordsFor(asking, ANSWERS.answerAscent ?? WILL),
    }),
    saying(
      asking,
      { type: 'answerAscent', dreamer: board.id, rule: { kind: 'will', difficulty } },
      {
        label: petition.askWill,
        follows: always(petition.willMeans),
        odds: [oddsTold(asking, willOdds(board.sheet, difficulty))],
        number: numberField('difficulty', petition.difficulty, entered, [-20, 20]),
        words: wordsFor(asking, WILL),
        more: true,
      },
    ),
    answer('refused', { label: petition.refuse, follows: always(petition.refuseMeans), words: wordsFor(asking, REFUSED) }),
  ]
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
      words: wordsFor(asking, PUT_AWAY),
    },
  ]
}
