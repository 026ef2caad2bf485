import { describe, expect, test } from 'vitest'
import { tmr } from '../index.ts'
import { DEFAULT_OPTIONS } from '../setup.ts'
import {
  cells,
  type DreamerLike,
  given,
  givenAt,
  holds,
  lostAmong,
  meets,
  PLAYER,
  type Scene,
  sends,
  up,
} from '../testing/scene.ts'
import { castChoices, castOdds, handOdds, knownSpells } from './casts.ts'
import { legalCommands } from './legal.ts'
import type { Prompt, PromptOf } from './prompt.ts'
import { promptOf } from './promptOf.ts'

const ask = <K extends Prompt['kind']>(scene: Scene, kind: K): PromptOf<K> => {
  const prompt = promptOf(tmr.view(scene.table, PLAYER), scene.seen)
  expect(prompt.kind).toBe(kind)
  return prompt as PromptOf<K>
}
/** The gesture of MOV-4 apart, which is open in every phase of a journey. */
const saidBy = (scene: Scene): string[] =>
  [...new Set(legalCommands(tmr.view(scene.table, PLAYER), scene.seen).map(({ type }) => type))].filter(
    (type) => type !== 'interrupt',
  )
const free = (like: DreamerLike = {}) => given(like, up(), { type: 'settled' })

describe('awake and asleep', () => {
  test('[ASC-1] [ASC-5] both ways up, with the reason why one is shut', () => {
    expect(ask(given(), 'awake').ascents.map(({ refusal }) => refusal)).toEqual([null, null])
    expect(ask(given({ dream: 2 }), 'awake').ascents.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, 'dream-too-low'])
    expect(saidBy(given({ dream: 1 }))).toEqual([])
  })

  test('[ASC-2] a refusal of the gardien, and the odds of a VOLONTÉ roll', () => {
    const barred = given().does('ruleAscent', { rule: { kind: 'refused' } })
    expect(ask(barred, 'awake').ascents.map(({ refusal }) => refusal?.code)).toEqual(['ascent-refused', 'ascent-refused'])
    const asked = given({ volonte: 12 }).does('ruleAscent', { rule: { kind: 'will', difficulty: -4 } })
    expect(ask(asked, 'awake').will?.limits.chance).toBe(36)
    expect(ask(given(), 'awake').will).toBeNull()
  })

  test('[ASC-2] a petition is asked of the gardien', () => {
    const scene = givenAt({}, { options: { ...DEFAULT_OPTIONS, ascents: 'asked' } }).does('ascend', {
      mode: 'accelerated',
    })
    expect(ask(scene, 'petition')).toEqual({ kind: 'petition', asked: 'gardien', mode: 'accelerated' })
    expect(saidBy(scene)).toEqual([])
  })

  test('[ASC-2] with leave, and the dice their own, going up is asked of the dreamer', () => {
    const options = { ...DEFAULT_OPTIONS, ascents: 'asked', dice: 'players' } as const
    const asking = givenAt({ volonte: 12 }, { options }).does('ascend', { mode: 'normal' })
    expect(saidBy(asking)).toEqual([])
    const will = asking.does('answerAscent', { rule: { kind: 'will', difficulty: -4 } })
    expect(ask(will, 'petition').ascent?.odds?.limits.chance).toBe(36)
    expect(saidBy(will)).toEqual(['ascend'])
    const barred = will.does('ruleAscent', { rule: { kind: 'refused' } })
    expect(ask(barred, 'petition').ascent).toBeUndefined()
  })

  test('[DRM-3] asleep, nothing is asked', () => {
    expect(ask(given({ dream: 0 }), 'asleep').asked).toBeNull()
    expect(saidBy(given({ dream: 0 }))).toEqual([])
  })
})

describe('an encounter', () => {
  test('[ENC-3] three choices, and letting pass for those that may be', () => {
    expect(saidBy(given({}, up(), meets('briseur', 5)))).toEqual(['master', 'evade', 'repress'])
    expect(saidBy(given({}, up(), meets('messager', 5)))).toEqual(['master', 'letPass', 'evade', 'repress'])
  })

  test('[ENC-4] the odds of mastering, and [ENC-7] the risk of repressing', () => {
    const [master, , repress] = ask(given({ repression: 4, dream: 10 }, up(), meets('mangeur', 6)), 'encounter').choices
    expect(master?.odds?.limits.chance).toBe(35)
    expect(repress?.risk).toBe(25)
    const dragon = ask(given({ repression: 4 }, up(), meets('reve-de-dragon', 9)), 'encounter').choices
    expect(dragon.at(-1)?.risk).toBe(30)
  })

  test('[ENC-5] a second evasion is shown shut', () => {
    const back = given({}, up(), meets('mangeur', 5)).does('evade').does('ascend', { mode: 'normal' })
    expect(ask(back, 'encounter').choices.find(({ command }) => command.type === 'evade')?.refusal?.code).toBe(
      'no-second-evasion',
    )
    expect(saidBy(back)).toEqual(['master', 'repress'])
  })

  test('[ENC-4] what each other voie would give, the nearest to the best first', () => {
    const met = given({ dream: 10 }, up(), meets('mangeur', 6))
    const told = ask(met, 'encounter').voies.map(({ command, odds }) => [command.voie, odds?.limits.chance])
    expect(told).toEqual([
      ['narcos', 20],
      ['oniros', 10],
      ['thanatos', 0],
    ])
    const held = given({}, up(), meets('reflet', 8)).does('master', {}, 'd100 99')
    expect(ask(held, 'captive').voies.map(({ command }) => [command.type, command.voie])).toEqual([
      ['struggle', 'narcos'],
      ['struggle', 'oniros'],
      ['struggle', 'thanatos'],
    ])
  })

  test('[ENC-4] every voie can be said', () => {
    const said = (scene: Scene) =>
      legalCommands(tmr.view(scene.table, PLAYER), scene.seen).flatMap((one) => ('voie' in one ? [one.voie] : []))
    expect(said(given({}, up(), meets('briseur', 5)))).toEqual(['narcos', 'oniros', 'thanatos'])
    expect(said(given({}, up(), meets('reflet', 8)).does('master', {}, 'd100 99'))).toEqual(['narcos', 'oniros', 'thanatos'])
  })

  test('[ENC-14] [ENC-15] held: the next struggle, its odds and its price', () => {
    const reflet = ask(given({}, up(), meets('reflet', 6), { type: 'held' }), 'captive')
    const round = [
      { of: 'fatigue', points: 1 },
      { of: 'rounds', points: 1 },
    ]
    expect(reflet).toMatchObject({
      choices: [{ rule: 'ENC-14', command: { type: 'struggle' }, price: { sure: round, rolled: { echec: [] } } }],
    })
    const noir = ask(given({}, up(), meets('tourbillon-noir', 6), { type: 'held' }), 'captive')
    expect(noir).toMatchObject({
      choices: [{ rule: 'ENC-15', price: { sure: round, rolled: { echec: [{ of: 'dream', points: 2 }] } } }],
    })
  })
})

describe('a service', () => {
  const won = (kind: 'messager' | 'passeur' | 'changeur', strength: number) =>
    given({}, up(), meets(kind, strength), { type: 'serviceWon' })

  test('[ENC-11] the cells within its strength, the own one apart', () => {
    const prompt = ask(won('passeur', 1), 'service')
    expect(prompt).toMatchObject({ certain: true, pathLength: 1 })
    expect([...prompt.cells].sort()).toEqual(cells('F3 F4 G3 G5 H3 H4'))
  })

  test('[ENC-12] a Changeur: the other cells of the genre, and no path', () => {
    expect(ask(won('changeur', 3), 'service')).toMatchObject({ cells: cells('A10 D14 E6 K9 L4'), certain: true, pathLength: 0 })
  })

  test('[HID-5] while lost: every cell that some fitting cell would reach, none of them certain', () => {
    const lost = given({}, up(), ...lostAmong('K8', 'A2 K8'), meets('passeur', 1), { type: 'serviceWon' })
    const prompt = ask(lost, 'service')
    expect(prompt.certain).toBe(false)
    expect(prompt.cells).toEqual(expect.arrayContaining(cells('A1 A2 A3 K7 K8 K9')))
    expect(prompt.cells).not.toContain('G4')
  })
})

describe('free', () => {
  test('[MOV-3] six ways with where they lead, the exits marked', () => {
    const { steps } = ask(free({ position: 'A1' }), 'free')
    expect(steps.map(({ direction, to, exit }) => [direction, to, exit])).toEqual([
      ['n', null, true],
      ['ne', null, true],
      ['se', 'B1', false],
      ['s', 'A2', false],
      ['sw', null, true],
      ['nw', null, true],
    ])
  })

  test('[HID-6] while lost no step says where it leads, and an exit only where it is certain', () => {
    const { steps } = ask(given({}, up(), ...lostAmong('A2', 'A2 K8')), 'free')
    expect(steps.every(({ to }) => to === null)).toBe(true)
    expect(steps.some(({ exit }) => exit)).toBe(false)
  })

  test('[CAST-1] the spells of the cell with their odds, and of the Messager first', () => {
    const here = ask(free(), 'free').casts
    expect(here.map(({ spell }) => spell.id)).toEqual(expect.arrayContaining(['voix', 'poing', 'clef', 'flot']))
    expect(here.map(({ spell }) => spell.id)).not.toContain('boue')
    expect(here.find(({ spell }) => spell.id === 'voix')).toMatchObject({ least: 4, most: 4, via: null, refusal: null })
    expect(here.find(({ spell }) => spell.id === 'flot')).toMatchObject({ least: 2, most: 13 })
    expect(here.find(({ spell }) => spell.id === 'nu')?.odds).toBeNull()
    const sent = free().does('correct', { dream: 3 })
    expect(ask(sent, 'free').casts.find(({ spell }) => spell.id === 'voix')?.refusal?.code).toBe('dream-too-low')
    const messenger = given({}, up(), ...sends('G6', 'cell'))
    expect(ask(messenger, 'free').casts[0]).toMatchObject({ via: 'messager', spell: { genre: 'marais' } })
  })

  test('[RES-5] after storing: leave or come down', () => {
    const stored = given({}, up(), holds('voix')).does('reserve')
    expect(saidBy(stored)).toEqual(['descend', 'move'])
    expect(ask(stored, 'free').casts.every(({ refusal }) => refusal?.code === 'spent')).toBe(true)
  })

  test('[CAST-1] a secret modifier is not in the odds, a told one is', () => {
    const odds = (scene: Scene) => ask(scene, 'free').casts.find(({ spell }) => spell.id === 'voix')?.odds?.limits.chance
    expect(odds(free())).toBe(65)
    expect(odds(free().does('modify', { value: 2, secret: false }))).toBe(78)
    expect(odds(free().does('modify', { value: 2, secret: true }))).toBe(65)
  })

  test('[DRM-1] only known spells are offered, besides those of the table', () => {
    const scene = free({ spells: ['tympan-d-hypnos'] })
    const view = tmr.view(scene.table, PLAYER)
    expect(knownSpells(view, scene.seen).map(({ id }) => id)).toContain('tympan-d-hypnos')
    expect(knownSpells(view, scene.seen)).toHaveLength(11)
    expect(castChoices(view, scene.seen).every(({ spell }) => spell.genre === 'sanctuaire')).toBe(true)
  })
})

describe('wet, in hand, aiming', () => {
  test('[WET-1] the odds of the water', () => {
    const [choice] = ask(given({ position: 'G6', dream: 10 }, up(), { type: 'wetMet' }), 'wet').choices
    expect(choice).toMatchObject({ rule: 'WET-1', odds: { limits: { chance: 30 } } })
  })

  test('[RES-1] [RES-2] a spell in hand: keep it, or store it where there is room', () => {
    const prompt = ask(given({ reserves: [{ cell: 'A10', spell: 'voix' }] }, up(), holds('voix')), 'cast')
    expect(prompt).toMatchObject({ stored: 1, limit: 3 })
    expect(prompt.choices.map(({ refusal }) => refusal)).toEqual([null, null])
    const ritual = ask(given({}, up(), holds('rite')), 'cast')
    expect(ritual.choices[1]?.refusal?.code).toBe('ritual')
    expect(saidBy(given({}, up(), holds('rite')))).toEqual(['keep'])
  })

  test('[RES-7] an échec total: accept it, or the same roll again with its odds', () => {
    const scene = given({}, up(), holds('voix', { erratic: true, modifier: -2 }))
    const [accept, again] = ask(scene, 'fumble').choices
    expect(accept?.command.type).toBe('accept')
    expect(again?.odds?.limits.chance).toBe(52)
    const secret = given({}, up(), holds('voix', { erratic: true, modifier: -2, secretly: true }))
    expect(ask(secret, 'fumble').choices[1]?.odds).toBeNull()
    const [spell] = knownSpells(tmr.view(scene.table, PLAYER), scene.seen)
    expect(spell && scene.seen.spell && handOdds(scene.seen, spell, scene.seen.spell)?.limits.chance).toBe(52)
    expect(spell && castOdds(scene.seen, spell, 0).limits.chance).toBe(84)
  })

  test('[CAST-2] carrying: down with it', () => {
    expect(saidBy(given({}, up(), holds('voix'), { type: 'kept' }))).toEqual(['comeDown'])
  })

  test('[TGT-1] [TGT-4] aiming: range, whom to ask for resistance, and the own odds', () => {
    const aiming = given({}, up(), holds('poing')).does('keep').does('comeDown')
    const prompt = ask(aiming, 'targeting')
    expect(prompt).toMatchObject({
      metres: 13,
      sight: null,
      ownJr: { limits: { chance: 13 } },
      returnJr: { limits: { chance: 65 } },
    })
    expect(prompt.aims.filter(({ asksResistance }) => asksResistance).map(({ on }) => on)).toEqual(['creature'])
    expect(ask(aiming.does('askSight', { difficulty: -2 }), 'targeting').sight?.limits.chance).toBe(40)
  })
})
