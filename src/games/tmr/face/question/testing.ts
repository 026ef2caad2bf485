import { filledIn, type Typed } from '../../../../house/question/index.ts'
import { shell } from '../../../../house/texts/fr/shell.ts'
import { formatOf } from '../../../../house/texts/index.ts'
import { tmr } from '../../rules/index.ts'
import { dragonEntry, findSpell, promptOf, spellsOf } from '../../rules/public.ts'
import { PLAYER, type Scene } from '../../rules/testing/scene.ts'
import { firstTexts } from '../../texts/index.ts'
import { EMPTY_DESK } from '../desk/desk.ts'
import type { Asking } from './asking.ts'

/** What a player alone is asked at a moment of a scene, with what was filled in. */
export const askingOf = (
  scene: Pick<Scene, 'table' | 'seen'>,
  change: Partial<Asking> = {},
  values: Readonly<Record<string, Typed>> = {},
): Asking => {
  const view = tmr.view(scene.table, PLAYER)
  return {
    texts: firstTexts,
    format: formatOf('fr'),
    voice: shell.ear,
    spellName: (id) => findSpell(spellsOf(view.spells, scene.seen.sheet), id)?.name ?? id,
    afflictionName: (id) => dragonEntry(id)?.name ?? id,
    dreamerName: (id) => view.table.find((one) => one.id === id)?.name ?? null,
    spellSummary: () => '',
    view,
    board: scene.seen,
    prompt: promptOf(view, scene.seen),
    desk: { ...EMPTY_DESK, wanders: true },
    filled: filledIn(values),
    advice: null,
    advisedMode: null,
    weighedVoies: [],
    said: null,
    company: 'alone',
    clock: 'own',
    sleeps: 'asLong',
    ...{ time: undefined, foe: undefined },
    past: false,
    drawn: null,
    ...change,
  }
}
