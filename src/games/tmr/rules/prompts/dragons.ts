import { refusal } from '../../../../kit/refusal.ts'
import { castableFrom } from '../casting/cast.ts'
import type { CommandOf } from '../commands.ts'
import { VOIES } from '../dreamer/draconic.ts'
import { dragonEntry } from '../dreamer/dragon.ts'
import { isNight, isSleepy } from '../dreamer/night.ts'
import { repressionRisk } from '../dreamer/repression.ts'
import { groundOf } from '../effects/groundOf.ts'
import { effectsOf, isUnder, weakenedBy } from '../effects/queries.ts'
import { genreOf } from '../map/map.ts'
import { synthesisPrice } from '../practice/synthesis.ts'
import { hasForgotten, unknownSpells } from '../spells/known.ts'
import { findSpell, type Spell } from '../spells/spell.ts'
import type { TmrRefusal } from '../state.ts'
import type { DreamerView, View } from '../view.ts'
import { type Choice, type Cost, choice, oddsOf } from './choice.ts'
import type { Prompt } from './prompt.ts'

/** DRG-7: what can be repressed now, and at what risk. */
export const repressions = (board: DreamerView): readonly Choice<CommandOf<'repressEffect'>>[] =>
  board.effects.flatMap(({ n, id }) => {
    const cost = dragonEntry(id)?.cost
    if (cost === undefined) return []
    const risk = repressionRisk(board.repression, cost)
    return [
      choice({ type: 'repressEffect', dreamer: board.id, effect: n }, 'DRG-7', {
        risk,
        cost: [{ of: 'repression', points: cost }],
      }),
    ]
  })

/** QUE-5. */
export const urgentDescent = (board: DreamerView): TmrRefusal | null =>
  isUnder(board, 'reserve-urgency') ? refusal('urgent', 'QUE-5') : null

const whyNotSleep = (view: View, board: DreamerView): TmrRefusal | null => {
  const ground = groundOf(board.effects)
  if (isUnder(board, 'no-sleep')) return refusal('insomnia', 'NIT-3')
  const canGoUp = board.dream > ground.ascentCost('normal') && !ground.noAscent && board.ascent.kind !== 'refused'
  if (canGoUp && urgentDescent(board)) return refusal('urgent', 'QUE-5')
  const open = isNight(view.clock.hour) || isSleepy(board.sheet.stamina, board.fatigue, board.pinned)
  return open ? null : refusal('not-sleepy', 'NIT-2')
}

/** NIT-2: at a table with dragons. */
export const sleepChoice = (view: View, board: DreamerView): Choice<CommandOf<'sleep'>> | null =>
  view.options.dragons ? choice({ type: 'sleep', dreamer: board.id }, 'NIT-2', { refusal: whyNotSleep(view, board) }) : null

/** NIT-7. */
export const asleep = (view: View, board: DreamerView): Prompt => {
  if (!view.options.dragons) return { kind: 'asleep', asked: null, choices: [] }
  const canWake = board.dream > 0 && board.fatigue < board.fatigueMax && board.life > 0
  const why = canWake ? null : refusal('cannot-wake' as const, 'NIT-7')
  return { kind: 'asleep', asked: 'joueur', choices: [choice({ type: 'wake', dreamer: board.id }, 'NIT-7', { refusal: why })] }
}

/** TET-6. */
export const giftPrompt = ({ id: dreamer }: DreamerView): Prompt => ({
  kind: 'gift',
  asked: 'joueur',
  choices: ['fleur', 'passeur', 'messager'].map((kind) => choice({ type: 'takeGift', dreamer, kind }, 'TET-6')),
})

const triggersOf = (board: DreamerView, rule: string, why: TmrRefusal | null): readonly Choice<CommandOf<'trigger'>>[] =>
  [...new Set(board.lying)].map((spell) =>
    choice({ type: 'trigger', dreamer: board.id, spells: [spell] }, rule, { refusal: why }),
  )

/** TET-9. */
export const releasingPrompt = (board: DreamerView): Prompt => ({
  kind: 'releasing',
  asked: 'joueur',
  lying: board.lying,
  choices: triggersOf(board, 'TET-9', null),
})

/** TET-4, TET-5: as far as the player knows where the demi-rêve is. */
const jumpsOf = (board: DreamerView): readonly Choice<CommandOf<'jump'>>[] => {
  const ground = groundOf(board.effects)
  const homes = effectsOf(board, 'home-cell').flatMap(({ cell }) => (cell && ground.exists(cell) ? [cell] : []))
  const river = isUnder(board, 'river-knowledge') && board.genre === 'fleuve' ? ground.ofGenre('fleuve') : []
  const cells = [...new Set([...homes, ...river])].filter((cell) => cell !== board.position)
  return cells.map((cell) =>
    choice({ type: 'jump', dreamer: board.id, cell }, genreOf(cell) === 'fleuve' ? 'TET-5' : 'TET-4', {
      cost: [{ of: 'fatigue', points: ground.fatigue }],
    }),
  )
}

const barredMagic = (board: DreamerView): TmrRefusal | null => {
  if (groundOf(board.effects).barred) return refusal('barred', 'DRG-12')
  return board.stored ? refusal('spent', 'RES-5') : null
}

const studying = (board: DreamerView, voie: Spell['voie'], difficulty: number) =>
  oddsOf({
    characteristic: weakenedBy(board, 'intellect', board.sheet.intellect),
    voie,
    skill: board.sheet.draconic[voie],
    difficulty,
    malus: board.malus,
    modifier: 0,
  })

/** SIG-1, SIG-2: a messenger whose land alone resonates is asked to read. */
const readingsOf = (board: DreamerView): readonly Choice<CommandOf<'read'>>[] => {
  const { sign, id: dreamer } = board
  if (!sign?.resonates || sign.difficulty === null) return []
  const { difficulty } = sign
  const own = (voie: Spell['voie']) =>
    choice<CommandOf<'read'>>({ type: 'read', dreamer, voie }, 'SIG-2', {
      odds: studying(board, voie, difficulty),
      refusal: barredMagic(board),
    })
  const sent = (voie: Spell['voie']) =>
    choice<CommandOf<'read'>>({ type: 'read', dreamer, voie, via: 'messager' }, 'SIG-2', {
      odds: studying(board, voie, difficulty),
      refusal: barredMagic(board),
    })
  return board.messenger ? [...VOIES.map(own), ...VOIES.map(sent)] : VOIES.map(own)
}

const priceOf = (board: DreamerView, spell: string, difficulty: number): Cost => ({
  of: 'spellPoints',
  points: synthesisPrice(difficulty, hasForgotten(board, spell)),
})

const whyNotLearnt = (board: DreamerView, { id, voie, difficulty }: Spell): TmrRefusal | null => {
  const barred = barredMagic(board)
  if (barred) return barred
  if (difficulty === 'variable' || -difficulty > board.sheet.draconic[voie] + 3) return refusal('too-hard', 'SIG-7')
  const { points: cost } = priceOf(board, id, difficulty)
  return board.spellPoints[voie] < cost ? refusal('points-too-low', 'SIG-7', { cost }) : null
}

type Learnable = { readonly spell: Spell; readonly via?: 'messager' }

/** SIG-7: what can be put together here, or by the Messager where it stands. */
const learnable = (view: View, board: DreamerView): readonly Learnable[] => {
  const learner = { sheet: board.sheet, effects: board.effects, depths: { unknown: board.unknown } }
  const forgotten = effectsOf(board, 'forgotten-spell').flatMap(({ spell }) => (spell ? [spell] : []))
  const spells = [...forgotten, ...unknownSpells(learner, view.spells)].flatMap((id) => findSpell(view.spells, id) ?? [])
  const { messenger } = board
  return [
    ...spells.filter((spell) => castableFrom(spell, { cell: board.position, genre: board.genre })).map((spell) => ({ spell })),
    ...(messenger
      ? spells.filter((spell) => castableFrom(spell, messenger)).map((spell) => ({ spell, via: 'messager' as const }))
      : []),
  ]
}

const synthesesOf = (view: View, board: DreamerView): readonly Choice<CommandOf<'synthesise'>>[] =>
  learnable(view, board).map(({ spell, via }) => {
    const odds = spell.difficulty === 'variable' ? null : studying(board, spell.voie, spell.difficulty)
    const command = { type: 'synthesise', dreamer: board.id, spell: spell.id, ...(via ? { via } : {}) } as const
    const cost = spell.difficulty === 'variable' ? [] : [priceOf(board, spell.id, spell.difficulty)]
    return choice<CommandOf<'synthesise'>>(command, 'SIG-7', { odds, refusal: whyNotLearnt(board, spell), cost })
  })

/** What dragons and practice add to a free moment. */
export const dragonChoices = (view: View, board: DreamerView) => {
  if (!view.options.dragons) return { jumps: [], triggers: [], readings: [], syntheses: [] }
  const barred = groundOf(board.effects).barred === 'wholly' ? refusal('barred' as const, 'DRG-12') : null
  const spent = board.stored ? refusal('spent' as const, 'RES-5') : null
  return {
    jumps: jumpsOf(board),
    triggers: triggersOf(board, 'TET-7', barred ?? spent),
    readings: readingsOf(board),
    syntheses: synthesesOf(view, board),
  }
}
