import { describe, expect, test } from 'vitest'
import { typesetText } from '../../../../house/texts/typeset.ts'
import { acting, dragons, dragonsAt, goneUp } from '../../rules/testing/dragonScene.ts'
import { given, lostAmong, meets, type Scene, up } from '../../rules/testing/scene.ts'
import { souffles as en } from '../../texts/en/dragon/souffles.ts'
import { souffles as fr } from '../../texts/fr/dragon/souffles.ts'
import { EMPTY_DESK } from '../desk/desk.ts'
import type { Asking, TmrAnswer } from './asking.ts'
import { momentOf, questionOf } from './questionOf.ts'
import { askingOf } from './testing.ts'

const find = (asking: Asking, id: string): TmrAnswer => {
  const { answers } = questionOf(asking)
  const answer = answers.find((one) => one.id === id)
  if (!answer) throw new Error(`no ${id} among ${answers.map((one) => one.id)}`)
  return answer
}
const told = (scene: Scene, id: string, change: Partial<Asking> = {}): string => {
  const { cost = [], follows = [] } = find(askingOf(scene, change), id)
  return [...cost, ...follows].map((one) => one.told).join(' | ')
}
const asks = (scene: Scene): string => momentOf(askingOf(scene)).asks ?? ''
const printed = (text: string): string => typesetText('fr', text)

const TIRED = ['queue-inertie-draconique', 'souffle-epuisement'] as const

describe('fatigue as it is counted', () => {
  test('[SOU-13] [QUE-7] each cell and round under Épuisement and Inertie', () => {
    const free = goneUp(dragons({ effects: acting(...TIRED) }))
    expect(asks(free)).toContain(printed('Chaque pas : 3 cases de fatigue'))
    expect(told(free, 'stay')).toContain('3 cases de fatigue | 1 round')
    expect(free.does('stay', {}, 'd7 1').me.pendingFatigue - free.me.pendingFatigue).toBe(3)
    expect(told(dragons({ effects: acting(...TIRED) }), 'ascend normal')).toContain('3 cases de fatigue')
  })

  test('[SIG-5] [SOU-13] a meditation under Épuisement', () => {
    const tired = dragons({ effects: acting('souffle-epuisement') })
    const change = { desk: { ...EMPTY_DESK, wanders: true, deed: 'meditate' as const } }
    expect(told(tired, 'meditate', change)).toContain('3 cases de fatigue')
    expect(tired.does('meditate', { method: 'kotyledon', skill: 0, neglected: 0 }, 'd100 99').me.fatigue).toBe(3)
  })
})

describe('what an encounter takes', () => {
  test('[SPE-3] the life point of a red whirl, at once and for each further round', () => {
    const met = dragons({ effects: acting('souffle-epuisement') }, up(), meets('tourbillon-rouge', 9))
    expect(told(met, 'master')).toContain(printed('2 points de rêve et 1 point de vie pour ce round perdu'))
    expect(told(met, 'master')).toContain(
      printed('2 points de rêve, 2 cases de fatigue et 1 point de vie pour chacun des suivants'),
    )
    const held = met.does('master', {}, 'd100 99')
    expect(told(held, 'struggle')).toContain(printed('2 points de rêve et 1 point de vie en moins'))
    expect(held.seen).toMatchObject({ life: 12, pendingLife: 1 })
  })

  test('[SPE-2] a special one is marked, with what repressing it costs', () => {
    const special = (kind: 'mangeur' | 'tourbillon-rouge') =>
      dragons({}, up(), { type: 'encounterMet', kind, strength: 9, face: 1, dice: [], special: true })
    expect(asks(special('mangeur'))).toContain(printed('Rencontre spéciale : la refouler coûte 2 points.'))
    expect(told(special('mangeur'), 'repress')).toContain('refoulement +2')
    expect(told(special('tourbillon-rouge'), 'repress')).toContain('refoulement +3')
    expect(asks(dragons({}, up(), meets('mangeur', 4)))).not.toContain('spéciale')
  })

  test('[QUE-5] evading under an urge represses it, and says so', () => {
    const effects = acting(['queue-urgence-draconique', { cell: 'H2' }])
    const urged = dragons({ effects, reserves: [{ cell: 'H2', spell: 'voix' }] }, up(), meets('briseur', 5))
    expect(told(urged, 'evade')).toContain('refoulement +2')
    expect(urged.does('evade', {}, 'd20 20').me.repression).toBe(2)
  })

  test('[NIT-9] a Fleur too many bursts, and says so', () => {
    const full = dragons({ dream: 38 }, up(), meets('fleur', 4))
    expect(told(full, 'master')).toContain(printed('tous vos points sont perdus'))
    expect(told(dragons({ dream: 12 }, up(), meets('fleur', 4)), 'master')).toContain('4 points')
  })

  test('[ENC-15] [DRM-3] with the last point, or the last box, one falls asleep held: a repression and its test', () => {
    const last = given({ dream: 1, repression: 3 }, up(), meets('tourbillon-blanc', 9))
    expect(told(last, 'master')).toContain(printed('refoulement +1, et un souffle s’éveille à 20 %'))
    const tired = given({ dream: 9, stamina: { boxes: 2 } }, up(), meets('reflet', 9)).does('master', {}, 'd100 99')
    expect(told(tired, 'struggle')).toContain('refoulement +1')
    expect(told(tired, 'struggle')).not.toContain('libérez')
  })

  test('[ENC-4] a Mangeur takes no more than there is', () => {
    expect(told(given({ dream: 2 }, up(), meets('mangeur', 5)), 'master')).toContain('2 points de rêve en moins')
  })
})

describe('the land', () => {
  test('[SOU-9] the toll stands on the step, and water asked twice is one figure', () => {
    const effects = acting('souffle-peage', 'souffle-double-resistance-du-fleuve')
    const toCity = goneUp(dragons({ position: 'G6', effects }))
      .does('masterCell', {}, 'd100 1')
      .does('masterCell', {}, 'd100 1')
    const step = find(askingOf(toCity), 'move s')
    expect(step.told).toContain(printed('péage : 1 point de rêve'))
    expect(told(toCity, 'move s')).toContain('1 point de rêve')
    const dream = toCity.me.dream
    expect(toCity.does('move', { to: 's' }, 'd7 1').me.dream).toBe(dream - 1)
  })

  test('[SOU-11] both rolls of a water have to be passed, and are told as one chance', () => {
    const waters = (...effects: readonly string[]) => {
      const { prompt } = askingOf(goneUp(dragons({ position: 'G5', dream: 12, effects: acting(...effects) })))
      return prompt.kind === 'free' ? prompt.steps.find(({ to }) => to === 'G6')?.asks : null
    }
    const [once] = waters() ?? []
    expect(once).toMatchObject({ kind: 'wet', rolls: 1 })
    expect(waters('souffle-double-resistance-du-fleuve')).toEqual([
      { kind: 'wet', rolls: 2, chance: Math.round((once?.chance ?? 0) ** 2 / 100) },
    ])
  })

  test('[SOU-11] the first of two masteries does not set free', () => {
    const first = goneUp(dragons({ position: 'G6', effects: acting('souffle-double-resistance-du-fleuve') }))
    expect(told(first, 'masterCell')).toContain(printed('L’eau résiste une seconde fois.'))
    expect(told(first.does('masterCell', {}, 'd100 1'), 'masterCell')).not.toContain('seconde')
  })

  test('[DRG-12] magic comes back with a conquest only where nothing else bars it', () => {
    const conquest = ['queue-conquete', { cell: 'G4' }] as const
    const alone = goneUp(dragons({ effects: acting(conquest) }))
    expect(told(alone, 'masterCell')).toContain('La magie vous revient.')
    const pilgrim = goneUp(dragons({ effects: acting(conquest, ['queue-pelerinage', { cell: 'K9' }]) }))
    expect(told(pilgrim, 'masterCell')).not.toContain('La magie vous revient.')
  })

  test('[HID-6] a lost player is promised no toll that only the true cell would tell', () => {
    const lost = dragons({ effects: acting('souffle-peage') }, up(), ...lostAmong('G6', 'G6 A2'))
    expect(told(lost, 'move s')).not.toContain('point de rêve')
  })
})

describe('going up and going to sleep', () => {
  test('[TET-2] an ascent bent by a gift says how it moves', () => {
    const gifted = dragons({ effects: acting('tete-don-de-deplacement-accelere') })
    expect(told(gifted, 'ascend normal')).toContain('autant de cases par round')
    expect(told(gifted, 'ascend accelerated')).toContain('1 point de rêve | ')
  })

  test('[QUE-8] [ASC-1] an ascent made hard says what it takes', () => {
    expect(told(dragons({ effects: acting('souffle-montee-laborieuse') }), 'ascend accelerated')).toContain('3 points de rêve')
  })

  test('[NIT-4] [SOU-1] [TET-1] sleep without dreams, at the seuil, with two dice', () => {
    const sleepy = (effects: readonly string[], dream: number) =>
      told(dragonsAt('serpent', { dream, effects: acting(...effects) }), 'sleep')
    expect(sleepy([], 5)).toContain(printed('lance un dé de rêve'))
    expect(sleepy(['tete-don-de-double-reve'], 5)).toContain('deux dés de rêve')
    expect(sleepy(['souffle-sommeil-sans-reve'], 5)).toContain('Sommeil sans rêve')
    expect(sleepy([], 13)).toContain('Le seuil de rêve est atteint')
  })

  test('[EXP-4] what one has stands beside what a step costs, open or not', () => {
    const poor = dragons({ xp: { reve: 5, oniros: 0, hypnos: 0, narcos: 0, thanatos: 0 } })
    const desk = { ...EMPTY_DESK, wanders: true, deed: 'spend' as const }
    expect(find(askingOf(poor, { desk }), 'spend reve').label).toContain('vous en avez\u00a05')
  })
})

test('[SOU-10] a souffle that makes the ascent hard says in both languages what this program takes', () => {
  const summaries = [fr, en].map((texts) => texts['souffle-montee-laborieuse'].summary)
  expect(summaries.filter((summary) => /cinq|five/.test(summary))).toEqual([])
})
