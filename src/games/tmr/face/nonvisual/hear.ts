import { cutEnd, cutNumbers, hearLine, isSaid, phrasesFor } from '../../../../house/nonvisual/index.ts'
import { matchPhrase } from '../../../../house/question/index.ts'
import { wordsOf } from '../../../../house/texts/fold.ts'
import {
  asksOf,
  type CastChoice,
  type CommandOf,
  isCellId,
  type Parameter,
  type Prompt,
  type PromptOf,
  unstatedOf,
} from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { AIMS, BY, BY_MESSENGER, FAST, MISHAPS, SLOW, type TmrAnswer } from '../question/index.ts'
import {
  hearChoice,
  hearMeditation,
  hearNarration,
  hearSleeping,
  hearSpending,
  hearStars,
  hearTear,
  hearTogether,
  hearWaiting,
  hearWalk,
  parametersHeard,
  voieSaid,
} from './hearDeeds.ts'
import {
  cellsNamed,
  closedPhrases,
  type Heard,
  type Hearing,
  type Meaning,
  type Misheard,
  not,
  openPhrases,
  pathNamed,
  say,
  spellsNamed,
  spellsOf,
  standingPhrases,
} from './hearing.ts'

type Aim = CommandOf<'target'>['on']

type Hear = (hearing: Hearing, words: readonly string[], note: string) => Heard

const refused = (refusal: Extract<Misheard, { why: 'refused' }>['refusal']): Heard => not({ why: 'refused', refusal })

const hearAscent = (prompt: PromptOf<'awake'>, words: readonly string[]): Heard => {
  const fast = isSaid(words, FAST)
  if (words.length > 0 && !fast && !isSaid(words, SLOW)) return not({ why: 'unknown', said: words.join(' ') })
  const choice = prompt.ascents.find(({ command }) => command.mode === (fast ? 'accelerated' : 'normal'))
  if (!choice) return not({ why: 'not-now', said: words.join(' ') })
  return choice.refusal ? refused(choice.refusal) : say(choice.command)
}

/** CAST-1: a cost or a difficulty that is open is to be said; a difficulty is zero or less. */
const stated = (
  texts: Texts,
  { spell }: CastChoice,
  numbers: readonly number[],
  note: string,
): Pick<CommandOf<'cast'>, 'cost' | 'difficulty' | 'note' | 'parameters'> => {
  const cost = spell.cost === 'variable' ? numbers.find((number) => number > 0) : undefined
  const difficulty = spell.difficulty === 'variable' ? numbers.find((number) => number <= 0) : undefined
  return {
    ...(cost === undefined ? {} : { cost }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(note && !asksOf(spell) ? { note } : {}),
    ...(asksOf(spell)?.length ? { parameters: parametersHeard(texts, spell, numbers, note) } : {}),
  }
}

const unstatedSaid = ({ texts, format }: Hearing, missing: readonly Parameter[]): string => {
  const { named, missing: says, byEar } = texts.ui.parameters
  return `${says({ what: format.and(missing.map((one) => named[one])) })} ${byEar}`
}

const hearCast = (hearing: Hearing, prompt: PromptOf<'free'>, line: readonly string[], note: string): Heard => {
  const { words: own, numbers } = cutNumbers(line)
  const sent = cutEnd(own, BY_MESSENGER)
  const words = sent ?? own
  if (words.length === 0) return not({ why: 'which-spell', said: '' })
  const open = prompt.casts.filter(({ via }) => !sent || via === 'messager')
  const named = spellsNamed(words, spellsOf(hearing))
  const [found, ...others] = named.filter(({ spell }) => open.some((cast) => cast.spell.id === spell.id))
  if (found && others.length > 0)
    return not({ why: 'several', said: words.join(' '), could: [found, ...others].map(({ name }) => name) })
  if (!found)
    return named.length > 0
      ? refused({ code: 'wrong-cell', rule: 'CAST-1', params: {} })
      : not({ why: 'no-spell', said: words.join(' ') })
  const casts = open.filter((cast) => cast.spell.id === found.spell.id)
  const cast = casts.find(({ via }) => (via === 'messager') === (sent !== null)) ?? casts[0]
  if (!cast) return not({ why: 'no-spell', said: words.join(' ') })
  if (cast.refusal) return refused(cast.refusal)
  const said = stated(hearing.texts, cast, numbers, note)
  const missing = unstatedOf(cast.spell, said.parameters ?? {})
  if (missing.length > 0) return not({ why: 'closed', sentence: unstatedSaid(hearing, missing) })
  return say({
    type: 'cast',
    dreamer: hearing.board.id,
    spell: found.spell.id,
    ...said,
    ...(cast.via ? { via: cast.via } : {}),
  })
}

const hearService = (
  { texts, board: { id: dreamer } }: Hearing,
  prompt: PromptOf<'service'>,
  words: readonly string[],
): Heard => {
  const path = prompt.certain || prompt.pathLength === 0 ? null : pathNamed(words)
  if (path) return say({ type: 'goTo', dreamer, path: [...path] })
  const [cell, ...others] = cellsNamed(texts, words)
  if (!cell) return not({ why: words.length > 0 ? 'no-cell' : 'which-cell', said: words.join(' ') })
  const open = [cell, ...others].filter((one) => prompt.cells.includes(one))
  if (open.length > 1) return not({ why: 'several', said: words.join(' '), could: open })
  return say({ type: 'goTo', dreamer, cell: open[0] ?? cell })
}

const aimSaid = (words: readonly string[]): { readonly on: Aim; readonly rest: readonly string[] } | null => {
  const phrases = (Object.keys(AIMS) as Aim[]).flatMap((on) => phrasesFor('fr', AIMS[on], { key: on, means: on, more: 'words' }))
  const match = matchPhrase(words, phrases)
  return match.kind === 'one' ? { on: match.means, rest: match.rest } : null
}

const hearAim = ({ board: { id: dreamer } }: Hearing, words: readonly string[]): Heard => {
  const aim = aimSaid(words)
  if (!aim) return not({ why: 'which-aim', said: words.join(' ') })
  const { words: rest, numbers } = cutNumbers(aim.rest)
  const mishap = isSaid(rest, MISHAPS.impossible) ? 'impossible' : isSaid(rest, MISHAPS.self) ? 'self' : null
  if (rest.length > 0 && !mishap) return not({ why: 'unknown', said: rest.join(' ') })
  const [resist] = numbers
  return say({
    type: 'target',
    dreamer,
    on: aim.on,
    ...(resist === undefined || mishap ? {} : { resist }),
    ...(mishap ? { reached: false, mishap } : {}),
  })
}

/** ENC-4: by the voie named, or as the card has it. */
const hearFacing =
  (id: 'master' | 'struggle'): Hear =>
  ({ answers }, words) => {
    const [first = '', ...rest] = words
    const named = rest.length > 0 && isSaid([first], BY) ? rest : words
    const voie = named.length === 1 ? voieSaid(named[0]) : undefined
    if (words.length > 0 && !voie) return not({ why: 'unknown', said: words.join(' ') })
    const answer = answers.find((one) => one.id === `${id} ${voie}`) ?? answers.find((one) => one.id === id)
    return answer?.takes.kind === 'say' ? say(answer.takes.command) : not({ why: 'not-now', said: words.join(' ') })
  }

/** DRM-3: all that sleep gives back, unless said otherwise: dream points, then fatigue. */
const hearRest = ({ board }: Hearing, words: readonly string[]): Heard => {
  const { words: rest, numbers } = cutNumbers(words)
  if (rest.length > 0) return not({ why: 'unknown', said: rest.join(' ') })
  const [dream = Math.max(board.dream, board.sheet.reve), fatigue = 0] = numbers
  return say({ type: 'correct', dreamer: board.id, dream, fatigue })
}

/** ASC-2. */
const hearWill = ({ board }: Hearing, words: readonly string[]): Heard => {
  const [difficulty = 0] = cutNumbers(words).numbers
  return say({ type: 'answerAscent', dreamer: board.id, rule: { kind: 'will', difficulty } })
}

const hearWanted = (hearing: Hearing, words: readonly string[]): Heard => {
  const [found, ...others] = spellsNamed(words, spellsOf(hearing))
  if (!found) return not({ why: words.length > 0 ? 'no-spell' : 'which-spell', said: words.join(' ') })
  if (others.length > 0) return not({ why: 'several', said: words.join(' '), could: [found, ...others].map(({ name }) => name) })
  return { kind: 'want', spell: found.spell.id }
}

const hearPlace = (hearing: Hearing, words: readonly string[]): Heard => {
  const [cell, ...others] = cellsNamed(hearing.texts, words)
  if (!cell) return not({ why: words.length > 0 ? 'no-cell' : 'which-cell', said: words.join(' ') })
  return others.length > 0 ? not({ why: 'several', said: words.join(' '), could: [cell, ...others] }) : { kind: 'tell', cell }
}

const ofPrompt =
  <K extends Prompt['kind']>(
    kind: K,
    hearIt: (hearing: Hearing, prompt: PromptOf<K>, words: readonly string[], note: string) => Heard,
  ): Hear =>
  (hearing, words, note) =>
    hearing.prompt.kind === kind
      ? hearIt(hearing, hearing.prompt as PromptOf<K>, words, note)
      : not({ why: 'not-now', said: words.join(' ') })

/** ASC-2: with leave the way up is the one that was asked for. */
const hearGoingUp: Hear = (hearing, words, note) => {
  const { prompt } = hearing
  if (prompt.kind === 'petition' && prompt.ascent) return say(prompt.ascent.command)
  return ofPrompt('awake', (_, awake, rest) => hearAscent(awake, rest))(hearing, words, note)
}

/** How the words that follow an answer are read, by its id or the first word of it. */
const FOLLOWED: Readonly<Record<string, Hear>> = {
  ascend: hearGoingUp,
  cast: ofPrompt('free', hearCast),
  goTo: ofPrompt('service', hearService),
  master: hearFacing('master'),
  struggle: hearFacing('struggle'),
  target: hearAim,
  correct: hearRest,
  answerAscent: hearWill,
  advance: hearWaiting,
  'open meditate': hearMeditation,
  'open stars': hearStars,
  'open spend': hearSpending,
  'sleep till rested': hearSleeping,
  walk: hearWalk,
  'trigger together': hearTogether,
  choose: hearChoice,
  tear: hearTear,
  describe: hearNarration,
}

const hearAnswer = (
  hearing: Hearing,
  { id, takes, refusal, lacks, more }: TmrAnswer,
  words: readonly string[],
  note: string,
): Heard => {
  const [verb = '', of = ''] = id.split(' ')
  const followed = FOLLOWED[id] ?? FOLLOWED[verb]
  if (more && followed) return followed(hearing, verb === 'target' && of ? [of, ...words] : words, note)
  const closed = refusal || lacks
  if (closed) return not({ why: 'closed', sentence: closed })
  if (takes.kind === 'say') return say(takes.command)
  return takes.kind === 'keep' ? takes.what : not({ why: 'not-now', said: words.join(' ') })
}

const understand = (hearing: Hearing, means: Meaning, words: readonly string[], note: string): Heard => {
  switch (means.kind) {
    case 'answer':
      return hearAnswer(hearing, means.answer, words, note)
    case 'question':
      return { kind: 'ask', question: means.question }
    case 'tell':
      return hearPlace(hearing, words)
    case 'want':
      return hearWanted(hearing, words)
    case 'wander':
      return { kind: 'want', spell: null }
    case 'undo':
      return { kind: 'undo' }
    case 'closed':
      return not({ why: 'not-now', said: words.join(' ') })
    default:
      return means satisfies never
  }
}

/** A line that is only a place: what the question of the moment makes of it. */
const hearBare = (hearing: Hearing, line: string): Heard | null => {
  const { prompt } = hearing
  const said = wordsOf(line)
  const cell = said.join('').toUpperCase()
  if (!isCellId(cell)) return null
  return prompt.kind === 'service' ? hearService(hearing, prompt, said) : { kind: 'tell', cell }
}

/** What a line means now: an answer, a question, or a sentence why not. Words after a colon are a note to the spell. */
export const hear = (line: string, hearing: Hearing): Heard => {
  const heard = hearLine(line, {
    open: [...openPhrases(hearing), ...standingPhrases(hearing)],
    closed: closedPhrases(hearing),
  })
  switch (heard.kind) {
    case 'nothing':
      return { kind: 'ask', question: 'repeat' }
    case 'one':
      return understand(hearing, heard.means, heard.rest, heard.note)
    case 'not':
      if (hearing.drawn && heard.misheard.why !== 'several') return not({ why: 'read-first' })
      return hearBare(hearing, line) ?? not(heard.misheard)
    default:
      return heard satisfies never
  }
}
