import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRefusal } from '../../../../kit/refusal.ts'
import { GARDIEN } from '../../../../kit/roles.ts'
import { dragonTable as entriesOf } from '../dreamer/dragon.ts'
import { EFFECT_KEYS } from '../dreamer/effect.ts'
import { ALL_KINDS } from '../encounters/kinds.ts'
import { tmr } from '../index.ts'
import { RULE_NUMBERS } from '../ruleNumbers.ts'
import type { Told, ToldHappening } from '../tell.ts'
import { dragonSays, dragonTable } from '../testing/dragonPlay.ts'
import { acting, dragons, dragonsAt, goneUp } from '../testing/dragonScene.ts'
import { chanceOf, livelyDice } from '../testing/randomPlay.ts'
import { given, holds, meets, type Scene, up } from '../testing/scene.ts'
import { ANSWER_RULES, DESK_RULES, ruleOfAnswer } from './ofAnswers.ts'
import { ENCOUNTER_RULES } from './ofEncounters.ts'
import { EFFECT_RULES, ruleOfEntry } from './ofEntries.ts'
import { EVENT_RULES, ruleOfTold, TABLE_RULES } from './ofEvents.ts'
import { NOTE_RULES } from './ofNotes.ts'

const without = (rules: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(rules).filter((kind) => rules[kind] === null)

test('what has no rule: the comings and goings of a table', () => {
  expect(without(EVENT_RULES)).toEqual(['dreamerLeft'])
  expect(without(TABLE_RULES)).toEqual(['clockMoved', 'optionsSet', 'dreamerCame', 'secretRolled', 'noted', 'noteShown'])
  expect(without(ANSWER_RULES)).toEqual(['setClock', 'setOptions', 'rollSecret', 'note', 'showNote', 'removeDreamer'])
  expect([ENCOUNTER_RULES, EFFECT_RULES, DESK_RULES].flatMap(without)).toEqual([])
})

test('every number is one of the rules', () => {
  const tables = [EVENT_RULES, TABLE_RULES, ANSWER_RULES, ENCOUNTER_RULES, EFFECT_RULES, DESK_RULES, NOTE_RULES]
  const numbers = tables.flatMap((table) => Object.values(table).filter((rule) => typeof rule === 'string'))
  const entries = (['souffle', 'queue', 'ombre', 'tete', 'tete-tous', 'desir', 'idee'] as const).flatMap(entriesOf)
  const cited = [...numbers, ...entries.map(({ id }) => ruleOfEntry(id))]
  expect(cited.filter((rule) => !(RULE_NUMBERS as readonly string[]).includes(rule))).toEqual([])
  expect(Object.keys(EFFECT_RULES).sort()).toEqual([...EFFECT_KEYS].sort())
  expect(Object.keys(ENCOUNTER_RULES).sort()).toEqual([...ALL_KINDS].sort())
})

test('no screen writes a number of its own beside the rules', () => {
  const face = new URL('../../face/', import.meta.url)
  const screens = readdirSync(face, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  expect(screens.filter((file) => /rule="[A-Z]+-\d+"/.test(readFileSync(new URL(file, face), 'utf8')))).toEqual([])
})

const toldIn = ({ told }: Scene): readonly ToldHappening[] =>
  told.flatMap((one: Told) => (one.dreamer === null ? [] : [one.what]))

/** The rule of the first such thing told. */
const rule = (scene: Scene, type: ToldHappening['type'], met: Parameters<typeof ruleOfTold>[1] = null): string | null => {
  const what = toldIn(scene).find((one) => one.type === type)
  if (!what) throw new Error(`no ${type} among ${toldIn(scene).map((one) => one.type)}`)
  return ruleOfTold(what, met)
}

const shut = () =>
  dragons({ position: 'F5', effects: acting(['souffle-fermeture-des-cites', { cells: 'F5 G7' }]) }).does(
    'ascend',
    { mode: 'normal' },
    'd7 1',
  )

test('[SOU-2] [SOU-10] [QUE-1] [QUE-8] a souffle that does as a queue does has its own number', () => {
  const ids = ['souffle-mauvaises-rencontres-en-perspective', 'souffle-montee-laborieuse', 'queue-montee-laborieuse']
  expect(ids.map(ruleOfEntry)).toEqual(['SOU-2', 'SOU-10', 'QUE-8'])
  expect(ruleOfEntry('queue-mauvaise-rencontre-en-perspective')).toBe('QUE-1')
})

test('[DRG-9] a shut city is no water: asked, missed and left under its own number', () => {
  const asked = shut()
  expect(rule(asked, 'wetMet')).toBe('DRG-9')
  expect(ruleOfAnswer({ type: 'masterCell', dreamer: asked.me.id }, asked.seen)).toBe('DRG-9')
  const missed = asked.does('masterCell', {}, 'd100 99 souffle souffle-peage d8 1')
  expect([rule(missed, 'wetFaced'), rule(missed, 'cameDown'), rule(missed, 'afflicted')]).toEqual(['DRG-9', 'DRG-9', 'DRG-9'])
  const water = goneUp(dragons({ position: 'G6' })).does('masterCell', {}, 'd100 100 souffle souffle-peage d8 1')
  expect([rule(water, 'wetFaced'), rule(water, 'cameDown'), rule(water, 'afflicted')]).toEqual(['WET-2', 'WET-3', 'WET-2'])
})

test('[NIT-9] an éclatement is no fading of the day', () => {
  const burst = dragons({ dream: 38 }, up(), meets('fleur', 6)).does('master', {}, 'd100 1 souffle souffle-peage d8 1')
  const lost = toldIn(burst).filter((what) => what.type === 'dreamChanged')
  expect(lost.map((what) => [what.by, ruleOfTold(what, 'fleur')])).toEqual([
    [6, 'ENC-4'],
    [-44, 'NIT-9'],
  ])
  expect(rule(burst, 'afflicted')).toBe('NIT-9')
})

test('[NIT-8] what fades with the day says so', () => {
  const faded = dragonsAt('chateau-dormant', { dream: 20 }).does('advance', { hours: 1 })
  expect(rule(faded, 'dreamChanged')).toBe('NIT-8')
})

test('[SPE-4] a mad Passeur is neither a whirl nor a ferryman', () => {
  const strayed = dragons({}, up(), meets('passeur-fou', 3)).does('master', {}, 'd100 99 direction s')
  expect(rule(strayed, 'drifted')).toBe('SPE-4')
  const reserves = [{ cell: 'H2', spell: 'voix' }]
  const carried = dragons({ reserves }, up(), meets('passeur-fou', 3)).does('master', {}, 'd100 99')
  expect([rule(carried, 'carried'), rule(carried, 'triggered')]).toEqual(['SPE-4', 'SPE-4'])
})

test('[NIT-3] woken by sleeplessness is not woken at will', () => {
  const asleep = dragonsAt('serpent', { dream: 12, effects: acting('queue-insomnie') }, { type: 'fellAsleep', why: 'will' })
  const woken = asleep.does('advance', { hours: 1 }, 'd8 8')
  expect(rule(woken, 'woke')).toBe('NIT-3')
  expect(rule(dragonsAt('serpent').does('sleep').does('wake'), 'woke')).toBe('NIT-7')
})

test('[ENC-12] a Changeur is thanked under its own number, a Messager under his', () => {
  const won = (kind: 'messager' | 'passeur' | 'changeur') => given({}, up(), meets(kind, 3), { type: 'serviceWon' })
  const declined = (scene: Scene) => ruleOfAnswer({ type: 'decline', dreamer: scene.me.id }, scene.seen)
  expect((['messager', 'passeur', 'changeur'] as const).map(won).map(declined)).toEqual(['ENC-10', 'ENC-11', 'ENC-12'])
})

test('[TET-9] what lies in an extensible cell goes off by its rule, what lies in security by its own', () => {
  const reserves = [{ cell: 'G4', spell: 'voix' }]
  const trigger = (scene: Scene) => ruleOfAnswer({ type: 'trigger', dreamer: scene.me.id, spells: ['voix'] }, scene.seen)
  const extensible = dragons({ reserves, effects: acting(['tete-reserve-extensible', { cell: 'G4' }]) }, up(), {
    type: 'settled',
  })
  expect([trigger(extensible), rule(extensible.does('trigger', {}), 'triggered')]).toEqual(['TET-9', 'TET-9'])
  const safe = dragons({ reserves, effects: acting('tete-reserve-en-securite') }, up(), { type: 'settled' })
  expect([trigger(safe), rule(safe.does('trigger', {}), 'triggered')]).toEqual(['TET-7', 'TET-7'])
})

test('[QUE-10] an infarctus is no red whirl', () => {
  const struck = dragons({ shadow: true }).does('afflict', { kind: 'queue' }, 'ombre ombre-infarctus')
  expect([rule(struck, 'hurt'), rule(struck, 'afflicted')]).toEqual(['QUE-10', 'DRG-2'])
  const whirled = dragons({}, up(), meets('tourbillon-rouge', 9)).does('master', {}, 'd100 99')
  expect([rule(whirled, 'hurt'), rule(whirled, 'dreamChanged')]).toEqual(['SPE-3', 'SPE-3'])
})

test('[TGT-4] a spell that came back is no missed aim', () => {
  const aiming = () => given({ dream: 1 }, up(), holds('poing')).does('keep').does('comeDown')
  const back = aiming().does('target', { on: 'creature', resist: 20 }, 'd100 1 d100 99')
  expect([back.me.effect?.outcome, rule(back, 'tookEffect')]).toEqual(['self', 'TGT-4'])
  const missed = aiming().does('target', { on: 'creature', reached: false, mishap: 'self' }, 'd100 99')
  expect([missed.me.effect?.outcome, rule(missed, 'tookEffect')]).toEqual(['self', 'TGT-2'])
  const sure = given({}, up(), holds('voix')).does('keep').does('comeDown').does('target', { on: 'zone' })
  expect(rule(sure, 'tookEffect')).toBe('TGT-1')
})

test('[RES-7] a stored failure that comes down is no spell in hand', () => {
  const awake = given({ reserves: [{ cell: 'G4', spell: 'voix', erratic: true }] }).does('ascend', { mode: 'normal' }, 'd7 1')
  expect(ruleOfAnswer({ type: 'comeDown', dreamer: awake.me.id }, awake.seen)).toBe('RES-7')
  expect(rule(awake.does('comeDown'), 'cameDown')).toBe('RES-7')
})

test('[EXP-5] [SOU-15] [TET-3] [AST-5] a sheet, a seuil and a spell say what changed them', () => {
  const rich = { xp: { reve: 0, oniros: 60, hypnos: 0, narcos: 0, thanatos: 200 } }
  const spent = dragons(rich).does('spend', { on: 'thanatos', from: 'oniros' })
  const points = toldIn(spent).filter((what) => what.type === 'experienceChanged')
  expect(points.map((what) => ruleOfTold(what, null))).toEqual(['EXP-4', 'EXP-5'])
  const lazy = dragons().does('afflict', { kind: 'souffle' }, 'souffle souffle-paresse-intellectuelle knowledge alchimie')
  expect([lazy.me.sheet, rule(lazy, 'sheetChanged')]).toEqual([dragons().me.sheet, 'SOU-15'])
  const higher = dragons().does('afflict', { kind: 'tete' }, 'tete tete-augmentation-du-seuil-de-reve')
  expect(rule(higher, 'seuilChanged')).toBe('TET-3')
  const learnt = dragons({ unknown: ['voix'] }).does(
    'afflict',
    { kind: 'tete' },
    'tete tete-connaissance-intuitive-d-un-nouveau-sort spell voix',
  )
  expect(rule(learnt, 'spellLearnt')).toBe('TET-3')
})

test('[TET-2] an ascent bent by a gift is told as such, and so is its answer', () => {
  const gifted = dragons({ effects: acting('tete-don-de-deplacement-accelere') })
  expect(ruleOfAnswer({ type: 'ascend', dreamer: gifted.me.id, mode: 'normal' }, gifted.seen)).toBe('TET-2')
  expect(rule(goneUp(gifted), 'ascended')).toBe('TET-2')
  expect(rule(goneUp(dragons()), 'ascended')).toBe('ASC-1')
})

/** What has had a cause written down since rules 3. */
const CAUSED: ReadonlySet<string> = new Set(
  'repressed afflicted dreamChanged triggered hurt seuilChanged sheetChanged spellLearnt experienceChanged'.split(' '),
)

test('over games played at random: what happens says what brought it about, and all that is told has its rule', () => {
  const [uncaused, unruled, seen] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (let seed = 1; seed <= 8; seed++) {
    const dice = livelyDice(seed)
    let table = dragonTable()
    for (let at = 0; at < 120; at++) {
      const { command, by } = dragonSays(table, chanceOf(seed * 1000 + at))
      const answer = tmr.decide(table, command, by, dice)
      if (isRefusal(answer)) continue
      for (const event of answer) {
        const after = tmr.evolve(table, event)
        const told = tmr.tell(event, table, after)(GARDIEN)
        if (CAUSED.has(event.type) && !('why' in event)) uncaused.add(event.type)
        if (told && told.dreamer !== null && ruleOfTold(told.what, null) === null) unruled.add(told.what.type)
        seen.add(event.type)
        table = after
      }
    }
  }
  expect([[...uncaused], [...unruled]]).toEqual([[], []])
  expect([...CAUSED].filter((type) => seen.has(type)).length).toBeGreaterThan(4)
})

test('[CAST-5] [TGT-1] what is said of a spell that succeeded is not explained by a failure', () => {
  const said = { type: 'described', text: 'x' } as const
  expect(ruleOfTold(said, null, { outcome: 'target' })).toBe('TGT-1')
  expect(ruleOfTold({ type: 'spellEnded' }, null, { outcome: 'target' })).toBe('TGT-1')
  expect(ruleOfTold(said, null, { outcome: 'erratic' })).toBe('CAST-5')
})
