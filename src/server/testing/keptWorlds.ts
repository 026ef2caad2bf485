import { tmr } from '../../games/tmr/rules/index.ts'
import { type Command, cellsOfGenre, ENCOUNTER_KINDS, GENRES, type NoteOn, type View } from '../../games/tmr/rules/public.ts'
import { livelyDice } from '../../games/tmr/rules/testing/randomPlay.ts'
import { GARDIEN } from '../../kit/roles.ts'
import type { Chance } from './chance.ts'
import { commandOf, DICE_AND_PLACES, dieIn, enterDie, PEOPLE, playerAct } from './lostWorlds.ts'
import { ANA, setupWith } from './prober.ts'
import { type Act, changingHands, type Secret } from './twoWorlds.ts'
import type { Wanted } from './worlds.ts'

const CELLS = GENRES.flatMap((genre) => cellsOfGenre(genre))

/** What the gardien of the left world keeps to themself; the other one looks on. */
const keep = (chance: Chance): Command => {
  const cell = chance.pick(CELLS) ?? null
  if (chance.once(2)) {
    const on = chance.pick<NoteOn>([{ kind: 'table' }, { kind: 'dreamer', dreamer: ANA }, { kind: 'cell', cell: cell as never }])
    return { type: 'note', on: on ?? { kind: 'table' }, text: chance.once(4) ? '' : 'سرّ 秘 🤫' }
  }
  const where = { to: ANA, cell: chance.once(6) ? null : cell }
  if (chance.once(4)) return { type: 'recallEncounter', ...where }
  return { type: 'sendEncounter', ...where, kind: chance.pick(ENCOUNTER_KINDS) ?? 'mangeur', strength: 4 }
}

const nextAct: Secret<View>['nextAct'] = ({ left }, chance, id): Act => {
  if (chance.once(3)) return { by: GARDIEN, id, wanted: commandOf(keep(chance)) }
  if (chance.once(15)) return { restarts: true }
  return (chance.once(3) ? enterDie(left, id) : null) ?? playerAct(left, chance, id)
}

const KEPT_TYPES: readonly string[] = ['note', 'sendEncounter', 'recallEncounter'] satisfies Command['type'][]

const isKept = (act: Act): act is Extract<Act, { readonly wanted: Wanted }> =>
  'wanted' in act && act.wanted.type === 'command' && KEPT_TYPES.includes((act.wanted.command as Command).type)

/** ENC-1: what the gardien sends and writes; the player finds out when one is met, and not before. */
export const KEPT: Secret<View> = {
  game: tmr,
  people: PEOPLE,
  diceOf: livelyDice,
  open: async (seed, _, openWith) => {
    const setup = setupWith(DICE_AND_PLACES[seed % DICE_AND_PLACES.length] ?? {})
    const [left, right] = [await openWith(setup), await openWith(setup)]
    for (const world of [left, right])
      await world.say(GARDIEN, 'up', commandOf({ type: 'ascend', dreamer: ANA, mode: 'normal' }, [1]))
    return { left, right }
  },
  nextAct: (worlds, chance, id) => changingHands(worlds, { people: PEOPLE }, chance) ?? nextAct(worlds, chance, id),
  inWorld: (act, world) => {
    if (isKept(act)) return { by: GARDIEN, id: act.id, wanted: { type: 'view' } }
    return dieIn(act, world)
  },
  mayTell: (_, __, { left }) => left.sent().some((message) => message.includes('"sentMet"')),
}
