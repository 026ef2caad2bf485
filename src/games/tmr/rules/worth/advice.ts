import type { Moment as Hours } from '../dreamer/clock.ts'
import { CELL_IDS, type CellId, neighbour } from '../map/map.ts'
import type { Planner } from '../planner/plan.ts'
import type { Question, SpellFacts } from '../planner/question.ts'
import { questionOf } from '../planner/questionOf.ts'
import { morningsAfter } from '../planner/sleep.ts'
import { thresholds } from '../rolls/resolution.ts'
import { canBeCastAt } from '../spells/spell.ts'
import type { DreamerView, View } from '../view.ts'
import { leftOutOfBest } from './leftOut.ts'
import { roughCosts } from './roughWay.ts'
import { type Exits, exitsOf, type Weighed, weigh, worthOf } from './worth.ts'

/** The same ascent begun later. */
export interface LaterFigure {
  /** After this night; or once what waits on the cell is gone (ENC-5). */
  readonly after: 'night' | 'hour'
  readonly chance: number
  /** ENC-5: the hour after whose end the cell is empty; null: after a night. */
  readonly until: Hours | null
}

/**
 * `goOn`: this ascent is the best there is. `later`: awake, another ascent is worth clearly more. `nothing`: this one is worth next to
 * nothing: come down, sleep.
 */
export type Verdict = 'goOn' | 'later' | 'nothing'

export interface Advice {
  readonly verdict: Verdict
  /** The answer advised, never to stay in place; null: nothing that can be said here is any good. */
  readonly best: Weighed | null
  /** The chance of the answer advised, in its ascent. */
  readonly now: number
  /** More than 0: another answer may be as good as the best, by so much that the reckoning leaves out. */
  readonly leftOut: number
  readonly later: LaterFigure | null
  /** ENC-4: what each voie is worth that can be named in the place of the best. */
  readonly voies: readonly Weighed[]
}

/** A morning's question, and how likely that morning is, by dream points. */
interface MorningAsked {
  readonly question: Question
  readonly dreams: readonly number[]
  readonly chances: readonly number[]
}

/** All that advice is made from: plain data, to be reckoned beside the page. */
export interface Wanted {
  readonly question: Question
  readonly exits: Exits
  /** Null: no sleep is to be had. */
  readonly mornings: readonly MorningAsked[] | null
  readonly emptied: { readonly question: Question; readonly until: Hours } | null
}

/** Mornings that differ in their dream points alone are asked together. */
const grouped = (asked: readonly { readonly question: Question; readonly chance: number }[]): readonly MorningAsked[] => {
  const groups = new Map<string, { question: Question; dreams: number[]; chances: number[] }>()
  for (const { question, chance } of asked) {
    const key = JSON.stringify({ ...question, dream: 0 })
    const group = groups.get(key) ?? { question, dreams: [], chances: [] }
    group.dreams.push(question.dream)
    group.chances.push(chance)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const morningsAsked = (view: View, board: DreamerView, spell: SpellFacts, mode: Question['mode']) => {
  const mornings = morningsAfter(view, board)
  return (
    mornings &&
    grouped(
      mornings.flatMap((one) => {
        const question = questionOf(one.view, one.board, spell, mode)
        return question ? [{ question, chance: one.chance }] : []
      }),
    )
  )
}

/** What a player can ask at this moment; null where nothing can be reckoned. */
export const wantedAt = (view: View, board: DreamerView, spell: SpellFacts, mode: Question['mode']): Wanted | null => {
  const question = questionOf(view, board, spell, mode)
  if (!question) return null
  const { moment } = question
  const waits = moment.phase === 'awake' && moment.waiting !== null && board.waiting !== null
  return {
    question,
    exits: exitsOf(view, board),
    mornings: morningsAsked(view, board, spell, mode),
    emptied:
      waits && board.waiting
        ? { question: { ...question, moment: { phase: 'awake', waiting: null } }, until: board.waiting.until }
        : null,
  }
}

/** NIT-4: over all the ways to wake. */
export const chanceAfterNight = (planner: Planner, mornings: readonly MorningAsked[]): number =>
  mornings.reduce((sum, { question, dreams, chances }) => {
    const each = planner.chances(question, dreams)
    return sum + each.reduce((all, chance, at) => all + chance * (chances[at] ?? 0), 0)
  }, 0)

const laterOf = (planner: Planner, { mornings, emptied }: Wanted): LaterFigure | null => {
  const night = mornings && ({ after: 'night', chance: chanceAfterNight(planner, mornings), until: null } as const)
  const hour = emptied && ({ after: 'hour', chance: planner.chance(emptied.question, 'prudent'), until: emptied.until } as const)
  // The sooner of two about as good.
  if (hour && (!night || hour.chance >= night.chance - CLEARLY)) return hour
  return night
}

/** So much more is worth waiting for. */
export const CLEARLY = 0.05
/** Less than this is nothing to go on for. */
export const NOTHING = 0.05
/** Where a round in place is worth nearly as much as the best step, the figure lives on lucky encounters. */
const AS_GOOD_AS_WAITING = 0.97

/** Which steps come nearer to the spell's land: as a way, each is nearer than the last, so none leads back. */
const leadsThere = (question: Question): ((action: Weighed['action']) => boolean) => {
  const { spell, dream, dreamer, cell } = question
  const goals = CELL_IDS.filter((id) => canBeCastAt(spell, id))
  const water = thresholds(dream, Math.max(...Object.values(dreamer.draconic)) + dreamer.malus - 7).chance
  const costs = roughCosts(goals, water)
  const cost = (at: CellId): number => costs.get(at) ?? Number.POSITIVE_INFINITY
  return (action) => {
    if (action.type !== 'move') return true
    const next = neighbour(cell, action.to)
    return next !== null && cost(next) < cost(cell)
  }
}

/** Of this ascent's answers the one to give: not to stay, nor to walk up and down where that is all the best play does. */
const goingOn = (question: Question, weighed: readonly Weighed[]): Weighed | null => {
  const here = weighed.filter(({ action, ascent }) => ascent === 'this' && action.type !== 'stay')
  const [best] = here
  const stay = weighed.find(({ action }) => action.type === 'stay')
  if (!best || !stay || stay.chance < best.chance * AS_GOOD_AS_WAITING) return best ?? null
  const leads = leadsThere(question)
  // CAST-7: a cast that cannot be paid leads nowhere.
  return here.find(({ action, chance }) => chance > 0 && leads(action)) ?? best
}

/** Every answer weighed, and the one to give in this ascent. */
export interface Judged {
  readonly weighed: readonly Weighed[]
  readonly best: Weighed | null
  readonly now: number
}

export const judge = (planner: Planner, { question, exits }: Pick<Wanted, 'question' | 'exits'>): Judged => {
  const weighed = weigh(planner, question, exits)
  const best = answering(question, weighed)
  return { weighed, best, now: best?.chance ?? 0 }
}

/** ENC-5: evading waits for another day: it is to be worth clearly more than to face what is there. */
const answering = (question: Question, weighed: readonly Weighed[]): Weighed | null => {
  const best = goingOn(question, weighed)
  const evade = weighed.find(({ action }) => action.type === 'evade')
  return evade && evade.chance >= (best ? worthOf(best) : 0) + CLEARLY ? evade : best
}

/** Up there a free moment can be left; an encounter or a wet cell must be answered first. */
export const isHopeless = ({ moment }: Question, now: number): boolean => moment.phase === 'free' && now < NOTHING

const verdictOf = (question: Question, now: number, later: LaterFigure | null): Verdict => {
  if (question.moment.phase !== 'awake') return isHopeless(question, now) ? 'nothing' : 'goOn'
  if (later && later.chance >= now + CLEARLY) return 'later'
  return now < NOTHING ? 'nothing' : 'goOn'
}

/** What can be said here towards a later ascent. */
const leaving = ({ moment }: Question, weighed: readonly Weighed[], later: LaterFigure | null): Weighed | null => {
  if (moment.phase === 'awake')
    return later?.after === 'night' ? { action: { type: 'sleep' }, chance: later.chance, ascent: 'next' } : null
  const down = weighed.find(({ action }) => action.type === 'descend')
  return down ? { ...down, chance: Math.max(down.chance, later?.chance ?? 0) } : null
}

/** What to do for the wanted spell: in this ascent, or later where that is worth more. */
export const adviceOf = (planner: Planner, wanted: Wanted): Advice => {
  const { question } = wanted
  const { weighed, best, now } = judge(planner, wanted)
  const later = laterOf(planner, wanted)
  const verdict = verdictOf(question, now, later)
  const voies = weighed.filter(({ action }) => 'voie' in action)
  // On the way a step is to be taken: the foremost is marked, however near another lies.
  const weighs = verdict === 'goOn' && question.moment.phase !== 'free'
  const leftOut = weighs && best ? leftOutOfBest(planner, wanted, weighed, best) : 0
  return { verdict, now, leftOut, later, voies, best: verdict === 'goOn' ? best : leaving(question, weighed, later) }
}
