import { isRefusal } from '../../../../kit/refusal.ts'
import { seedOfText } from '../../../../kit/seedOfText.ts'
import { type TableSetup, tmr } from '../../rules/index.ts'
import { type CellId, dreamerId, type Hour, NEW_OPTIONS } from '../../rules/public.ts'
import { drawsFrom } from '../situation/chance.ts'

/** What is at stake ends with a round of the journey, or with an hour of the day. */
export type Deadline = { readonly rounds: number } | { readonly hours: number }

/** Rounds or hours, as many as there are. */
export const timeOf = (deadline: Deadline): number => ('rounds' in deadline ? deadline.rounds : deadline.hours)

/** A small situation: a reason to cast one spell, and the time there is for it. Its words are texts (`practice/stakes`). */
export interface Stake {
  readonly id: StakeId
  readonly spell: string
  readonly deadline: Deadline
  readonly from: CellId
  readonly hour: Hour
  readonly dream: number
  readonly fatigue?: number
  /** TGT-4: the dream points of whoever it is cast at; absent: nobody resists. */
  readonly foe?: number
}

/** The least round in which a spell is aimed: an ascent, so many steps, and the round after the cast. */
const rows = [
  ['wolf', 'non-agressivite', { rounds: 4 }, 'G5', 'chateau-dormant', 10, { foe: 5 }],
  ['fever', 'quietude', { hours: 3 }, 'F5', 'serpent', 9, {}],
  ['barn', 'feu-en-eau', { rounds: 6 }, 'E4', 'epees', 11, {}],
  ['dyke', 'eau-en-terre', { rounds: 7 }, 'E7', 'roseau', 12, {}],
  ['patrol', 'miroirs', { rounds: 5 }, 'H5', 'araignee', 10, {}],
  ['well', 'lumiere', { hours: 2 }, 'G3', 'lyre', 8, { fatigue: 3 }],
  ['bars', 'metal-en-bois', { hours: 4 }, 'K8', 'poisson-acrobate', 9, { fatigue: 2 }],
  ['arrow', 'bouclier', { rounds: 6 }, 'H9', 'vaisseau', 13, {}],
  ['oath', 'silence', { rounds: 6 }, 'G8', 'couronne', 11, {}],
  ['ford', 'eau-en-bois', { rounds: 5 }, 'I7', 'dragon', 9, {}],
  ['blade', 'fauchage', { rounds: 5 }, 'C13', 'faucon', 12, { foe: 6 }],
  ['pack', 'tenebres', { rounds: 5 }, 'K9', 'sirene', 10, {}],
  ['rockfall', 'terre-transparente', { hours: 2 }, 'H6', 'dragon', 9, {}],
] as const satisfies readonly (readonly [
  string,
  string,
  Deadline,
  string,
  Hour,
  number,
  Partial<Pick<Stake, 'fatigue' | 'foe'>>,
])[]

export type StakeId = (typeof rows)[number][0]

export const STAKES: readonly Stake[] = rows.map(([id, spell, deadline, from, hour, dream, rest]) => ({
  ...{ id, spell, deadline, from: from as CellId, hour, dream },
  ...rest,
}))

export const stakeOf = (id: string): Stake | null => STAKES.find((stake) => stake.id === id) ?? null

const DREAMER = dreamerId('severine')

/** One dreamer for all of them, who knows each spell that is asked for. */
const SHEET = {
  ...{ name: 'Séverine', reve: 14, empathie: 13, volonte: 12, vue: 12, stamina: { endurance: 16 } },
  look: { cloak: 'wine', face: 'braided' } as const,
  draconic: { oniros: 6, hypnos: 6, narcos: -4, thanatos: -11 },
  spells: STAKES.map(({ spell }) => spell),
}

/** ENC-7: what a night before it left. */
export interface Left {
  readonly repression: number
}

export const stakeTable = ({ from, hour, dream, fatigue = 0 }: Stake, { repression }: Left = { repression: 0 }): TableSetup => {
  const dreamer = { id: DREAMER, sheet: SHEET, dream, fatigue, repression, position: from }
  const setup = tmr.parseSetup({ clock: { day: 1, hour }, options: NEW_OPTIONS, dreamers: [dreamer] })
  if (isRefusal(setup)) throw new Error(`stake ${setup.code}`)
  return setup
}

/** Nights in a row. */
export const NIGHTS = 3

/** The same number, the same nights: different stakes for one dreamer. */
export const nightsOf = (seed: number): readonly Stake[] => drawsFrom(seedOfText(`nights ${seed}`)).several(STAKES, NIGHTS)
