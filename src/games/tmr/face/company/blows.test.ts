import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SaidByOther } from '../../../../house/seat/link.ts'
import { joueur } from '../../../../kit/roles.ts'
import type { Command, Phase } from '../../rules/public.ts'
import { NITOUCHE } from '../../rules/testing/scene.ts'
import { blowsAt, heldAt } from './blows.ts'

const die: SaidByOther = {
  ...{ id: '1', by: joueur(NITOUCHE), seat: NITOUCHE, ask: { label: 'd100', sides: 100 }, thrower: 'sender', die: '1' },
}

const SEAT = 'seat'
const viewAt = (phase: Phase | null) => phase && { boards: [{ id: NITOUCHE, phase }] }

/** `phase`: null where the page has just been loaded, and the table is not there yet. */
const table = (phase: Phase | null, said: readonly SaidByOther[]) => {
  const spoken: Command[] = []
  const store = createStore(() => ({ view: viewAt(phase), said }))
  const say = async (command: Command): Promise<boolean> => spoken.push(command) > 0
  const seat = { store, say } as unknown as Parameters<typeof blowsAt>[0]
  const kept = createStore(() => heldAt(SEAT))
  const blows = blowsAt(seat, kept)
  const held = () => kept.getState().held
  blows.follow(SEAT)
  const show = (now: Phase | null, waits: readonly SaidByOther[]): void => store.setState({ view: viewAt(now), said: waits })
  return { blows, held, spoken, show }
}

const BLOW: Command = { type: 'interrupt', dreamer: NITOUCHE }

test('[MOV-4] a blow falls at once; under a die it is held, and falls when the die is thrown, whoever looks elsewhere', () => {
  const now = table('free', [])
  now.blows.strike(NITOUCHE)
  expect(now.spoken).toEqual([BLOW])
  const { blows, held, spoken, show } = table('encounter', [die])
  blows.strike(NITOUCHE)
  expect([spoken, held()]).toEqual([[], [NITOUCHE]])
  show('captive', [])
  expect([spoken, held()]).toEqual([[BLOW], []])
})

test('[MOV-4] held, it can be withdrawn; whoever came down by the die is not struck', () => {
  const { blows, spoken, show } = table('encounter', [die])
  blows.strike(NITOUCHE)
  blows.withdraw(NITOUCHE)
  show('captive', [])
  expect(spoken).toEqual([])
  const down = table('wet', [die])
  down.blows.strike(NITOUCHE)
  down.show('awake', [])
  expect([down.spoken, down.held()]).toEqual([[], []])
})

test('[MOV-4] held, it is found again when the page is loaded anew, and at no other table; it waits for the table, then for the die', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  table('encounter', [die]).blows.strike(NITOUCHE)
  expect(heldAt('another seat').held).toEqual([])
  const { held, spoken, show } = table(null, [])
  show(null, [])
  show('encounter', [die])
  expect([spoken, held()]).toEqual([[], [NITOUCHE]])
  show('captive', [])
  expect([spoken, held()]).toEqual([[BLOW], []])
  expect(heldAt(SEAT).held).toEqual([])
  vi.unstubAllGlobals()
})
