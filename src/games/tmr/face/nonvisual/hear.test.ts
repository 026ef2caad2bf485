import { describe, expect, test } from 'vitest'
import { tmr } from '../../rules/index.ts'
import type { Prompt } from '../../rules/public.ts'
import { acting, dragons, dragonsAt } from '../../rules/testing/dragonScene.ts'
import { given, holds, lostAmong, meets, NITOUCHE, PLAYER, type Scene, up } from '../../rules/testing/scene.ts'
import { EMPTY_DESK } from '../desk/desk.ts'
import { type Asking, momentOf, questionOf, rulingQuestion } from '../question/index.ts'
import { askingOf } from '../question/testing.ts'
import { hear } from './hear.ts'
import type { Hearing } from './hearing.ts'

const dreamer = NITOUCHE
/** The hours and the sheet are the gardien's. */
const AT_TABLE = { clock: 'gardien', company: 'table' } as const
const hearingOf = (scene: Scene, change: Partial<Asking> = {}): Hearing => {
  const asking = askingOf(scene, change)
  const rulings = rulingQuestion(asking)?.answers ?? []
  return { ...asking, answers: [...rulings, ...(asking.drawn ? questionOf(asking) : momentOf(asking)).answers] }
}
const heard = (scene: Scene, line: string, change: Partial<Asking> = {}) => hear(line, hearingOf(scene, change))
const says = (scene: Scene, line: string, change: Partial<Asking> = {}) => {
  const what = heard(scene, line, change)
  return what.kind === 'say' ? what.command : what
}
const free = () => given({}, up(), { type: 'settled' })
const briseur = () => given({}, up(), meets('briseur', 5))

describe('answers in words', () => {
  test('[ASC-1] going up, in both modes and both languages', () => {
    for (const line of ['monter', 'MONT', 'up', 'go up', 'monter pas à pas'])
      expect(says(given(), line), line).toEqual({ type: 'ascend', dreamer, mode: 'normal' })
    expect(says(given(), 'monter accéléré')).toMatchObject({ mode: 'accelerated' })
    expect(says(given(), 'up fast')).toMatchObject({ mode: 'accelerated' })
    expect(heard(given({ dream: 1 }), 'monter')).toMatchObject({ kind: 'not', misheard: { why: 'refused' } })
  })

  test('[MOV-3] the six ways', () => {
    const ways = {
      n: 'n',
      nord: 'n',
      'nord-est': 'ne',
      se: 'se',
      sud: 's',
      so: 'sw',
      sw: 'sw',
      no: 'nw',
      'North West': 'nw',
      '7': 'nw',
    }
    for (const [line, to] of Object.entries(ways)) expect(says(free(), line), line).toEqual({ type: 'move', dreamer, to })
  })

  test('[ENC-3] an encounter, by whole words or their beginnings', () => {
    expect(says(briseur(), 'Maîtriser')).toEqual({ type: 'master', dreamer })
    expect(says(briseur(), 'maitr')).toEqual({ type: 'master', dreamer })
    expect(says(briseur(), 'se dérober')).toEqual({ type: 'evade', dreamer })
    expect(says(briseur(), 'dér')).toEqual({ type: 'evade', dreamer })
    expect(says(briseur(), 'refouler')).toEqual({ type: 'repress', dreamer })
    expect(says(given({}, up(), meets('messager', 3)), 'laisser passer')).toEqual({ type: 'letPass', dreamer })
  })

  test('[ENC-4] mastering by a voie that is named, also by one that was never taught', () => {
    for (const line of ['maîtriser par Narcos', 'maitriser narcos', 'maîtr narc', 'master by narcos', 'master narcos'])
      expect(says(briseur(), line), line).toEqual({ type: 'master', dreamer, voie: 'narcos' })
    expect(says(briseur(), 'maîtriser thanatos')).toEqual({ type: 'master', dreamer, voie: 'thanatos' })
    const held = given({}, up(), meets('reflet', 8)).does('master', {}, 'd100 99')
    expect(says(held, 'lutter par oniros')).toEqual({ type: 'struggle', dreamer, voie: 'oniros' })
    expect(says(held, 'lutter')).toEqual({ type: 'struggle', dreamer })
  })

  test('what could be several things is asked back, and does nothing', () => {
    expect(heard(briseur(), 're')).toMatchObject({
      kind: 'not',
      misheard: { why: 'several', could: expect.arrayContaining(['refouler', 'réserves']) },
    })
  })

  test('what is not for now, and what is no word, are told apart', () => {
    expect(heard(briseur(), 'monter')).toMatchObject({ misheard: { why: 'not-now' } })
    expect(heard(briseur(), 'n')).toMatchObject({ misheard: { why: 'not-now' } })
    expect(heard(briseur(), 'abracadabra')).toMatchObject({ misheard: { why: 'unknown', said: 'abracadabra' } })
    expect(heard(briseur(), 'maîtriser doucement')).toMatchObject({ kind: 'not' })
  })

  test('[CAST-1] a cast by name, with what is to be stated', () => {
    expect(says(free(), 'lancer voix')).toEqual({ type: 'cast', dreamer, spell: 'voix' })
    expect(says(free(), 'lancer flot 4')).toEqual({ type: 'cast', dreamer, spell: 'flot', cost: 4 })
    expect(says(free(), 'lancer nu -6')).toEqual({ type: 'cast', dreamer, spell: 'nu', difficulty: -6 })
    expect(says(free(), 'cast voix: large comme la Place')).toEqual({
      type: 'cast',
      dreamer,
      spell: 'voix',
      note: 'large comme la Place',
    })
    expect(heard(free(), 'lancer eau')).toMatchObject({ misheard: { why: 'refused', refusal: { code: 'wrong-cell' } } })
    expect(heard(free(), 'lancer zzz')).toMatchObject({ misheard: { why: 'no-spell' } })
    expect(heard(free(), 'lancer')).toMatchObject({ misheard: { why: 'which-spell' } })
  })

  test('[CAST-2] [RES-1] a spell in hand: kept, laid down, carried', () => {
    const cast = given({}, up(), holds('voix'))
    expect(says(cast, 'garder')).toEqual({ type: 'keep', dreamer })
    expect(says(cast, 'mettre en réserve')).toEqual({ type: 'reserve', dreamer })
    expect(heard(cast, 'réserves')).toEqual({ kind: 'ask', question: 'reserves' })
    expect(says(cast.does('keep'), 'descendre')).toEqual({ type: 'comeDown', dreamer })
    expect(says(free(), 'descendre')).toEqual({ type: 'descend', dreamer })
  })

  test('[TGT-1] [TGT-2] [TGT-4] an aim, its resistance, and an aim that fails', () => {
    const aiming = given({}, up(), holds('poing')).does('keep').does('comeDown')
    expect(says(aiming, 'cibler créature 8')).toEqual({ type: 'target', dreamer, on: 'creature', resist: 8 })
    expect(says(aiming, 'créature 8')).toEqual({ type: 'target', dreamer, on: 'creature', resist: 8 })
    expect(says(aiming, 'soi')).toEqual({ type: 'target', dreamer, on: 'self' })
    expect(says(aiming, 'aim zone missed')).toEqual({ type: 'target', dreamer, on: 'zone', reached: false, mishap: 'self' })
    expect(says(aiming, 'objet impossible')).toEqual({
      type: 'target',
      dreamer,
      on: 'object',
      reached: false,
      mishap: 'impossible',
    })
    expect(heard(aiming, 'cibler')).toMatchObject({ misheard: { why: 'which-aim' } })
  })

  test('[ENC-11] [HID-5] a service: by coordinate, by name, by path while lost', () => {
    const known = given({}, up(), meets('passeur', 2), { type: 'serviceWon' })
    for (const line of ['aller H3', 'h3', 'aller à forêt de Ganna'.replace(' à', ''), 'go ganna'])
      expect(says(known, line), line).toEqual({ type: 'goTo', dreamer, cell: 'H3' })
    expect(says(known, 'renoncer')).toEqual({ type: 'decline', dreamer })
    expect(heard(known, 'aller Zz')).toMatchObject({ misheard: { why: 'no-cell' } })
    const lost = given({}, up(), ...lostAmong('K8', 'A2 K8'), meets('passeur', 3), { type: 'serviceWon' })
    expect(says(lost, 'aller n ne sud')).toEqual({ type: 'goTo', dreamer, path: ['n', 'ne', 's'] })
  })

  test('[ASC-2] a petition is the gardien’s to answer', () => {
    const scene = given().does('ruleAscent', { rule: { kind: 'free' } })
    const prompt = { kind: 'petition', asked: 'gardien', mode: 'normal' } as const
    expect(says(scene, 'volonté -4', { prompt, view: { ...tmr.view(scene.table, PLAYER), role: { kind: 'gardien' } } })).toEqual({
      type: 'answerAscent',
      dreamer,
      rule: { kind: 'will', difficulty: -4 },
    })
    expect(
      says(scene, 'refuser', { prompt, view: { ...tmr.view(scene.table, PLAYER), role: { kind: 'gardien' } } }),
    ).toMatchObject({ rule: { kind: 'refused' } })
    expect(heard(scene, 'accorder', { prompt })).toMatchObject({ misheard: { why: 'not-now' } })
  })

  test('[CAST-6] [TGT-3] [CAST-5] what a spell leaves to the gardien, and to nobody else', () => {
    const took = (outcome: 'unaimed' | 'impossible' | 'erratic') =>
      given({}, { type: 'tookEffect', spell: 'voix', outcome, aim: null })
    const byGardien = (scene: Scene) => ({ view: { ...tmr.view(scene.table, PLAYER), role: { kind: 'gardien' } as const } })
    const rules = (outcome: Parameters<typeof took>[0], line: string) => says(took(outcome), line, byGardien(took(outcome)))
    for (const line of ['sur le lanceur', 'lanceur', 'on the caster'])
      expect(rules('unaimed', line), line).toEqual({ type: 'ruleSpell', dreamer, as: 'self' })
    for (const line of ['magie impossible', 'impossible magic', 'le rêve se déchire'])
      expect(rules('unaimed', line), line).toEqual({ type: 'ruleSpell', dreamer, as: 'impossible' })
    expect(rules('unaimed', 'au sort')).toEqual({ type: 'ruleSpell', dreamer })
    expect(rules('impossible', 'déchirure')).toEqual({ type: 'tear', dreamer })
    const whole = { type: 'tear', dreamer, colour: 'violet', metres: 20, lasts: { unit: 'hours', count: 3 } }
    expect(rules('impossible', 'déchirure violette 20 mètres 3 heures')).toEqual(whole)
    expect(rules('impossible', 'tear violet 3 hours 20')).toEqual(whole)
    expect(rules('impossible', 'tear yellow forever')).toEqual({
      type: 'tear',
      dreamer,
      colour: 'yellow',
      lasts: { unit: 'ever' },
    })
    for (const line of ['déchirure verte', 'déchirure 300'])
      expect(rules('impossible', line), line).toMatchObject({ misheard: { why: 'closed' } })
    expect(rules('erratic', 'raconter : Il neige.')).toEqual({ type: 'describe', dreamer, text: 'Il neige.' })
    expect(rules('erratic', 'raconter')).toMatchObject({ misheard: { why: 'closed' } })
    expect(heard(took('unaimed'), 'lanceur')).toMatchObject({ kind: 'not' })
    expect(says(took('unaimed'), 'monter', byGardien(took('unaimed')))).toMatchObject({ type: 'ascend' })
  })

  test('[DRM-3] rest, for whoever may put the sheet right', () => {
    expect(says(given({ dream: 0 }), 'se réveiller')).toEqual({ type: 'correct', dreamer, dream: 13, fatigue: 0 })
    expect(says(given({ dream: 3 }), 'se reposer 9 2')).toEqual({ type: 'correct', dreamer, dream: 9, fatigue: 2 })
    expect(heard(given({ dream: 0 }), 'se réveiller', AT_TABLE)).toMatchObject({ misheard: { why: 'not-now' } })
  })
})

describe('dragons, nights and knowledge in words', () => {
  test('[NIT-2] hours let pass, awake and asleep, for whoever has the clock', () => {
    const day = dragonsAt('dragon')
    expect(says(day, 'attendre')).toEqual({ type: 'advance', hours: 1 })
    expect(says(day, 'attendre 3')).toEqual({ type: 'advance', hours: 3 })
    expect(says(day, 'attendre la nuit')).toEqual({ type: 'advance', hours: 3 })
    expect(heard(day, 'attendre', AT_TABLE)).toMatchObject({ misheard: { why: 'not-now' } })
    const night = dragonsAt('serpent', { dream: 3 })
    expect(says(night, 'dormir')).toEqual({ type: 'sleep', dreamer })
    const asleep = night.does('sleep')
    expect(heard(asleep, 'dormir reposé')).toEqual({ kind: 'sleepOn', until: 'rested' })
    expect(heard(asleep, 'dormir 2')).toEqual({ kind: 'sleepOn', until: { day: 1, hour: 'araignee' } })
    expect(heard(asleep, 'dormir jusqu’à l’aube')).toMatchObject({ kind: 'sleepOn', until: { day: 2, hour: 'sirene' } })
    expect(heard(asleep, 'dormir 99')).toMatchObject({ misheard: { why: 'which-hours' } })
    expect(heard(asleep, 'arrêter', { desk: { ...EMPTY_DESK, sleeping: { until: 'rested', passing: null } } })).toEqual({
      kind: 'stop',
    })
    expect(says(asleep, 'se réveiller')).toEqual({ type: 'wake', dreamer })
    expect(heard(asleep, 'dormir', { sleeps: 'hourByHour' })).toEqual({
      kind: 'sleepOn',
      until: { day: 1, hour: 'poisson-acrobate' },
    })
  })

  test('[SIG-5] a meditation: its method, the level, the conditions not kept', () => {
    expect(says(dragons(), 'méditer frampanar 3 1')).toEqual({
      type: 'meditate',
      dreamer,
      method: 'frampanar',
      skill: 3,
      neglected: 1,
    })
    expect(says(dragons(), 'meditate zoologie -2')).toMatchObject({ method: 'paranos', skill: -2, neglected: 0 })
    for (const line of ['méditer', 'méditer frampanar', 'méditer xyz 3', 'méditer frampanar 3 4'])
      expect(heard(dragons(), line), line).toMatchObject({ misheard: { why: 'which-method' } })
    expect(heard(given(), 'méditer frampanar 3')).toMatchObject({ misheard: { why: 'not-now' } })
  })

  test('[AST-4] the stars of today or of a day said; the sky is one’s own word alone only', () => {
    const night = dragonsAt('serpent')
    expect(says(night, 'étoiles')).toEqual({ type: 'horoscope', dreamer, day: 1 })
    expect(says(night, 'read the stars 4 -2')).toEqual({ type: 'horoscope', dreamer, day: 4, visibility: -2 })
    expect(says(night, 'étoiles 4 -2', AT_TABLE)).toEqual({ type: 'horoscope', dreamer, day: 4 })
  })

  test('[EXP-4] [EXP-5] a step: RÊVE or a voie, and what Thanatos takes it from', () => {
    expect(says(dragons(), 'progresser rêve')).toEqual({ type: 'spend', dreamer, on: 'reve' })
    expect(says(dragons(), 'dépenser hypnos')).toEqual({ type: 'spend', dreamer, on: 'hypnos' })
    expect(says(dragons(), 'spend thanatos narcos')).toEqual({ type: 'spend', dreamer, on: 'thanatos', from: 'narcos' })
    for (const line of ['progresser', 'progresser thanatos', 'progresser xyz'])
      expect(heard(dragons(), line), line).toMatchObject({ misheard: { why: 'which-step' } })
  })

  test('[TET-4] [TET-9] the cell of a tête, by its name where several wait', () => {
    const home = dragons({ effects: acting(['tete-terre-d-attache', {}]) })
    expect(says(home, 'choisir H3')).toEqual({ type: 'choose', dreamer, effect: 1, cell: 'H3' })
    expect(says(home, 'choisir ganna')).toMatchObject({ cell: 'H3' })
    expect(heard(home, 'choisir F4')).toMatchObject({ misheard: { why: 'refused', refusal: { code: 'wrong-cell' } } })
    expect(heard(dragons(), 'choisir H3')).toMatchObject({ misheard: { why: 'not-now' } })
    const both = dragons({ effects: acting(['tete-terre-d-attache', {}], ['tete-reserve-extensible', {}]) })
    expect(heard(both, 'choisir H3')).toMatchObject({ misheard: { why: 'several' } })
    expect(says(both, 'choisir réserve H3')).toEqual({ type: 'choose', dreamer, effect: 2, cell: 'H3' })
  })

  test('[TET-9] several reserves at one target: all of them, or those named', () => {
    const effects = acting(['tete-reserve-extensible', { cell: 'G5' }])
    const draconic = { oniros: 0, hypnos: 5, narcos: 0, thanatos: -11 }
    const lying = (...reserves: readonly { spell: string; erratic?: boolean }[]) =>
      dragons({ effects, draconic, reserves: reserves.map((one) => ({ cell: 'G5', ...one })) }, up()).does(
        'move',
        { to: 's' },
        'd7 1',
      )
    const three = lying({ spell: 'voix' }, { spell: 'poing' }, { spell: 'poing' })
    const [voix = '', poing = ''] = ['voix', 'poing'].map((id) => hearingOf(three).spellName(id))
    expect(says(three, 'déclencher ensemble')).toEqual({ type: 'trigger', dreamer, spells: ['voix', 'poing', 'poing'] })
    expect(says(three, `déclencher ensemble ${voix} et ${poing}`)).toMatchObject({ spells: ['voix', 'poing'] })
    expect(says(three, `trigger together ${poing} and ${poing}`)).toMatchObject({ spells: ['poing', 'poing'] })
    expect(heard(three, `déclencher ensemble ${voix}`)).toMatchObject({ misheard: { why: 'which-together' } })
    expect(heard(three, `déclencher ensemble ${voix} et xyz`)).toMatchObject({ misheard: { why: 'no-spell', said: 'xyz' } })
    expect(heard(three, `déclencher ensemble ${voix} et ${voix}`)).toMatchObject({ misheard: { why: 'no-spell' } })
    const alone = lying({ spell: 'voix', erratic: true }, { spell: 'poing' })
    expect(heard(alone, 'déclencher ensemble')).toMatchObject({ misheard: { why: 'not-now' } })
    expect(heard(free(), 'déclencher ensemble')).toMatchObject({ misheard: { why: 'not-now' } })
  })

  test('[MOV-2] a far cell is walked to', () => {
    expect(heard(free(), 'marcher H2')).toMatchObject({ kind: 'walk', walk: { steps: expect.any(Array) } })
    expect(heard(free(), 'walk to parta')).toMatchObject({ kind: 'walk' })
    expect(heard(free(), 'marcher')).toMatchObject({ misheard: { why: 'which-cell' } })
    expect(heard(free(), 'marcher G4')).toMatchObject({ misheard: { why: 'no-way' } })
    expect(heard(briseur(), 'marcher H2')).toMatchObject({ misheard: { why: 'not-now' } })
  })

  test('[DRG-4] a card that came is read first; questions can still be asked', () => {
    const drawn = { drawn: { key: '1', title: '', asks: '', effect: null, did: [], left: 0 } }
    expect(heard(free(), 'ranger', drawn)).toEqual({ kind: 'putAway' })
    for (const line of ['n', 'descendre', 'abracadabra'])
      expect(heard(free(), line, drawn), line).toMatchObject({ misheard: { why: 'read-first' } })
    expect(heard(free(), 'dragons', drawn)).toEqual({ kind: 'ask', question: 'dragons' })
  })
})

test('a question with answers of a new kind is understood by their names on the card', () => {
  const command = { type: 'interrupt', dreamer } as const
  const choice = { command, rule: 'MOV-4', odds: null, risk: null, refusal: null, cost: [] }
  const prompt = { kind: 'gift', asked: 'joueur', choices: [choice] } as unknown as Prompt
  expect(says(free(), 'rompre la concentration', { prompt })).toEqual({ type: 'interrupt', dreamer })
  expect(says(free(), 'rompre', { prompt })).toEqual({ type: 'interrupt', dreamer })
})

test('questions, places and the goal can be asked at any time', () => {
  expect(heard(briseur(), 'où')).toEqual({ kind: 'ask', question: 'where' })
  expect(heard(briseur(), 'ou')).toEqual({ kind: 'ask', question: 'where' })
  expect(heard(free(), 'around')).toEqual({ kind: 'ask', question: 'around' })
  expect(heard(free(), '')).toEqual({ kind: 'ask', question: 'repeat' })
  expect(heard(free(), 'case G4')).toEqual({ kind: 'tell', cell: 'G4' })
  expect(heard(free(), 'lieu ganna')).toEqual({ kind: 'tell', cell: 'H3' })
  expect(heard(given(), 'but voix')).toEqual({ kind: 'want', spell: 'voix' })
  expect(heard(given(), 'errer')).toEqual({ kind: 'want', spell: null })
  expect(heard(free(), 'défaire')).toEqual({ kind: 'undo' })
})
