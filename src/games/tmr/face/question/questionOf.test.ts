import { expect, test } from 'vitest'
import { isOpen } from '../../../../house/question/index.ts'
import { formatOf } from '../../../../house/texts/index.ts'
import { type CommandOf, legalCommands, type Prompt } from '../../rules/public.ts'
import { acting, dragons, dragonsAt } from '../../rules/testing/dragonScene.ts'
import { given, givenAt, holds, lostAmong, meets, NITOUCHE, type Scene, testSpell, up } from '../../rules/testing/scene.ts'
import { loadTexts } from '../../texts/index.ts'
import { EMPTY_DESK } from '../desk/desk.ts'
import { learntOf } from '../desk/kept.ts'
import type { Asking, TmrAnswer, TmrQuestion } from './asking.ts'
import { momentNow, questionNow } from './first.ts'
import { idOf } from './naming.ts'
import { momentOf, questionOf } from './questionOf.ts'
import { askingOf } from './testing.ts'

const dreamer = NITOUCHE
const MIROIRS = 'miroirs'
const free = () => given({}, up(), { type: 'settled' })
const SCENES: Readonly<Record<string, () => Scene>> = {
  awake: () => given(),
  'awake with dragons': () => dragonsAt('serpent', { effects: acting(['tete-terre-d-attache', {}]) }),
  asleep: () => given({ dream: 0 }),
  'asleep with dragons': () => dragonsAt('serpent', { dream: 3 }).does('sleep'),
  encounter: () => given({}, up(), meets('briseur', 5)),
  service: () => given({}, up(), meets('passeur', 2), { type: 'serviceWon' }),
  'service while lost': () => given({}, up(), ...lostAmong('K8', 'A2 K8'), meets('passeur', 3), { type: 'serviceWon' }),
  free,
  'free with dragons': () => dragons({ effects: acting(['tete-terre-d-attache', { cell: 'H3' }]) }, up(), { type: 'settled' }),
  cast: () => given({}, up(), holds('voix')),
  carrying: () => given({}, up(), holds('voix')).does('keep'),
  targeting: () => given({}, up(), holds('poing')).does('keep').does('comeDown'),
}
const EVERY = Object.entries(SCENES)

const find = ({ answers }: TmrQuestion, id: string): TmrAnswer => {
  const answer = answers.find((one) => one.id === id)
  if (!answer) throw new Error(`no ${id} among ${answers.map((one) => one.id)}`)
  return answer
}

test.each(EVERY)('%s: an id is of one answer, and the same in every language', async (_, scene) => {
  const asking = askingOf(scene())
  const ids = momentOf(asking).answers.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const english = { ...asking, texts: await loadTexts('en'), format: formatOf('en') }
  expect(momentOf(english).answers.map(({ id }) => id)).toEqual(ids)
})

test.each(EVERY.filter(([name]) => name.startsWith('awake')))(
  '%s: asked at once as it is once the code of all questions is here',
  (_, scene) => {
    const asking = askingOf(scene())
    const decided = { ...asking, desk: { ...asking.desk, wanders: true } }
    const all = { momentOf, questionOf }
    expect(questionNow(decided, null)).toEqual(questionNow(decided, all))
    expect(momentNow(asking, null)).toEqual(momentNow(asking, all))
  },
)

const openIds = ({ answers }: TmrQuestion): ReadonlySet<string> => new Set(answers.filter(isOpen).map(({ id }) => id))

test.each(EVERY)('%s: whatever the rules hold open can be answered, and nothing else is said to be', (_, scene) => {
  const asking = askingOf(scene())
  const question = momentOf(asking)
  const legal = legalCommands(asking.view, asking.board)
  const offered = openIds(question)
  const ids = legal.filter(({ type }) => type !== 'goTo').map(idOf)
  expect(ids.filter((id) => !offered.has(id))).toEqual([])
  const said = question.answers.filter(isOpen).flatMap(({ takes }) => (takes.kind === 'say' ? [takes.command] : []))
  const ruled = new Set([...ids, ...['advance', 'correct', 'target'].map(String)])
  expect(said.filter((command) => !ruled.has(idOf(command)) && !ruled.has(command.type)).map(idOf)).toEqual([])
})

test.each(EVERY)('%s: every answer the rules name carries its rule', (_, scene) => {
  const asking = askingOf(scene())
  const legal = new Set(legalCommands(asking.view, asking.board).map(idOf))
  const { answers } = momentOf(asking)
  expect(answers.filter(({ id, rule }) => legal.has(id) && !rule).map(({ id }) => id)).toEqual([])
})

test('[ASC-1] [MOV-3] [RES-1] [ENC-6] an answer carries what it costs, from the rules', () => {
  const cost = (scene: Scene, id: string) => find(momentOf(askingOf(scene)), id).cost?.map(({ told }) => told)
  expect(cost(given(), 'ascend accelerated')).toEqual(['2 points de rêve', '1 case de fatigue', '1 round'])
  expect(cost(free(), 'move n')).toEqual(['1 case de fatigue', '1 round'])
  expect(cost(given({}, up(), holds('voix')), 'reserve')).toEqual(['1 point de rêve'])
  expect(cost(given({}, up(), meets('briseur', 5)), 'repress')).toEqual(['refoulement +1'])
})

test('[TGT-4] an aim says what was filled in, and waits for a number that is none', () => {
  const scene = given({}, up(), holds('poing')).does('keep').does('comeDown')
  const aimed = (values: Record<string, number | string>) => find(momentOf(askingOf(scene, {}, values)), 'target creature').takes
  expect(aimed({ resist: 8 })).toMatchObject({ kind: 'say', command: { type: 'target', on: 'creature', resist: 8 } })
  expect(aimed({ reach: 'self' })).toMatchObject({ command: { reached: false, mishap: 'self' } })
  expect(aimed({ resist: Number.NaN })).toEqual({ kind: 'pick', what: 'number' })
})

test('[TGT-4] resisting says what comes of it either way; a stored failure is not called a spell', () => {
  const aimedAt = given({}).does('castAt', { voie: 'thanatos' })
  expect(find(momentOf(askingOf(aimedAt)), 'resist').follows).toContainEqual({ when: 'lost', told: 'Le sort vous prend.' })
  const stored = given({ reserves: [{ cell: 'G4', spell: 'voix', erratic: true }] }).does('ascend', { mode: 'normal' }, 'd7 1')
  const { asks, answers } = momentOf(askingOf(stored))
  expect(asks).toContain('nul ne sait')
  expect(answers[0]?.label).toBe('Descendre avec l’échec')
})

test('[TGT-2] what a spell is not for is folded away', () => {
  const asking = askingOf(given({}, up(), holds('voix')).does('keep').does('comeDown'))
  if (asking.prompt.kind !== 'targeting') throw new Error('nothing to aim')
  const prompt = {
    ...asking.prompt,
    aims: asking.prompt.aims.map((aim) => ({
      ...aim,
      wrong: aim.on === 'zone',
      rule: aim.on === 'zone' ? ('TGT-2' as const) : aim.rule,
    })),
  }
  const folded = momentOf({ ...asking, prompt }).answers.filter(({ fold }) => fold === 'elsewhere')
  expect(folded).toMatchObject([{ id: 'target zone', rule: 'TGT-2' }])
})

test('[TGT-2] an aim for which a roll of VUE is asked says its chance, with what may resist it', () => {
  const scene = given({ vue: 10 }, up(), holds('poing')).does('keep').does('comeDown').does('askSight', { difficulty: -2 })
  const aim = (on: string, aimed: Scene): TmrAnswer => find(momentOf(askingOf(aimed, {}, { resist: 8 })), `target ${on}`)
  expect(aim('creature', scene).odds).toMatchObject([{ chance: 37 }])
  expect(aim('zone', scene).odds).toMatchObject([{ chance: 40 }])
  expect(aim('zone', scene).follows).toContainEqual({ when: 'lost', told: 'Il vous revient.' })
  const unseen = aim('zone', given({}, up(), holds('poing')).does('keep').does('comeDown'))
  expect(unseen).toMatchObject({ odds: [], follows: [{ told: expect.stringContaining('Le sort fait son effet.') }] })
})

test('[TGT-1] [TGT-2] where a zone is aimed: its centre is seen, anything may be its place; a miss is not the player’s to call impossible', () => {
  const spells = [testSpell('sphere', { target: 'zone' })]
  const scene = givenAt({}, { spells }, up(), holds('sphere')).does('keep').does('comeDown')
  const { answers, fields } = momentOf(askingOf(scene, {}))
  expect(find({ answers } as TmrQuestion, 'target zone').follows).toEqual([
    { told: expect.stringContaining('jamais dans le sol ni dans une chose') },
  ])
  expect(answers.some(({ fold }) => fold === 'elsewhere')).toBe(false)
  expect(find({ answers } as TmrQuestion, 'target object').follows).toEqual([{ told: 'L’objet est le centre de la zone.' }])
  const reach = fields?.find(({ id }) => id === 'reach')
  expect(reach?.kind === 'radio' && Object.keys(reach.options)).toEqual(['reached', 'self'])
})

test('[DRG-3] casting by Thanatos warns of the shadow, where dragons act', () => {
  const asks = (scene: Scene, spell: string): string | undefined => {
    const asking = askingOf(scene, {})
    if (asking.prompt.kind !== 'free') throw new Error('not free')
    const [cast] = asking.prompt.casts
    if (!cast) throw new Error('nothing to cast')
    const prompt = {
      ...asking.prompt,
      casts: [{ ...cast, spell: testSpell(spell, { voie: spell === 'mort' ? 'thanatos' : 'hypnos' }) }],
    }
    const opened = find(momentOf({ ...asking, prompt }), `cast ${spell}`).takes
    return questionOf({
      ...asking,
      prompt,
      desk: { ...EMPTY_DESK, wanders: true, casting: opened.kind === 'open' ? opened.form : null },
    }).asks
  }
  const acted = dragons({}, up(), { type: 'settled' })
  expect(asks(acted, 'mort')).toContain('la prochaine queue sera une ombre')
  expect(asks(acted, 'voix')).not.toContain('ombre')
  expect(asks(free(), 'mort')).not.toContain('ombre')
})

test('[SIG-5] a meditation begins with the level that was said before', () => {
  const form = (skills: Asking['desk']['skills']) =>
    questionOf(askingOf(dragons(), { desk: { ...EMPTY_DESK, wanders: true, deed: 'meditate', skills } }, { method: 'frampanar' }))
  const level = (question: TmrQuestion): unknown => question.fields.find(({ id }) => id === 'skill')?.value
  expect(level(form({}))).toBe(0)
  expect(level(form(learntOf({}, 'frampanar', 4)))).toBe(4)
})

test('[ENC-11] a service waits for its place, which is picked on the map', () => {
  const scene = given({}, up(), meets('passeur', 2), { type: 'serviceWon' })
  const going = (target: Asking['desk']['target']) =>
    find(momentOf(askingOf(scene, { desk: { ...EMPTY_DESK, target } })), 'goTo').takes
  expect(going(null)).toEqual({ kind: 'pick', what: 'place' })
  expect(going('H3' as never)).toEqual({ kind: 'say', command: { type: 'goTo', dreamer, cell: 'H3' } })
})

test('[CAST-1] a spell opens its form, where what is stated becomes the command', () => {
  const { takes } = find(momentOf(askingOf(free())), 'cast flot')
  expect(takes).toMatchObject({ kind: 'open' })
  const casting = takes.kind === 'open' ? takes.form : null
  const form = (values: Record<string, number | string>) =>
    questionOf(askingOf(free(), { desk: { ...EMPTY_DESK, wanders: true, casting } }, values))
  expect(form({}).fields.map(({ id }) => id)).toEqual(['cost', 'note'])
  expect(find(form({ cost: 4, note: 'large' }), 'cast flot').takes).toEqual({
    kind: 'say',
    command: { type: 'cast', dreamer, spell: 'flot', cost: 4, note: 'large' } satisfies CommandOf<'cast'>,
  })
  expect(find(form({ cost: Number.NaN }), 'cast flot').takes.kind).toBe('pick')
})

test('[CAST-1] what is still to be stated keeps a spell from being cast, not what follows from it from being told', () => {
  const scene = givenAt({}, { spells: undefined } as never, up(), { type: 'settled' })
  const casting = `${MIROIRS} `
  const answer = find(questionOf(askingOf(scene, { desk: { ...EMPTY_DESK, wanders: true, casting } })), `cast ${MIROIRS}`)
  expect(answer).toMatchObject({ takes: { kind: 'pick' }, lacks: expect.stringMatching(/^À préciser/) })
  expect(answer.refusal ?? null).toBeNull()
  expect(answer.follows).toHaveLength(2)
})

test('what one goes up for is asked first, and what was drawn before that', () => {
  const aimless = askingOf(given(), { desk: EMPTY_DESK })
  expect(questionOf(aimless).waits).toBe('nothing')
  expect(questionOf(aimless).answers.map(({ takes }) => takes.kind === 'keep' && takes.what.kind)).toContain('want')
  const drawn = { key: '1', title: 'Queue', asks: '', effect: null, did: [], left: 0 }
  const [putAway, ...others] = questionOf({ ...aimless, drawn }).answers
  expect(putAway?.takes).toEqual({ kind: 'keep', what: { kind: 'putAway' } })
  expect(others).toEqual([])
})

test('the advice stands on the answer it speaks of, and on no closed one', () => {
  const advice = { action: { type: 'move', to: 'ne' }, chance: 0.5, ascent: 'this' } as const
  const { answers } = momentOf(askingOf(free(), { advice }))
  expect(answers.filter((one) => typeof one.advice === 'number').map(({ id }) => id)).toEqual(['move ne'])
  const prompt = { kind: 'gift', asked: 'joueur', choices: [] } satisfies Prompt
  expect(momentOf(askingOf(free(), { advice, prompt })).answers).toEqual([])
})

test('[NIT-2] where a lesson lets one hour pass, no longer sleep is offered', () => {
  const asleep = dragonsAt('serpent', { dream: 3 }).does('sleep')
  const offered = (sleeps: Asking['sleeps']): readonly string[] =>
    questionOf(askingOf(asleep, { sleeps })).answers.flatMap(({ id, label }) => (id.startsWith('sleep') ? label : []))
  expect(offered('asLong')).toEqual(['Dormir jusqu’à être reposé', 'Dormir jusqu’à l’aube', 'Dormir 4\u00a0heures'])
  expect(offered('hourByHour')).toEqual(['Dormir 1\u00a0heure'])
})

test('[NIT-2] where there is not an hour left, nothing that takes one is offered', () => {
  const awake = dragonsAt('serpent', { dream: 3 })
  const offered = (sleeps: Asking['sleeps']): readonly string[] =>
    questionOf(askingOf(awake, { sleeps })).answers.map(({ id }) => id.split(' ')[0] ?? '')
  expect(offered('asLong')).toEqual(expect.arrayContaining(['sleep', 'advance', 'open']))
  for (const id of ['sleep', 'advance', 'open']) expect(offered('never')).not.toContain(id)
  expect(offered('never')).toContain('ascend')
})

test('[MOV-2] where rounds are counted, what leaves none to come down with the spell says so, and is not advised', () => {
  const late = 'too late'
  const said = (scene: Scene, id: string, left: number) => {
    const asking = askingOf(scene, {
      time: { of: 'rounds', left, late, slept: '' },
      advice: { action: { type: 'move', to: 'ne' }, chance: 0.5, ascent: 'this' },
    })
    const { asks, answers } = momentOf(asking)
    const { follows, advice } = find({ asks, answers } as TmrQuestion, id)
    return { told: follows?.[0]?.told === late, asks: asks === late, advised: typeof advice === 'number' }
  }
  expect(said(given(), 'ascend normal', 3)).toMatchObject({ told: false })
  expect(said(given(), 'ascend normal', 2)).toMatchObject({ told: true })
  expect(said(free(), 'move ne', 3)).toEqual({ told: false, asks: false, advised: true })
  expect(said(free(), 'move ne', 2)).toEqual({ told: true, asks: true, advised: false })
  expect(said(free(), 'descend', 1)).toMatchObject({ told: false })
  const carrying = given({}, up(), holds('voix')).does('keep')
  expect(said(carrying, 'comeDown', 2)).toMatchObject({ told: false })
  expect(said(carrying, 'comeDown', 1)).toMatchObject({ told: true })
})

test('[NIT-2] where hours are counted, sleep says that it takes them, and its last that there is none left', () => {
  const awake = dragonsAt('serpent', { dream: 3 })
  const said = (scene: Scene, left: number): string => {
    const { follows = [] } = find(
      questionOf(
        askingOf(scene, { sleeps: 'hourByHour', time: { of: 'hours', left, late: 'too late', slept: 'hours of the stake' } }),
      ),
      scene === awake ? 'sleep' : 'sleep for hours',
    )
    return follows.map(({ told }) => told).join(' ')
  }
  expect(said(awake, 2)).toContain('hours of the stake')
  expect(said(awake, 1)).toBe('too late')
  expect(said(awake.does('sleep'), 2)).toBe('hours of the stake')
  expect(said(awake.does('sleep'), 1)).toBe('too late')
})
