import { expect } from 'vitest'
import { seededDice } from '../../dice.ts'
import { EVERY_SCOPE } from '../../game.ts'
import { applyPatch, diff } from '../../patch.ts'
import { isRefusal } from '../../refusal.ts'
import { joueur, roleKey } from '../../roles.ts'
import { same } from '../../same.ts'
import { chanceOf } from '../chance.ts'
import type { Tried } from './parts.ts'
import { counting, type Moment, type Played, rolesAt, someOf, written } from './playing.ts'

/** Where something was found: the game can be played again. */
export const placeOf = ({ table, seed }: Played, at: number, { command }: Pick<Moment, 'command'>): string =>
  `${table}, seed ${seed}, step ${at}: ${JSON.stringify(command)}`

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** `toEqual` costs much more than looking whether there is anything to compare; of large things only what differs is told. */
export const expectSame = (one: unknown, other: unknown, where: () => string): void => {
  if (same(one, other)) return
  if (!isObject(one) || !isObject(other) || same(written(one), written(other))) expect(one, where()).toStrictEqual(other)
  expect.fail(
    `${where()}\nis changed by ${JSON.stringify(diff(written(other), written(one)))}\nfrom ${JSON.stringify(other)}`.slice(
      0,
      4000,
    ),
  )
}

/** Events through their schema and back make the same game. */
export const expectReplay = ({ game, parts }: Tried, played: Played): void => {
  const setup = written(parts.setups[played.table])
  expectSame(written(game.parseSetup(setup)), setup, () => `the setup of ${played.table}`)
  expectSame(game.upcastSetup(setup, game.rules), setup, () => `the setup of ${played.table}, of today’s rules`)
  let reached = played.begun
  for (const [at, moment] of played.moments.entries()) {
    const where = () => placeOf(played, at, moment)
    expectSame(game.parseCommand(written(moment.command)), written(moment.command), where)
    if (isRefusal(moment.answer)) continue
    for (const event of moment.answer) {
      const stored = written(event)
      expectSame(game.upcastEvent(stored, game.rules), stored, where)
      expectSame(game.parseEvent(stored), stored, where)
      reached = game.evolve(reached, game.parseEvent(stored))
    }
    expectSame(written(reached), written(moment.after), where)
  }
}

/** The same dice decide alike, and what deciding made of the table is what the events make. */
export const expectDecided = ({ game }: Tried, played: Played): void => {
  for (const [at, { before, command, by, answer, thrown, trail }] of played.moments.entries()) {
    const where = () => placeOf(played, at, { command })
    const faces = [...thrown]
    const again = game.decide(before, command, by, {
      roll: (ask) => {
        const [asked, face] = faces.shift() ?? [null, 1]
        expectSame(ask, asked, where)
        return face
      },
    })
    expectSame(again, answer, where)
    expectSame(faces, [], where)
    if (isRefusal(answer) || trail.length === 0) continue
    let reached = before
    for (const [index, event] of answer.entries()) expectSame((reached = game.evolve(reached, event)), trail[index], where)
  }
}

/** What somebody says is tried by everybody else, and what was said before is tried once more: a refusal throws no die. Returns how many. */
export const expectRefusals = ({ game }: Tried, played: Played): number => {
  let refused = 0
  for (const [at, { before, command }] of played.moments.entries()) {
    const earlier = played.moments[Math.floor(at / 2)]?.command ?? command
    for (const by of rolesAt({ game }, before))
      for (const said of [command, earlier]) {
        const dice = counting(seededDice(at))
        const answer = game.decide(before, said, by, dice)
        const wrong = isRefusal(answer) ? dice.thrown.length > 0 : by.kind === 'spectateur'
        if (wrong) expect.fail(`${roleKey(by)}, ${placeOf(played, at, { command: said })}: ${JSON.stringify(answer)}`)
        if (isRefusal(answer)) refused++
      }
  }
  return refused
}

/** An event out of its place makes a table that could be, or is an error of its own. Returns how many are errors. */
export const expectStrict = ({ game, parts }: Tried, played: Played): number => {
  const { misfit } = parts
  if (!misfit) return 1
  const chance = chanceOf(played.seed)
  const events = played.moments.flatMap(({ answer }) => (isRefusal(answer) ? [] : answer))
  let thrown = 0
  for (const [at, { before }] of played.moments.entries())
    try {
      game.evolve(before, chance.of(events))
    } catch (error) {
      if (!(error instanceof misfit)) expect(error, `${played.table}, seed ${played.seed}, step ${at}`).toBeInstanceOf(misfit)
      thrown++
    }
  return thrown
}

/** Entries of different scopes commute, to whoever looks: one can be undone under later ones of the others. Returns how many pairs do. */
export const expectScopes = ({ game, parts }: Tried, played: Played): number => {
  let pairs = 0
  const done = played.moments.filter(({ answer }) => !isRefusal(answer))
  for (const [at, one] of done.entries()) {
    const next = done[at + 1]
    const [scope, another] = [one, next ?? one].map(({ command }) => game.scopeOf(command))
    if (!next || [one, next].some(({ command }) => parts.overrules?.(command))) continue
    if (scope === another || scope === EVERY_SCOPE || another === EVERY_SCOPE) continue
    const [first, second] = [one.answer, next.answer] as [readonly unknown[], readonly unknown[]]
    const other = [...second, ...first].reduce(game.evolve, one.before)
    for (const role of rolesAt({ game }, next.after))
      expectSame(written(game.view(other, role)), written(game.view(next.after, role)), () => placeOf(played, at, one))
    pairs++
  }
  return pairs
}

const LOOKS = 80

/** Views and what is told are plain data; one made on an earlier view is the same. */
export const expectViews = ({ game }: Tried, played: Played): void => {
  const seen = new Map<string, { readonly state: unknown; readonly view: unknown }>()
  for (const [at, moment] of someOf(played, LOOKS)) {
    const where = () => placeOf(played, at, moment)
    for (const role of rolesAt({ game }, moment.after)) {
      const fresh = game.view(moment.after, role)
      expectSame(written(fresh), fresh, where)
      const before = { state: moment.before, view: game.view(moment.before, role) }
      for (const last of [before, seen.get(roleKey(role)) ?? before]) {
        const view = game.view(moment.after, role, last)
        expectSame(written(view), fresh, where)
        const patch = diff(last.view, view)
        expectSame(patch === null ? written(last.view) : applyPatch(written(last.view), written(patch)), fresh, where)
      }
      seen.set(roleKey(role), { state: moment.after, view: fresh })
    }
    expectTold({ game }, moment, where)
  }
}

const expectTold = ({ game }: Pick<Tried, 'game'>, { before, answer }: Moment, where: () => string): void => {
  let reached = before
  for (const event of isRefusal(answer) ? [] : answer) {
    const next = game.evolve(reached, event)
    const telling = game.tell(event, reached, next)
    for (const role of rolesAt({ game }, next)) expectSame(written(telling(role)), telling(role), where)
    reached = next
  }
}

/** Every open answer is taken, every shut one refused for the reason that is shown. Returns how many were tried. */
export const expectOffers = ({ game, parts }: Tried, played: Played): number => {
  const chance = chanceOf(played.seed)
  let tried = 0
  for (const [at, { after }] of played.moments.entries())
    for (const { id } of game.seating.places(after)) {
      const role = joueur(id)
      const view = game.view(after, role)
      for (const { command, refusal } of parts.offers?.(view, role, chance) ?? []) {
        const answer = game.decide(after, command, role, parts.dice?.(at) ?? seededDice(at))
        const reason = isRefusal(answer) ? (parts.shown?.(answer, view) ?? answer.code) : null
        expectSame(reason, refusal, () => `${roleKey(role)}, ${placeOf(played, at, { command })}`)
        tried++
      }
    }
  return tried
}

/** Places are each once, whoever is awaited sits at one, and what the table says by itself is allowed. */
export const expectSeats = ({ game }: Tried, played: Played): void => {
  for (const [at, moment] of played.moments.entries()) {
    const where = () => placeOf(played, at, moment)
    const places = game.seating.places(moment.after).map(({ id }) => id)
    expectSame([...new Set(places)], places, where)
    const awaited = game.seating.awaited?.(moment.after) ?? []
    expectSame(
      awaited.filter((seat) => !places.includes(seat)),
      [],
      where,
    )
    const due = game.due?.(moment.after)
    if (!due) continue
    expectSame(game.parseCommand(written(due.command)), written(due.command), where)
    expectSame(isRefusal(game.decide(moment.after, due.command, due.by, seededDice(at))), false, () => `${due.name}, ${where()}`)
  }
}
