import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { isRefusal } from '../../../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../../../kit/roles.ts'
import type { Command } from '../commands.ts'
import { VOIES } from '../dreamer/draconic.ts'
import { capacityOf } from '../dreamer/fatigue.ts'
import { type DreamerEvent, type Event, isDreamerEvent } from '../events.ts'
import { type Table, tmr } from '../index.ts'
import { legalCommands } from '../prompts/legal.ts'
import type { Dreamer } from '../state.ts'
import { dragonSays, dragonTable } from '../testing/dragonPlay.ts'
import { acting } from '../testing/dragonScene.ts'
import { type Chance, chanceOf, FIRST, livelyDice } from '../testing/randomPlay.ts'
import type { View } from '../view.ts'
import { type Costs, MEASURES, type Measure, type Price, pointsOf } from './price.ts'
import { priceOf } from './priceOf.ts'

vi.setConfig({ testTimeout: 120_000 })

type Spent = Readonly<Record<Exclude<Measure, 'hours'>, number>>

const held = ({ dream, fatigue, pendingFatigue, repression, depths, sheet, xp, round }: Dreamer): Spent => {
  const all = (of: Readonly<Record<string, number>>): number => Object.values(of).reduce((sum, one) => sum + one, 0)
  return {
    dream,
    fatigue: -Math.min(capacityOf(sheet.stamina), fatigue + pendingFatigue),
    life: depths.life - depths.pendingLife,
    repression: -repression,
    seuil: depths.seuil,
    spellPoints: all(depths.points),
    experience: all(xp),
    levels: all(sheet.draconic) + sheet.reve,
    rounds: -round,
  }
}

/** What a Dragon or luck adds is no price. */
const isConsequence = (event: DreamerEvent): boolean => {
  switch (event.type) {
    case 'afflicted':
    case 'giftTaken':
    case 'signRead':
    case 'ascentAsked':
      return true
    case 'repressionTested':
      return !event.safe
    default:
      return false
  }
}

const DECIDES: ReadonlySet<Event['type']> = new Set(['willTested', 'faced', 'castRolled', 'fumbleRolled', 'synthesised'])

/** The price as it was played: until something else follows, and what was learnt left out. */
const playedPrice = (table: Table, events: readonly Event[]) => {
  const own = events.filter(isDreamerEvent)
  const end = own.findIndex(isConsequence)
  const counted = (end < 0 ? own : own.slice(0, end)).filter(({ type }) => type !== 'learned')
  const after = counted.reduce<Table>(tmr.evolve, table)
  const [was, is] = [table, after].map(({ dreamers }) => held(dreamers[FIRST] as Dreamer)) as [Spent, Spent]
  const roll = counted.find(({ type }) => DECIDES.has(type))
  const quality = roll && 'check' in roll ? roll.check.quality : null
  const spent = (of: keyof Spent): number => was[of] - is[of]
  return { spent, quality, asked: counted.length === 0 && end === 0 }
}

const saidPrice = ({ sure, rolled, perhaps }: Price, quality: ReturnType<typeof playedPrice>['quality']) => {
  const certain: readonly Costs[] = [sure, rolled && quality ? rolled[quality] : []]
  return { least: (of: Measure) => pointsOf(of, ...certain), more: (of: Measure) => pointsOf(of, perhaps) }
}

/** What is open, and what is answered in a form of its own. */
const answersTo = (view: View): readonly Command[] => {
  const [board] = view.boards
  if (!board) return []
  const { id: dreamer } = board
  const awake: readonly Command[] = [
    { type: 'meditate', dreamer, method: 'kotyledon', skill: 3, neglected: 0 },
    { type: 'spend', dreamer, on: 'reve' },
    ...VOIES.map((on): Command => ({ type: 'spend', dreamer, on, ...(on === 'thanatos' ? { from: 'hypnos' } : {}) })),
  ]
  const asked: readonly Command[] = board.phase === 'service' ? [{ type: 'goTo', dreamer, path: ['n'] }] : []
  return [...legalCommands(view, board), ...(board.phase === 'awake' ? awake : []), ...asked]
}

/** One of each kind: a hundred spells are not worth more than the six ways. */
const someOf = (answers: readonly Command[], chance: Chance): readonly Command[] =>
  [...new Set(answers.map(({ type }) => type))].map((kind) => chance.of(answers.filter(({ type }) => type === kind)))

const seen = new Set<string>()

const comparePrices = (table: Table, chance: Chance): void => {
  const view = tmr.view(table, joueur(FIRST))
  const [board] = view.boards
  if (!board) return
  for (const command of someOf(answersTo(view), chance)) {
    const answer = tmr.decide(table, command, joueur(FIRST), livelyDice(chance.below(1e6)))
    if (isRefusal(answer)) continue
    const { spent, quality, asked } = playedPrice(table, answer)
    for (const event of answer) if ('why' in event) seen.add(`${event.type} ${event.why}`)
    if (asked && command.type === 'ascend') continue
    const { least, more } = saidPrice(priceOf(view, board, command), quality)
    for (const of of MEASURES) {
      if (of === 'hours') continue
      const extra = spent(of) - least(of)
      const what = `${of} of ${JSON.stringify(command)}, ${quality}: ${answer.map(({ type }) => type).join(' ')}`
      if (extra !== 0) expect(extra, what).toBe(more(of))
      if (spent(of) !== 0) seen.add(`${command.type} ${of}`)
    }
  }
}

/** As near to the ends of its measures as a dreamer can be awake: the last point of dream or life, the last boxes, all that is held without bursting. */
const atEdges = (table: Table): readonly Table[] => {
  const me = table.dreamers[FIRST] as Dreamer
  const left = capacityOf(me.sheet.stamina) - me.pendingFatigue
  const { depths } = me
  const edges: readonly Partial<Dreamer>[] = [
    { dream: 1 },
    { dream: 3 * depths.seuil },
    { depths: { ...depths, life: depths.pendingLife + 1 } },
    ...(left > 2 ? [{ fatigue: left - 1 }, { fatigue: left - 2 }] : []),
  ]
  return edges.map((edge) => ({ ...table, dreamers: { ...table.dreamers, [FIRST]: { ...me, ...edge } } }))
}

const game = fc.record({ seed: fc.integer(), choices: fc.array(fc.integer(), { minLength: 30, maxLength: 60 }) })

/** Under several Dragons from the start, and with something to spend. */
const beset = (seed: number): Table => {
  const dice = livelyDice(seed)
  const chance = chanceOf(seed)
  const says: readonly Command[] = Array.from({ length: 7 }, () => ({
    type: 'afflict' as const,
    dreamer: FIRST,
    kind: chance.of(['queue', 'souffle', 'souffle', 'tete'] as const),
  }))
  return says.reduce((table, command) => {
    const answer = tmr.decide(table, command, GARDIEN, dice)
    return isRefusal(answer) ? table : answer.reduce(tmr.evolve, table)
  }, rich())
}

const rich = (): Table => {
  const table = dragonTable()
  const me = table.dreamers[FIRST] as Dreamer
  const xp = { reve: 40, oniros: 60, hypnos: 60, narcos: 60, thanatos: 200 }
  const points = { oniros: 90, hypnos: 90, narcos: 90, thanatos: 90 }
  const effects = acting(['tete-terre-d-attache', { cell: 'H3' }], 'tete-connaissance-du-fleuve') as Dreamer['effects']
  const depths = { ...me.depths, points, life: 9, next: 3, unknown: ['voix', 'eau', 'sable', 'pierre'] }
  return { ...table, dreamers: { ...table.dreamers, [FIRST]: { ...me, xp, effects, depths } } }
}

test('[ASC-1] [MOV-1] [ENC-15] [CAST-2] [SOU-9] [SOU-13] [SPE-3] whatever acts on a dreamer, what each answer says it costs is what playing it costs', () => {
  fc.assert(
    fc.property(game, ({ seed, choices }) => {
      const dice = livelyDice(seed)
      let table = beset(seed)
      for (const choice of choices) {
        for (const one of [table, ...atEdges(table)]) comparePrices(one, chanceOf(choice))
        const { command, by } = dragonSays(table, chanceOf(choice))
        const answer = tmr.decide(table, command, by, dice)
        if (!isRefusal(answer)) table = answer.reduce(tmr.evolve, table)
      }
    }),
    { numRuns: 25, endOnFailure: true },
  )
  const priced =
    'ascend dream, ascend fatigue, move fatigue, move rounds, stay fatigue, struggle fatigue, struggle dream, master dream, repress repression, repressEffect repression, cast dream, synthesise spellPoints, meditate fatigue, spend experience, spend levels, jump fatigue, master repression, struggle repression, dreamChanged burst, repressed captive, fellAsleep dream, fellAsleep fatigue, fellAsleep life'
  expect(priced.split(', ').filter((one) => !seen.has(one))).toEqual([])
})
