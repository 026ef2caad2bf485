import { expect, test } from 'vitest'
import { answerOdds } from './answerOdds.ts'

const dreamer = {
  ...{ name: 'Nitouche', reve: 13, empathie: 13, dream: 6, fatigue: 0, fatigueMax: 5, malus: 0, repression: 0 },
  ...{ draconic: { oniros: -2, hypnos: 3, narcos: 0, thanatos: -11 }, position: 'J4', reserves: [] },
}
const spells = [{ id: 'tympan', voie: 'hypnos', genre: 'collines', cell: null, difficulty: -5, cost: 4, range: 'E1', jr: null }]
const ask = (change: object) => answerOdds(JSON.stringify({ dreamer, spells, spell: 'tympan', mode: 'normal', ...change }))

test('the two figures of a file, the hopeful one not below the prudent one', () => {
  const answer = ask({})
  if (typeof answer === 'string') throw new Error(answer)
  expect(answer.prudent).toBeGreaterThan(0.4)
  expect(answer.hopeful).toBeGreaterThanOrEqual(answer.prudent)
})

test('[ASC-5] no chance without the dream points to go up, nor with a single box left', () => {
  expect(ask({ dreamer: { ...dreamer, dream: 1 } })).toEqual({ prudent: 0, hopeful: 0 })
  expect(ask({ dreamer: { ...dreamer, fatigue: 4 } })).toEqual({ prudent: 0, hopeful: 0 })
  expect(ask({ dreamer: { ...dreamer, dream: 2 }, mode: 'accelerated' })).toEqual({ prudent: 0, hopeful: 0 })
})

test('a sentence names the field that is wrong', () => {
  expect(ask({ dreamer: { ...dreamer, dream: 'many' } })).toContain('dreamer.dream')
  expect(ask({ dreamer: { ...dreamer, position: 'Z9' } })).toContain('dreamer.position')
  expect(ask({ mode: 'fast' })).toContain('mode')
  expect(ask({ spell: 'unheard-of' })).toContain('unheard-of')
  expect(answerOdds('{')).toContain('not JSON')
  expect(answerOdds('[]')).toContain('dreamer')
})

const withDragon = (change: object, more: object = {}) => ask({ dragon: true, dreamer: { ...dreamer, ...change }, ...more })
const figuresOf = (answer: ReturnType<typeof ask>) => {
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}

test('[PLN-2] numbers: RÊVE weakened, life missing, a heavier ascent, heavier steps', () => {
  const { notes: _, ...weak } = figuresOf(
    withDragon({ effects: [{ id: 'souffle-perte-dans-une-caracteristique', characteristic: 'reve', loss: 3 }] }),
  )
  expect(figuresOf(withDragon({ reve: 10, seuil: 13 }))).toMatchObject(weak)
  expect(figuresOf(withDragon({ life: 10, lifeMax: 12 })).prudent).toBe(figuresOf(withDragon({ malus: -2 })).prudent)
  expect(figuresOf(withDragon({ effects: [{ id: 'queue-montee-laborieuse' }] })).prudent).toBe(
    figuresOf(withDragon({ dream: 5 })).prudent,
  )
  expect(figuresOf(withDragon({ fatigueMax: 10, effects: [{ id: 'queue-inertie-draconique' }] })).prudent).toBe(
    figuresOf(withDragon({})).prudent,
  )
})

test('[PLN-4] no chance, and why', () => {
  const no = (effects: readonly object[], word: string) => {
    const answer = figuresOf(withDragon({ effects, reserves: [{ cell: 'H2', spell: 'tympan' }] }))
    expect(answer).toMatchObject({ prudent: 0, hopeful: 0 })
    expect(answer.notes?.join(' ')).toContain(word)
  }
  no([{ id: 'queue-urgence-draconique', cell: 'H2' }], 'urge')
  no([{ id: 'souffle-periple', genre: 'sanctuaire', cells: ['G4', 'E6'] }], 'wandering')
  no([{ id: 'queue-idee-fixe', detail: 'idee-pas-de-tmr' }], 'going up')
  no([{ id: 'souffle-confusion-draconique', spell: 'tympan' }], 'not known')
})

test('[PLN-5] bounds are said in words, without dragons nothing is said', () => {
  const answer = figuresOf(
    withDragon({ effects: [{ id: 'tete-present-des-cites' }, { id: 'souffle-mauvaises-rencontres-en-perspective', left: 2 }] }),
  )
  expect(answer.notes).toHaveLength(3)
  expect(answer.hopeful).toBeGreaterThan(answer.prudent)
  expect(ask({})).not.toHaveProperty('notes')
})

test('[AST-5] a ritual that would take the last of the seuil', () => {
  const ritual = [{ ...spells[0], ritual: true, seuil: 2 }]
  expect(withDragon({ seuil: 2 }, { spells: ritual })).toMatchObject({ prudent: 0, hopeful: 0 })
  expect(figuresOf(withDragon({ seuil: 3 }, { spells: ritual })).prudent).toBeGreaterThan(0)
})
