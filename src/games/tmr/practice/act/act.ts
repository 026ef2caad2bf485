import type { Event } from '../../rules/index.ts'

/** What a person did, as far as both a command and the events it led to can tell. */
export type Act = { readonly type: string } & Readonly<Record<string, unknown>>

/** The words of a command that its events tell again. */
const TOLD_AGAIN = ['mode', 'to', 'cell', 'spell', 'via', 'on', 'voie'] as const

export const actOfCommand = (command: { readonly type: string } & Readonly<Record<string, unknown>>): Act => {
  const told = TOLD_AGAIN.filter((word) => command[word] !== undefined).map((word) => [word, command[word]])
  return { type: command.type, ...Object.fromEntries(told) }
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>
type Reader<Type extends Event['type']> = (first: Of<Type>, all: readonly Event[]) => Act

const find = <Type extends Event['type']>(events: readonly Event[], type: Type): Of<Type> | undefined =>
  events.find((event): event is Of<Type> => event.type === type)

const BROKEN: Act = { type: 'interrupt' }

const aimed = (_: unknown, events: readonly Event[]): Act => {
  const aim = find(events, 'tookEffect')?.aim ?? null
  return aim === null ? { type: 'accept' } : { type: 'target', on: aim }
}

const CAME_DOWN: Readonly<Partial<Record<Of<'cameDown'>['why'], string>>> = { will: 'descend', spell: 'comeDown' }
const ENDED: Readonly<Partial<Record<Of<'encounterEnded'>['how'], string>>> = {
  passed: 'letPass',
  declined: 'decline',
  away: 'goTo',
}

/** ENC-4: the voie that was named. */
const byVoie = (faced: Of<'faced'> | undefined): Partial<Act> => (faced?.named ? { voie: faced.check.voie } : {})

/** The first event of an entry names the command, mostly. */
const READERS: { readonly [Type in Event['type']]?: Reader<Type> } = {
  ascended: ({ mode }) => ({ type: 'ascend', mode }),
  moved: ({ direction }) => ({ type: 'move', to: direction }),
  stayed: () => ({ type: 'stay' }),
  struggled: (_, events) => ({ type: 'struggle', ...byVoie(find(events, 'faced')) }),
  faced: (faced) => ({ type: 'master', ...byVoie(faced) }),
  evaded: (_, events) => (find(events, 'cameDown')?.why === 'evasion' ? { type: 'evade' } : BROKEN),
  repressed: (_, events) => (find(events, 'encounterEnded')?.how === 'repressed' ? { type: 'repress' } : BROKEN),
  encounterEnded: ({ how }) => ({ type: ENDED[how] ?? how }),
  carried: ({ to, asked }) => ({ type: 'goTo', ...(asked === 'cell' ? { cell: to } : {}) }),
  messengerSent: ({ to, asked }) => ({ type: 'goTo', ...(asked === 'cell' ? { cell: to } : {}) }),
  wetFaced: () => ({ type: 'masterCell' }),
  castRolled: ({ spell, proxy }) => ({ type: 'cast', spell, ...(proxy ? { via: 'messager' } : {}) }),
  fumbleRolled: () => ({ type: 'storeFailure' }),
  kept: () => ({ type: 'keep' }),
  stored: () => ({ type: 'reserve' }),
  cameDown: ({ why }) => ({ type: CAME_DOWN[why] ?? 'interrupt' }),
  sightTested: aimed,
  resisted: aimed,
  tookEffect: aimed,
  fellAsleep: () => ({ type: 'sleep' }),
  woke: () => ({ type: 'wake' }),
}

/** What was done to bring these events about; null: nothing of a person's. */
export const actOf = (events: readonly Event[]): Act | null => {
  // NIT-4: an hour of sleep tells its dreams before the clock moves.
  if (find(events, 'clockMoved')) return { type: 'advance' }
  const [first] = events
  const read = first && (READERS[first.type] as Reader<Event['type']> | undefined)
  return read && first ? read(first, events) : null
}

/** Whether an act is the one meant: in all words that both have. */
export const isAct = (done: Act, meant: Act): boolean =>
  done.type === meant.type && TOLD_AGAIN.every((word) => !(word in meant) || !(word in done) || done[word] === meant[word])
