import { describe, expect, test } from 'vitest'
import { tmr } from '../index.ts'
import { promptOf } from '../prompts/promptOf.ts'
import { acting, dragons, dragonsAt, goneUp } from '../testing/dragonScene.ts'
import { type DreamerLike, PLAYER, sends, up } from '../testing/scene.ts'

const SIGN = { genres: ['sanctuaire'], difficulty: -2, value: 9 }
const signed = (sign: object = SIGN, like: DreamerLike = {}) => dragons(like).does('sign', sign)

describe('signs', () => {
  test('[SIG-1] felt when free on such land, by a Messager’s too; not its genres, value or length', () => {
    const set = signed()
    expect(set.seen.sign).toEqual({ difficulty: null, resonates: false })
    expect(set.told).toEqual([])
    expect(goneUp(set).seen.sign).toEqual({ difficulty: -2, resonates: true })
    const away = goneUp(signed(SIGN, { position: 'G5' }))
    expect(away.seen.sign).toEqual({ difficulty: null, resonates: false })
    const sent = dragons({ position: 'G5' }, up(), ...sends('G4', 'cell')).does('sign', SIGN)
    expect(sent.seen.sign).toEqual({ difficulty: -2, resonates: true })
  })

  test('[SIG-2] read by any voie: its value in spell points, half as much again for a particulière', () => {
    const there = goneUp(signed())
    expect(there.does('read', { voie: 'hypnos' }, 'd100 30').me.depths.points.hypnos).toBe(9)
    expect(there.does('read', { voie: 'hypnos' }, 'd100 5').me.depths.points.hypnos).toBe(13)
    expect(there.does('read', { voie: 'narcos' }, 'd100 30').events[0]).toMatchObject({
      check: { characteristic: 10, skill: 0, difficulty: -2 },
    })
    goneUp(signed(SIGN, { position: 'G5' })).refuses('read', { voie: 'hypnos' }, 'wrong-cell', 'SIG-2')
    goneUp(dragons()).refuses('read', { voie: 'hypnos' }, 'no-sign', 'SIG-2')
  })

  test('[SIG-2] a grave failure asks for a JR at r−8, and a queue if it fails; not after storing', () => {
    const there = goneUp(signed())
    const bad = there.does('read', { voie: 'hypnos' }, 'd100 99 99 queue queue-insomnie')
    expect(bad.me.effects).toMatchObject([{ id: 'queue-insomnie' }])
    expect(there.does('read', { voie: 'hypnos' }, 'd100 99 5').me.effects).toEqual([])
    const stored = there.does('cast', { spell: 'voix' }, 'd100 40').does('reserve')
    stored.refuses('read', { voie: 'hypnos' }, 'spent', 'SIG-2')
  })

  test('[SIG-3] whatever comes of it: out, the sign spent, no experience', () => {
    const there = goneUp(signed({ ...SIGN, difficulty: -9 }))
    for (const dice of ['d100 1', 'd100 60']) {
      const read = there.does('read', { voie: 'hypnos' }, dice)
      expect(read.me).toMatchObject({ stage: { phase: 'awake' }, xp: { reve: 0, hypnos: 0 }, depths: { sign: null } })
    }
  })

  test('[SIG-4] gone when its last round is over, the ascent being the first', () => {
    const there = goneUp(signed({ ...SIGN, rounds: 1 }))
    expect(there.seen.sign).not.toBeNull()
    expect(there.does('stay', {}, 'd7 1').board.sign).toBeNull()
    expect(goneUp(signed()).does('stay', {}, 'd7 1').board.sign).not.toBeNull()
  })
})

describe('meditation', () => {
  const meditation = { method: 'kotyledon', skill: 3, neglected: 0 }

  test('[SIG-5] −2 for each condition not kept, −1 for each grave failure before, two boxes in any case', () => {
    const first = dragonsAt('lyre').does('meditate', { ...meditation, neglected: 1 }, 'd100 90')
    expect(first.events[0]).toMatchObject({
      check: { characteristic: 10, skill: 3, difficulty: -4, quality: 'echec-particulier' },
    })
    expect(first.me).toMatchObject({ fatigue: 2, depths: { sign: null } })
    const again = first.does('meditate', { ...meditation, neglected: 1 }, 'd100 70')
    expect(again.events[0]).toMatchObject({ check: { difficulty: -5 } })
    dragons().refuses('meditate', { ...meditation, method: 'sieste' }, 'unknown-method', 'SIG-5')
  })

  test('[SIG-6] a sign of one round on the land of the method, plainer the better it went, worth by its reading', () => {
    const sign = (face: number) => dragonsAt('sirene', { position: 'H3' }).does('meditate', meditation, `d100 ${face}`)
    expect([60, 30, 5].map((face) => sign(face).seen.sign)).toEqual(
      [-7, -3, 0].map((difficulty) => ({ difficulty, resonates: false })),
    )
    expect(sign(60).me.depths.sign).toMatchObject({ genres: ['foret'], until: 1 })
    const worth = (face: number) => goneUp(sign(5)).does('read', { voie: 'hypnos' }, `d100 ${face}`).me.depths.points.hypnos
    expect([60, 30, 5].map(worth)).toEqual([3, 5, 10])
  })
})

describe('synthesis', () => {
  const learner = { unknown: ['voix'], spellPoints: { oniros: 0, hypnos: 30, narcos: 0, thanatos: 0 } }
  const there = goneUp(dragons(learner))

  test('[SIG-7] a Messager will do: what can be learnt where it stands is offered by it', () => {
    const sent = dragons({ ...learner, position: 'G5' }, up(), ...sends('G4', 'cell'), { type: 'settled' })
    const prompt = promptOf(tmr.view(sent.table, PLAYER), sent.seen)
    const offered = prompt.kind === 'free' ? prompt.syntheses.find(({ command }) => command.spell === 'voix') : undefined
    expect(offered).toMatchObject({ command: { spell: 'voix', via: 'messager' }, refusal: null })
    expect(offered && sent.does('synthesise', offered.command, 'd100 40').events[0]).toMatchObject({ type: 'synthesised' })
  })

  test('[SIG-7] of a spell not known, where it is cast, at most 3 beyond the level, ten points for each', () => {
    expect(there.does('synthesise', { spell: 'voix' }, 'd100 40').events[0]).toMatchObject({
      check: { characteristic: 10, skill: 3, difficulty: -3 },
    })
    there.refuses('synthesise', { spell: 'poing' }, 'already-known', 'SIG-7')
    goneUp(dragons({ ...learner, position: 'G5' })).refuses('synthesise', { spell: 'voix' }, 'wrong-cell', 'SIG-7')
    const draconic = { oniros: -2, hypnos: -1, narcos: 0, thanatos: -11 }
    goneUp(dragons({ ...learner, draconic })).refuses('synthesise', { spell: 'voix' }, 'too-hard', 'SIG-7')
    const poor = { ...learner, spellPoints: { ...learner.spellPoints, hypnos: 29 } }
    goneUp(dragons(poor)).refuses('synthesise', { spell: 'voix' }, 'points-too-low', 'SIG-7')
  })

  test('[SIG-8] known and paid, half for a particulière; failures cost a little; out in any case', () => {
    const left = (face: number) => there.does('synthesise', { spell: 'voix' }, `d100 ${face}`)
    expect([40, 5, 60, 92].map((face) => left(face).me.depths.points.hypnos)).toEqual([0, 15, 29, 27])
    expect(left(60).me).toMatchObject({ stage: { phase: 'awake' }, dream: 12, depths: { unknown: ['voix'] } })
    expect(left(40).me).toMatchObject({ stage: { phase: 'awake' }, dream: 12, depths: { unknown: [], bonuses: [] } })
  })

  test('[SIG-8] a forgotten spell costs half', () => {
    const effects = acting(['souffle-confusion-draconique', { spell: 'voix' }])
    const forgot = goneUp(dragons({ effects, spellPoints: { ...learner.spellPoints, hypnos: 15 } }))
    const back = forgot.does('synthesise', { spell: 'voix' }, 'd100 40')
    expect(back.me).toMatchObject({ effects: [], depths: { points: { hypnos: 0 } } })
  })
})
