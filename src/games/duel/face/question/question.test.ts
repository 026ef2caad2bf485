import { describe, expect, test } from 'vitest'
import { formatOf } from '../../../../house/texts/format.ts'
import { shell } from '../../../../house/texts/fr/shell.ts'
import { joueur } from '../../../../kit/roles.ts'
import { duel } from '../../rules/index.ts'
import { attackSide, defenceSide, openDefence, tableSeen, type View } from '../../rules/public.ts'
import { firstTexts } from '../../texts/index.ts'
import { deskAt, EMPTY_DESK, type Laid } from '../desk/desk.ts'
import { lacksFor } from './answers.ts'
import type { Asking, DuelAnswer } from './asking.ts'
import { questionOf } from './questionOf.ts'
import { powerTouched } from './touched.ts'
import { inOpen, letsFail, unasked } from './unasked.ts'

type Seat = Record<string, unknown>

const viewOf = (ana: Seat, bo: Seat, rest: Record<string, unknown> = {}): View => {
  const setup = duel.parseSetup({
    seats: [
      { id: 'ana', name: 'Ana' },
      { id: 'bo', name: 'Bo' },
    ],
    position: {
      current: 'ana',
      seats: [
        { seat: 'ana', dreamer: 'forgeronne', ...ana },
        { seat: 'bo', dreamer: 'eclusier', ...bo },
      ],
      ...rest,
    },
  })
  if ('code' in setup) throw new Error(JSON.stringify(setup))
  return duel.view(duel.initial(setup), joueur('ana'))
}

/** Ana's turn. */
const ofThree = (ana: Seat = {}, bo: Seat = {}): View => {
  const setup = duel.parseSetup({
    seats: ['ana', 'bo', 'cy'].map((id) => ({ id, name: id })),
    position: {
      current: 'ana',
      seats: [
        { seat: 'ana', dreamer: 'forgeronne', ...ana },
        { seat: 'bo', dreamer: 'eclusier', ...bo },
        { seat: 'cy', dreamer: 'neige' },
      ],
    },
  })
  if ('code' in setup) throw new Error(JSON.stringify(setup))
  return duel.view(duel.initial(setup), joueur('ana'))
}

const askingOf = (view: View, desk: Laid = deskAt(EMPTY_DESK, view)): Asking => {
  const table = tableSeen(view)
  return {
    ...{ texts: firstTexts, format: formatOf('fr'), view, desk, table, seat: 'ana', past: false, voice: shell.ear },
    me: table.players.find(({ seat }) => seat === 'ana') ?? null,
    ownDecks: [],
    waking: null,
    nameOf: (seat) => view.players.find((one) => one.seat === seat)?.name ?? seat,
  }
}

const answer = (asking: Asking, id: string): DuelAnswer | undefined => questionOf(asking).answers.find((one) => one.id === id)

/** After those answers were given, one after the other. */
const laidOut = (view: View, ...given: readonly string[]): Asking =>
  given.reduce((asking, id) => {
    const takes = answer(asking, id)?.takes
    if (takes?.kind !== 'keep') throw new Error(`nothing is laid out by ${id}`)
    return askingOf(view, { ...asking.desk, ...takes.what })
  }, askingOf(view))

const commandIn = (found: DuelAnswer | undefined): unknown => (found?.takes.kind === 'say' ? found.takes.command : null)

describe('by ear', () => {
  const toldIn = (asking: Asking): readonly string[] => questionOf(asking).answers.flatMap(({ told }) => told || [])
  const named = (asking: Asking, name: string): readonly string[] =>
    questionOf(asking).answers.flatMap(({ id, words }) => (words?.includes(name) ? [id] : []))

  test('[CMB-5] the question says what can be attacked, each with its sum, and a name alone aims', () => {
    const view = viewOf(
      { artefacts: [{ card: 'guetteur', endurance: 2 }] },
      { artefacts: [{ card: 'tison', endurance: 2, kind: 'day-' }] },
      { phase: 'combat' },
    )
    const attack = laidOut(view, 'camp:guetteur')
    expect(toldIn(attack)[0]).toBe('Attaquer Tison du réveil, 3 contre 2')
    expect(named(attack, 'Tison du réveil')).toEqual(['foe:bo/tison'])
  })

  test('[POW-5] what a power can be aimed at is told with its endurance; [POW-8] a power named alone is what touching it does', () => {
    const worn = viewOf({ hand: ['poussiere'], powers: ['D+W1'] }, { artefacts: [{ card: 'guetteur', endurance: 3 }] })
    expect(toldIn(laidOut(worn, 'hand:poussiere')).join()).toMatch(
      /Touchez l.artefact adverse à éroder\s: Guetteur du four, endurance 3/,
    )
    const rows = viewOf({ hand: ['grelot'], powers: ['D-R1', 'N-B1'] }, { powers: ['N+G1'] })
    const dispel = laidOut(rows, 'hand:grelot')
    expect(named(dispel, firstTexts.cards['N+G1'].name)).toEqual(['targets:N+G1'])
    for (const power of ['D-R1', 'N-B1'] as const) expect(named(dispel, firstTexts.cards[power].name)).toHaveLength(1)
  })
})

test('[POW-8] what would be done is called by as many as are chosen, whatever could be', () => {
  const view = viewOf({ hand: ['guetteur'], powers: ['D-R1', 'D-R2'], conceived: true }, { powers: ['N+G1', 'N+G2'] })
  const takeUp = 'hand:guetteur'
  expect(answer(laidOut(view, takeUp), 'confirm')?.label).toBe('Invoquer')
  const first = laidOut(view, takeUp, 'targets:N+G1')
  expect(answer(first, 'confirm')?.label).toBe('Invoquer et dissiper 1')
  expect(answer(first, 'targets:N+G1')?.group).not.toBe(answer(first, 'targets:D-R1')?.group)
  expect(answer(laidOut(view, takeUp, 'targets:N+G1', 'targets:N+G2'), 'confirm')?.label).toBe('Invoquer et dissiper 2')
})

describe('what is missing', () => {
  test('[SUM-3] [SUM-4] a monster says which powers, of which property', () => {
    const view = viewOf({ powers: ['N-R1', 'N+R1'], hand: ['meute'] }, {})
    const [me] = tableSeen(view).players
    expect(me && lacksFor(firstTexts, 'meute', { ...me, conceived: true })).toBe('il manque 2 puissances de nuit, mauvaises')
    expect(me && lacksFor(firstTexts, 'meute', me)).toBe('il manque 1 puissance de nuit, mauvaise')
  })

  test('[SUM-5] a weapon says how many of one kind', () => {
    const view = viewOf({ powers: ['D+R1', 'N+R1'], hand: ['lance-du-four'], conceived: true }, {})
    expect(answer(askingOf(view), 'hand:lance-du-four')?.refusal).toBe('il manque 2 puissances d’un même genre')
  })
})

describe('paying', () => {
  test('[SUM-6] what is laid out is all of its colour where that can be, and says what it buys', () => {
    const view = viewOf({ powers: ['D+R1', 'D+G1', 'D+A1'], hand: ['faux-de-midi'], conceived: true }, {})
    const asking = laidOut(view, 'hand:faux-de-midi')
    expect(commandIn(answer(asking, 'confirm'))).toMatchObject({ type: 'summon', pay: ['D+R1', 'D+A1'] })
    expect(questionOf(asking).asks).toMatch(/Endurance 4\s: tout est rouge/)
  })

  test('[SUM-3] powers are swapped before it is confirmed; a wrong price is told', () => {
    const view = viewOf({ powers: ['D+R1', 'D+G1'], hand: ['tison'], conceived: true }, {})
    const taken = laidOut(view, 'hand:tison', 'power:D+R1')
    expect(answer(taken, 'confirm')?.refusal).toContain('Le prix est de 1')
    const swapped = laidOut(view, 'hand:tison', 'power:D+R1', 'power:D+G1')
    expect(answer(swapped, 'confirm')?.refusal).toBeNull()
    expect(commandIn(answer(swapped, 'confirm'))).toMatchObject({ pay: ['D+G1'] })
  })

  test('[POW-1] the power of a fighter is exercised where something is chosen, and left where nothing is', () => {
    const view = viewOf(
      { powers: ['N-B1', 'N-B2', 'N-B3'], hand: ['noyee'], dreamer: 'eclusier' },
      { dreamer: 'forgeronne', artefacts: [{ card: 'tison', endurance: 2 }] },
    )
    const plain = laidOut(view, 'hand:noyee')
    expect(commandIn(answer(plain, 'confirm'))).not.toHaveProperty('power')
    const aimed = laidOut(view, 'hand:noyee', 'foe:bo/tison')
    expect(commandIn(answer(aimed, 'confirm'))).toMatchObject({ power: { targets: [{ seat: 'bo', card: 'tison' }] } })
    expect(answer(aimed, 'confirm')?.refusal).toBeNull()
  })

  test('[POW-7] with nothing used, a summoning draws by itself, or leaves it; a row that is full is made room in', () => {
    const powers = ['N+G1', 'N+G2', 'D-R1', 'D-R2', 'D-R3', 'D-W1']
    const view = viewOf({ powers, hand: ['soeur-de-mousse'], dreamer: 'garde-haie' }, {})
    const summon = laidOut(view, 'hand:soeur-de-mousse')
    expect(commandIn(answer(summon, 'confirm'))).toMatchObject({ type: 'summon', power: { take: [], drop: [] } })
    expect(answer(summon, 'confirm')).toMatchObject({
      refusal: null,
      follows: [{ told: expect.stringContaining('2 puissances tirées') }],
    })
    expect(commandIn(answer(summon, 'bare'))).not.toHaveProperty('power')
    expect(answer(summon, 'drop:D-R1')).toBeUndefined()
    const full = laidOut(viewOf({ powers, hand: ['seve'], dreamer: 'garde-haie' }, {}), 'hand:seve')
    expect(answer(full, 'drop:D-R1')).toBeDefined()
  })

  test('[POW-7] where something is used, nothing comes by itself', () => {
    const view = viewOf({ powers: ['N+G1', 'N+G2'], hand: ['soeur-de-mousse'], dreamer: 'garde-haie' }, {}, { used: ['SA1'] })
    const summon = laidOut(view, 'hand:soeur-de-mousse')
    expect(commandIn(answer(summon, 'confirm'))).not.toHaveProperty('power')
    expect(answer(summon, 'bare')).toBeUndefined()
  })

  test('[ITM-3] a barter says six, whatever pays for it', () => {
    const view = viewOf({ powers: ['D-W1', 'D-R1'], hand: ['balance'] }, { powers: ['N+G1'] })
    expect(questionOf(laidOut(view, 'hand:balance')).asks).toBe('Troquer 6')
  })

  test('[POW-11] a barter says with whom it wants to be told, and how many lie on either side', () => {
    const view = ofThree({ powers: ['D-W1', 'D-R1'], hand: ['balance'] }, { powers: ['N+G1'] })
    const refusalAfter = (...given: readonly string[]) => answer(laidOut(view, 'hand:balance', ...given), 'confirm')?.refusal
    expect(refusalAfter()).toBe('Choisissez d’abord avec qui.')
    expect(refusalAfter('take:N+G1')).toContain('vous en donnez 0 et en prenez 1')
    expect(refusalAfter('seat:bo')).toContain('faites d’abord votre choix')
  })

  test('[ITM-4] an item that would do nothing is shut, and says so', () => {
    const view = viewOf({ powers: ['D+R1'], hand: ['grelot'], conceived: true }, { powers: ['N+W1'] })
    const shut = answer(laidOut(view, 'hand:grelot'), 'confirm')
    expect(shut?.refusal).toContain('ne ferait rien')
    expect(shut?.rule).toBe('POW-8')
  })
})

describe('a fight as a sum', () => {
  const view = viewOf(
    { artefacts: [{ card: 'cerf-de-braise', endurance: 3 }], powers: ['D+R1', 'N+R1'] },
    { artefacts: [{ card: 'epine', endurance: 2, kind: 'day+' }], powers: ['D+G1', 'N+G1'] },
  )
  const table = tableSeen(view)
  const [ana, bo] = table.players
  if (!ana || !bo) throw new Error('two players')

  test('[CMB-5] the circle that doubles is named', () => {
    const side = attackSide(table, ana.camp[0] as never, bo, 'epine', ['D+R1'])
    expect(side).toMatchObject({ printed: 5, doubling: { card: 'cerf-de-braise', colour: 'green', sign: 'circle' }, total: 11 })
  })

  test('[CMB-7] what the other could add is read from the open row alone', () => {
    expect(defenceSide(table, 'cerf-de-braise', bo, 'epine').total).toBe(1)
    expect(openDefence(table, 'cerf-de-braise', bo, 'epine')).toBe(1)
  })

  test('[CMB-4] a guarded dreamer is shut, with why', () => {
    const asking = laidOut(view, 'camp:cerf-de-braise')
    expect(answer(asking, 'dreamer:bo')?.refusal).toContain('barre la route')
    expect(answer(asking, 'foe:bo/epine')?.refusal).toBeNull()
  })

  test('[CMB-6] only what reinforces can be added', () => {
    const asking = laidOut(view, 'camp:cerf-de-braise', 'foe:bo/epine')
    const added = questionOf(asking).answers.filter(({ group }) => group === 'add')
    expect(added.map(({ id }) => id)).toEqual(['power:D+R1'])
  })
})

describe('what is touched on the cloth', () => {
  const view = viewOf({ powers: ['D-W1', 'D-R1', 'D-G1'], hand: ['balance'], conceived: true }, { powers: ['N+G1'] })
  const touched = (power: string, ...given: readonly string[]): string => {
    const asking = laidOut(view, 'hand:balance', ...given)
    return powerTouched(questionOf(asking), asking, power)
  }

  test('[POW-11] what pays comes back; once all is paid, the others are given, and those of the other row taken', () => {
    expect(['D-W1', 'D-R1', 'N+G1'].map((power) => touched(power))).toEqual(['power:D-W1', 'give:D-R1', 'take:N+G1'])
    expect(touched('D-R1', 'power:D-W1')).toBe('power:D-R1')
  })

  test('[CMB-7] a power pays for the shelter as long as it is owed, and is added otherwise', () => {
    const fought: View = {
      ...viewOf(
        { powers: ['D+R1', 'D+R2', 'D+R3'], hand: ['cendre'], artefacts: [{ card: 'guetteur', endurance: 2 }], conceived: true },
        {},
      ),
      ...{ phase: 'defence', awaited: ['ana'], current: 'bo' },
      fight: { by: 'bo', with: 'trident', seat: 'ana', on: 'guetteur', add: [], attack: 9 },
    }
    const bare = laidOut(fought)
    expect(powerTouched(questionOf(bare), bare, 'D+R3')).toBe('power:D+R3')
    // What the payment will buy: all of it is red.
    expect(answer(bare, 'hand:cendre')?.label).toContain('+10')
    const sheltered = laidOut(fought, 'hand:cendre')
    const [first = '', second = ''] = sheltered.desk.defending.pay
    expect(powerTouched(questionOf(sheltered), sheltered, first)).toBe(`pay:power:${first}`)
    const owing = laidOut(fought, 'hand:cendre', `pay:power:${second}`)
    expect(powerTouched(questionOf(owing), owing, 'D+R3')).toBe('pay:power:D+R3')
  })
})

test('what is laid out stays until what was said of it is seen, and does not come back with the same moment', () => {
  const view = viewOf({ artefacts: [{ card: 'guetteur', endurance: 2 }] }, {}, { phase: 'combat' })
  const { desk } = laidOut(view, 'camp:guetteur')
  const said = { ...EMPTY_DESK, ...desk, laidIn: view, said: true }
  expect(deskAt(said, view).doing).toMatchObject({ with: 'guetteur' })
  expect(deskAt(said, { ...view }).doing).toBeNull()
})

describe('no empty click', () => {
  const saidOf = (view: View) => unasked(askingOf(view), questionOf(askingOf(view)))
  const fought = (attack: number): View => ({
    ...viewOf({ artefacts: [{ card: 'guetteur', endurance: 2 }], powers: ['D+R1'] }, {}),
    ...{ phase: 'defence', awaited: ['ana'], current: 'bo' },
    fight: { by: 'bo', with: 'trident', seat: 'ana', on: 'guetteur', add: [], attack },
  })

  test('[CMB-8] an attack that already fails is let come; one that passes is asked about', () => {
    expect(saidOf(fought(4))).toMatchObject({ type: 'defend', add: [] })
    expect(saidOf(fought(9))).toBeNull()
  })

  test('[CMB-8] [HID-2] at one device it comes without changing hands: anybody’s view tells that it fails', () => {
    expect(letsFail(fought(4))).toEqual({ type: 'defend', add: [], pay: [], conception: 0 })
    expect(letsFail({ ...fought(4), mine: null })).not.toBeNull()
    expect(letsFail(fought(9))).toBeNull()
    expect(letsFail(viewOf({}, {}))).toBeNull()
  })

  test('[CMB-7] [HID-2] at one device a fight is answered of a watcher’s view: no hand is in it, and what might lie there is not denied', () => {
    const open = inOpen({ ...fought(9), mine: null }, 'ana') as View
    expect(open.mine).toEqual({ seat: 'ana', hand: [], deck: [] })
    const question = questionOf(askingOf({ ...open, players: open.players.map((one) => ({ ...one, hand: 2 })) }))
    expect(question.asks).toContain('abri')
    expect(question.answers.map(({ id }) => id)).toEqual(['let', 'power:D+R1'])
    expect(inOpen(fought(9), 'bo')).toBeNull()
    expect(inOpen(viewOf({}, {}), 'ana')).toBeNull()
  })

  test('[SET-3] the cards are dealt once all have brought theirs; which one brings is chosen', () => {
    const gathering = (ready: boolean): View => {
      const view = viewOf({}, {})
      return { ...view, phase: 'gathering', awaited: ['ana'], players: view.players.map((one) => ({ ...one, ready })) }
    }
    expect(saidOf(gathering(true))).toEqual({ type: 'deal' })
    expect(saidOf(gathering(false))).toBeNull()
  })

  test('[TRN-4] drawing happens where nothing can be discarded and the last dreamer not woken', () => {
    const last = { dreamer: 'garde-haie', awake: ['plongeur', 'neige'] }
    expect(saidOf(viewOf(last, {}, { phase: 'begin' }))).toEqual({ type: 'refill', discard: [] })
    expect(saidOf(viewOf({ dreamer: 'garde-haie' }, {}, { phase: 'begin' }))).toBeNull()
    expect(saidOf(viewOf({ ...last, dreamer: 'verger', powers: ['D+R1'] }, {}, { phase: 'begin' }))).toBeNull()
  })
})

describe('what is said is true', () => {
  test('[POW-10] a shelter that cannot be paid for is worth what it prints', () => {
    const fight = { by: 'bo', with: 'guetteur', seat: 'ana', on: 'tison', add: [], attack: 9 }
    const standing = { artefacts: [{ card: 'tison', endurance: 2 }] }
    const paid = (powers: readonly string[]) => {
      const view = viewOf({ hand: ['cendre'], powers, conceived: true, ...standing }, {}, { phase: 'combat' })
      return answer(askingOf({ ...view, phase: 'defence', fight, awaited: ['ana'] }), 'hand:cendre')
    }
    expect(paid(['D-R1'])).toMatchObject({ label: expect.stringMatching(/\+5$/), refusal: expect.stringContaining('il manque') })
    expect(paid(['D-R1', 'D-R2'])).toMatchObject({ label: expect.stringMatching(/\+10$/), refusal: null })
  })

  test('[TRN-7] once the fight has begun a card of the hand says why it is shut; nobody left to attack with is said', () => {
    const hand = { hand: ['tison'], powers: ['D-R1'] }
    const spent = viewOf({ ...hand, artefacts: [{ card: 'guetteur', endurance: 0 }] }, {}, { phase: 'combat' })
    expect(answer(askingOf(spent), 'hand:tison')?.refusal).toContain('Le combat est engagé')
    expect(questionOf(askingOf(spent)).asks).toContain('Plus personne')
  })

  test('[POW-1] a power that finds nothing to aim at says so', () => {
    const view = viewOf({ hand: ['sabre'], powers: ['D+W1', 'D+W2', 'D+W3'] }, {})
    expect(questionOf(laidOut(view, 'hand:sabre')).power?.heaps).toMatchObject([{ group: 'none' }])
  })

  const attack = (mine: Seat, theirs: Seat) =>
    answer(
      laidOut(
        viewOf({ artefacts: [{ card: 'tison', endurance: 2, kind: 'day-' }], ...mine }, theirs),
        ...['camp:tison', 'foe:bo/filet'],
      ),
      'confirm',
    )?.follows?.[0]?.told ?? ''
  const filet = [{ card: 'filet', endurance: 2, kind: 'night-' }]

  test('[POW-10] a shelter may come where the row adds nothing, and not where nothing could pay for it', () => {
    expect(attack({}, { artefacts: filet, powers: ['D+R1'], hand: ['cendre'] })).toMatch(
      /rien ajouter\s; sa main, peut-être un abri/,
    )
    expect(attack({}, { artefacts: filet, powers: [], hand: ['cendre'] })).not.toContain('abri')
    expect(attack({}, { artefacts: filet, powers: ['D+R1'], hand: [] })).not.toContain('abri')
  })

  test('[CMB-8] of what already fails, nothing is said that could still be added', () => {
    const view = viewOf(
      { artefacts: [{ card: 'hamecon', endurance: 2, kind: 'day-' }] },
      { artefacts: [{ card: 'cerf-de-braise', endurance: 2 }], powers: ['D+R1'], hand: ['cendre'] },
    )
    const asking = laidOut(view, 'camp:hamecon', 'foe:bo/cerf-de-braise')
    expect(answer(asking, 'confirm')?.follows?.[0]?.told).not.toMatch(/rangée|abri/)
  })

  test('[CMB-2] a turn that cannot end before somebody is designated says so with that rule', () => {
    const asking = askingOf(ofThree())
    expect(answer(asking, 'end')).toMatchObject({ rule: 'CMB-2', refusal: expect.stringContaining('Désignez') })
  })

  test('[WIN-3] a duel that was given up says so', () => {
    const view = viewOf({}, {})
    const over: View = {
      ...{ ...view, phase: 'over', winner: 'bo', awaited: [] },
      players: view.players.map((one) =>
        one.seat === 'ana' ? { ...one, out: true, dreamer: null, awake: ['forgeronne'] } : one,
      ),
    }
    expect(questionOf(askingOf(over)).asks).toBe('Vous avez abandonné.')
  })
})

test('[HID-6] the question of a seat is the same whatever the others hold', () => {
  const own = { powers: ['D+R1'], hand: ['tison'] }
  const [one, other] = [viewOf(own, { hand: ['cendre'] }), viewOf(own, { hand: ['charbon'] })]
  expect(questionOf(askingOf(one))).toEqual(questionOf(askingOf(other)))
})

test('[DRM-5] ending an idle turn says what it leads to', () => {
  const view = viewOf({ idle: 1 }, {})
  expect(answer(askingOf(view), 'end')?.follows).toEqual([{ told: expect.stringContaining('s’éveillera') }])
})
