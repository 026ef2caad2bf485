import { always, either } from '../../../../house/question/index.ts'
import {
  type CommandOf,
  choosableCells,
  DESK_RULES,
  type IncomingSpell,
  type PromptOf,
  ruleOfEntry,
  willOdds,
} from '../../rules/public.ts'
import { spellLand } from '../words/places.ts'
import { choosing, numberField, oddsTold, saying, wordsFor } from './answer.ts'
import type { Asking, Asks, DrawnAsked, TmrAnswer } from './asking.ts'
import { proposedOf, type Wish, wantId, wishesOf } from './goals.ts'
import { handName } from './hand.ts'
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

/** ASC-2: with leave, and their own dice. */
const leaveGiven = (asking: Asking, ascent: NonNullable<PromptOf<'petition'>['ascent']>): Asks => {
  const { texts, view, board } = asking
  const { answered, yours, yoursWill, mayGoUp, theirs } = texts.ui.prompts.petition
  const own = view.role.kind === 'joueur'
  return {
    title: own ? answered : mayGoUp({ name: board.sheet.name }),
    asks: own ? (ascent.odds ? yoursWill : yours) : theirs,
    answers: [choosing(asking, ascent)],
  }
}

export const petition = (asking: Asking, { mode, granted, ascent }: PromptOf<'petition'>): Asks => {
  if (ascent) return leaveGiven(asking, ascent)
  const { texts, view, board } = asking
  const { title: thinks, question, answered, thrown, toGardien, mode: asked } = texts.ui.prompts.petition
  if (view.role.kind === 'joueur')
    return granted ? { title: answered, asks: thrown, answers: [] } : { title: thinks, asks: question, answers: [] }
  const title = toGardien({ name: board.sheet.name })
  if (view.role.kind === 'spectateur') return { title, asks: granted ? thrown : thinks, answers: [] }
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
