import { always } from '../../../../house/question/index.ts'
import {
  type CastChoice,
  type Choice,
  DESK_RULES,
  type Direction,
  type DreamerView,
  genreOf,
  groundOf,
  isCellId,
  type PromptOf,
  reserveAt,
  type StepChoice,
} from '../../rules/public.ts'
import { cellName, risksOf, waitsThere } from '../words/places.ts'
import { costsTold } from '../words/told.ts'
import { adviceOn, castKey, choosing, lateFor, oddsOf, ruled, saying, verb, whyNot, wordsFor } from './answer.ts'
import type { Asking, Asks, TmrAnswer } from './asking.ts'
import { cellsToChoose, repressing } from './awake.ts'
import { learnable, readings } from './deeds.ts'
import { foretoldAll } from './foretelling.ts'
import { VERBS, WAYS } from './vocabulary.ts'

type Free = PromptOf<'free'>

/** The key of each way on a number pad, in the order they are seen. */
const WAY_KEYS: Readonly<Record<Direction, string>> = { nw: '7', n: '8', ne: '9', sw: '1', s: '2', se: '3' }

/** What is known of where a way leads. */
const beyond = (asking: Asking, step: StepChoice): string => {
  const { texts, format, board, spellName } = asking
  const { ear } = texts.ui
  const { direction, to, exit } = step
  if (exit) return ear.exit
  if (!to) return foretoldAll({ texts, format }, board, direction).join(', ')
  const reserve = reserveAt(board.reserves, to)
  return [
    ear.cell({ name: cellName(texts, to), cell: to, genre: texts.genres[genreOf(to)].name }),
    ...risksOf(asking, board, step),
    ...(reserve ? [ear.reserveThere({ spell: spellName(reserve.spell) })] : []),
  ].join(', ')
}

/** MOV-3: nord : Collines de Parta, H2, collines. */
const step = (asking: Asking, one: StepChoice): TmrAnswer => {
  const { texts } = asking
  const { direction, choice } = one
  return choosing(asking, choice, {
    letter: WAY_KEYS[direction],
    group: 'ways',
    told: texts.ui.ear.way({ way: texts.directions[direction].name, place: beyond(asking, one) }),
    words: wordsFor(asking, WAYS[direction]),
  })
}

const chanceOf = ({ odds, refusal }: CastChoice): number => (refusal ? -1 : (odds?.limits.chance ?? 0))

/** The wanted one first, then the likeliest; what cannot be cast comes last. */
const inOrder = (casts: readonly CastChoice[], wanted: string | null): readonly CastChoice[] =>
  [...casts].sort((a, b) => Number(b.spell.id === wanted) - Number(a.spell.id === wanted) || chanceOf(b) - chanceOf(a))

const castTold = ({ texts, format, spellName }: Asking, { spell, via, least, odds }: CastChoice): string => {
  const { ear, prompts, spell: words } = texts.ui
  const cost = spell.cost === 'variable' ? words.variableCost({ least }) : String(least)
  const facts = [via && prompts.free.viaMessenger, odds && format.percent(odds.limits.chance), ear.costs({ cost })]
  return ear.castable({ spell: spellName(spell.id), facts: facts.filter(Boolean).join(', ') })
}

/** CAST-1: what can be cast from here; its form asks what is to be stated. */
const castable = (asking: Asking, cast: CastChoice, closed: number): TmrAnswer => {
  const { board } = asking
  const { spell, via, odds } = cast
  const refusal = whyNot(asking, cast.refusal)
  const command = { type: 'cast', dreamer: board.id, spell: spell.id, ...(via ? { via } : {}) } as const
  return {
    ...saying(asking, command, { refusal, advice: refusal ? null : adviceOn(asking, command) }),
    takes: { kind: 'open', form: castKey(cast) },
    odds: oddsOf(asking, odds),
    cost: costsTold(asking.texts, cast.price.rolled?.normale ?? []),
    group: 'casts',
    told: castTold(asking, cast),
    ...(closed > 1 ? { toldClosed: asking.texts.ui.ear.closedCasts({ count: closed }) } : {}),
    words: null,
  }
}

/** Of those closed one is told with its reason, several are counted. */
const casts = (asking: Asking, prompt: Free): readonly TmrAnswer[] => {
  const closed = prompt.casts.filter(({ refusal }) => refusal !== null).length
  return inOrder(prompt.casts, asking.desk.spell).map((cast) => castable(asking, cast, closed))
}

/** TET-4, TET-5: to a home cell, or along the Fleuve; many leaps are told as one. */
const FEW_TOLD = 3
/** Few cells stand as answers of their own, many in a list. */
const FEW = 2

const jumps = (asking: Asking, leaps: Free['jumps']): readonly TmrAnswer[] => {
  const { texts, filled } = asking
  const { ear, dragons } = texts.ui
  const picked = filled.text('jump', leaps[0]?.command.cell ?? '')
  return leaps.map((jump) => {
    const { cell } = jump.command
    const word = ear.jump({ cell })
    return choosing(asking, jump, {
      follows: always((isCellId(cell) && waitsThere(texts, asking.board, cell)) || dragons.jumpMeans),
      group: 'jumps',
      told: leaps.length > FEW_TOLD ? ear.jumps({ count: leaps.length }) : word,
      words: [word],
      ...(leaps.length > FEW && cell !== picked ? { aside: true as const } : {}),
    })
  })
}

const jumpField = ({ texts, filled }: Asking, { jumps: leaps }: Free) => {
  const [first] = leaps
  if (!first || leaps.length <= FEW) return []
  const options = leaps.flatMap(({ command: { cell } }) =>
    isCellId(cell) ? [[cell, `${cellName(texts, cell)} · ${cell}`] as const] : [],
  )
  const value = filled.text('jump', first.command.cell)
  const label = texts.ui.dragons.jumpWhere
  return [{ kind: 'one' as const, id: 'jump', label, value, options: Object.fromEntries(options), group: 'jump' }]
}

/** TET-9: the reserves of this cell that may go off together; a stored failure goes alone. */
export const matesOf = ({ lying, reserves }: Pick<DreamerView, 'lying' | 'reserves'>): readonly string[] =>
  lying.filter((spell) => !reserves.some((reserve) => reserve.spell === spell && reserve.erratic))

/** TET-7, TET-9: what lies here, set off by word; several at once, at one target. */
const triggers = (asking: Asking, { triggers: all }: Free): readonly TmrAnswer[] => {
  const { texts, format, board, filled, spellName } = asking
  const { dragons, ear } = texts.ui
  const mates = matesOf(board)
  const own = all.map((trigger) => choosing(asking, trigger, { follows: always(dragons.triggerMeans), group: 'triggers' }))
  if (mates.length < 2 || !all.some(({ refusal }) => !refusal)) return own
  const spells = mates.filter((_, at) => filled.check(`mate ${at}`, 'no'))
  const command = { type: 'trigger', dreamer: board.id, spells } as const
  return [
    ...own,
    {
      id: 'trigger together',
      label: dragons.trigger({ spell: format.and(spells.map(spellName)) || '…' }),
      takes: spells.length < 2 ? { kind: 'pick', what: 'things' } : { kind: 'say', command },
      ...ruled(asking, command),
      follows: always(dragons.togetherMeans),
      group: 'together',
      fold: 'together',
      told: ear.together,
      words: wordsFor(asking, VERBS.together),
      more: true,
    },
  ]
}

const mateFields = ({ board, filled, spellName }: Asking) =>
  matesOf(board).map((spell, at) => ({
    kind: 'check' as const,
    id: `mate ${at}`,
    label: spellName(spell),
    value: filled.check(`mate ${at}`, 'no'),
    group: 'together',
  }))

/** SIG-1, SIG-7: a sign that resonates is told; learning is offered to whoever has spell points. */
const deeds = (asking: Asking, prompt: Free): readonly TmrAnswer[] => {
  const { texts, board } = asking
  const { deeds: words, keys } = texts.ui
  const difficulty = board.sign?.resonates ? board.sign.difficulty : null
  const learns = prompt.syntheses.length > 0 && Object.values(board.spellPoints).some((points) => points > 0)
  const open = (deed: 'read' | 'synthesise', means: string): TmrAnswer => ({
    id: `open ${deed}`,
    label: words[deed],
    letter: keys[deed],
    rule: DESK_RULES[deed],
    takes: { kind: 'open', form: deed },
    follows: always(means),
    told: '',
    words: null,
  })
  return [
    ...(difficulty !== null && prompt.readings.length > 0 ? [open('read', words.sign.resonates({ difficulty }))] : []),
    ...(learns ? [open('synthesise', words.synthesis.question)] : []),
    ...readings(asking, prompt.readings).map((answer) => ({ ...answer, aside: true as const })),
    ...learnable(asking, prompt.syntheses).map((answer) => ({ ...answer, aside: true as const })),
  ]
}

/** MOV-2: a far cell, walked to. */
const walk = (asking: Asking): TmrAnswer => ({
  id: 'walk',
  label: asking.texts.ui.walking.go,
  rule: DESK_RULES.walk,
  takes: { kind: 'pick', what: 'place' },
  aside: true,
  told: '',
  words: wordsFor(asking, VERBS.walk),
  more: true,
})

const plain = (asking: Asking, choice: Choice): TmrAnswer => {
  const { stay, descend } = asking.texts.ui.prompts.free
  return choosing(asking, choice, { follows: always(choice.command.type === 'stay' ? stay : descend), group: 'pair' })
}

const titleOf = ({ texts, view, board }: Asking): string => {
  if (board.position) return `${cellName(texts, board.position)} (${board.position})`
  const where = { inA: texts.genres[board.genre].inA }
  if (view.role.kind !== 'spectateur') return texts.ui.board.somewhere(where)
  return texts.ui.board.theySomewhere({ ...where, name: board.sheet.name })
}

/** MOV-1, ENC-15: what every cell entered from here costs; where there is too little time, that all ways take the same. */
const stepAsks = (asking: Asking, { steps: [first] }: Free): string => {
  const { texts, board } = asking
  const cost = texts.ui.costs.fatigue({ points: groundOf(board.effects).fatigue })
  const late = first ? lateFor(asking, first.choice.command) : null
  return late ?? texts.ui.prompts.free.move({ cost, meets: board.stepMeets })
}

/** MOV, CAST-1: go on, cast, leap, wait, come down. */
export const free = (asking: Asking, prompt: Free): Asks => ({
  title: titleOf(asking),
  asks: stepAsks(asking, prompt),
  fields: [...jumpField(asking, prompt), ...mateFields(asking)],
  answers: [
    ...prompt.steps.map((one) => step(asking, one)),
    verb(asking, 'cast', asking.texts.ui.actions.cast),
    ...casts(asking, prompt),
    ...triggers(asking, prompt),
    ...jumps(asking, prompt.jumps),
    ...prompt.choices.map((choice) => plain(asking, choice)),
    ...deeds(asking, prompt),
    ...repressing(asking, prompt.repressions),
    walk(asking),
    ...cellsToChoose(asking),
  ],
})
