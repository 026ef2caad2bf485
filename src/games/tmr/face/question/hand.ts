import { always, type Chance, either, type Field, type Outcome } from '../../../../house/question/index.ts'
import { capital } from '../../../../house/texts/nouns.ts'
import {
  type AimChoice,
  type Brief,
  type Choice,
  type CommandOf,
  type HandView,
  type PromptOf,
  thresholds,
} from '../../rules/public.ts'
import { cellName } from '../words/places.ts'
import { costsWords, statedText } from '../words/told.ts'
import { choosing, numberField, oddsTold, saying, sentences, unready, verb, wordsFor } from './answer.ts'
import type { Asking, Asks, TmrAnswer } from './asking.ts'
import { AIMS } from './vocabulary.ts'

/** TET-9: several that go off together are named together. */
export const handName = ({ format, spellName }: Asking, { id, with: others }: HandView): string =>
  format.and([id, ...others].map(spellName))

/** CAST-1, TET-9: what was stated of it, and of those that go off with it. */
export const handStated = ({ texts, format, spellName }: Asking, hand: HandView): string => {
  const { withStated = [], with: others } = hand
  const rest = withStated.map((stated, at) => [spellName(others[at] ?? ''), statedText(texts, format, stated)] as const)
  const told = rest.filter(([, text]) => text).map(([name, text]) => format.labelled(name, text))
  return [statedText(texts, format, hand), ...told].filter(Boolean).join(' · ')
}

/** ENC-10: cast by a Messager, it is laid where the Messager is; null: it was cast from one's own cell. */
const thereOf = ({ texts, board }: Asking, { proxy }: HandView): { readonly place: string | null } | null => {
  const cell = board.messenger?.cell ?? null
  return proxy ? { place: cell && `${cellName(texts, cell)} (${cell})` } : null
}

const titleOf = (asking: Asking, { kind, hand }: PromptOf<'cast' | 'fumble' | 'carrying' | 'targeting'>): string =>
  asking.texts.ui.prompts[kind].title({ spell: handName(asking, hand), several: hand.with.length > 0 })

/** RES-1: never laid in reserve, whatever came of the roll. */
export const isRitualHeld = ({ choices }: PromptOf<'cast' | 'fumble'>): boolean =>
  choices.some(({ refusal }) => refusal?.code === 'ritual')

const whatOfIt = (asking: Asking, prompt: PromptOf<'cast' | 'fumble'>): string => {
  const words = asking.texts.ui.prompts[prompt.kind]
  if (isRitualHeld(prompt)) return words.questionRitual
  return thereOf(asking, prompt.hand) ? words.questionThere : words.question
}

/** CAST-2, RES-1: keep it, or lay it in reserve. */
export const cast = (asking: Asking, prompt: PromptOf<'cast'>): Asks => {
  const words = asking.texts.ui.prompts.cast
  const there = thereOf(asking, prompt.hand)
  const laid = there ? words.reserveThere(there) : words.reserve
  return {
    title: titleOf(asking, prompt),
    asks: whatOfIt(asking, prompt),
    answers: prompt.choices.map((choice) =>
      choosing(asking, choice, { follows: always(choice.command.type === 'keep' ? words.keep : laid) }),
    ),
  }
}

/** CAST-5, RES-7: suffer it, or try to store it. */
export const fumble = (asking: Asking, prompt: PromptOf<'fumble'>): Asks => {
  const words = asking.texts.ui.prompts.fumble
  const there = thereOf(asking, prompt.hand)
  const stored = ({ price }: Choice) => {
    const cost = costsWords(asking.texts, asking.format, price.rolled?.normale ?? [])
    return { won: there ? words.storeWonThere({ ...there, cost }) : words.storeWon({ cost }), lost: words.storeLost }
  }
  return {
    title: titleOf(asking, prompt),
    asks: whatOfIt(asking, prompt),
    answers: prompt.choices.map((choice) =>
      choosing(asking, choice, { follows: choice.command.type === 'accept' ? always(words.accept) : either(stored(choice)) }),
    ),
  }
}

/** CAST-2, RES-7: a stored failure is no spell. */
export const carrying = (asking: Asking, prompt: PromptOf<'carrying'>): Asks => {
  const { hand, choices } = prompt
  const { erratic, triggered } = hand
  const words = asking.texts.ui.prompts.carrying
  const follows = always(capital(handStated(asking, hand)))
  const named = erratic ? { label: words.downErratic } : {}
  return {
    title: erratic ? words.titleErratic({ spell: handName(asking, hand) }) : titleOf(asking, prompt),
    asks: sentences(triggered && words.triggered, erratic ? words.erratic : words.question),
    answers: choices.map((choice) => choosing(asking, choice, { follows, ...named })),
  }
}

/** TGT-2, TGT-4: told from the caster's side: the chance that it is seen where it was asked for, and takes. */
const takesHold = ({ spell, sight }: PromptOf<'targeting'>, points: number): number =>
  Math.round(((100 - thresholds(points, spell.jr ?? 0).chance) * (sight?.limits.chance ?? 100)) / 100)

/** TGT-4: both rolls have to be passed for nothing to happen. */
const selfOdds = ({ texts }: Asking, { ownJr, returnJr }: PromptOf<'targeting'>): Chance | null => {
  if (!ownJr || !returnJr) return null
  const { resisted, returned } = texts.ui.aiming.made
  const made = ({ attempt, limits }: typeof ownJr) => ({
    points: attempt.characteristic,
    jr: attempt.difficulty,
    chance: limits.chance,
  })
  const chance = Math.round(100 - (ownJr.limits.chance * returnJr.limits.chance) / 100)
  return { chance, made: [resisted(made(ownJr)), returned(made(returnJr))], rule: 'TGT-4' }
}

/** TGT-2: seen or not. */
const sightOdds = (asking: Asking, { sight }: PromptOf<'targeting'>): Chance | null =>
  sight && { ...oddsTold(asking, sight), rule: 'TGT-2' }

/** TGT-4: of a creature whose points are known. */
const creatureOdds = ({ texts }: Asking, prompt: PromptOf<'targeting'>, points: number): Chance => {
  const { resisted, sight } = texts.ui.aiming.made
  const jr = prompt.spell.jr ?? 0
  const seen = prompt.sight ? [sight({ chance: prompt.sight.limits.chance })] : []
  const made = [...seen, resisted({ points, jr, chance: thresholds(points, jr).chance })]
  return { chance: takesHold(prompt, points), made, rule: 'TGT-4' }
}

const MOST_POINTS = 999
const isPoints = (points: number): boolean => Number.isInteger(points) && points >= 0 && points <= MOST_POINTS

type Reach = 'reached' | 'self' | 'impossible'
const REACHES: readonly Reach[] = ['reached', 'self', 'impossible']

/** TGT-2, TGT-4, TET-10: what is said of the aim before it is taken. */
interface Aiming {
  readonly resist: number
  /** A creature that is a dreamer of the table; null: another. */
  readonly whom: Brief | null
  readonly reach: Reach
  readonly yields: boolean
}

/** TGT-2: that a miss is impossible magic is the gardien's to say. */
const reachesOf = ({ view }: Asking): readonly Reach[] =>
  view.role.kind === 'gardien' ? REACHES : REACHES.filter((reach) => reach !== 'impossible')

/** Of what is said and waits for its dice, the dreamer who was named. */
const whomSaid = ({ said }: Asking): string => (said?.type === 'target' ? (said.whom ?? '') : '')

const aimingOf = (asking: Asking, { others }: PromptOf<'targeting'>): Aiming => ({
  resist: asking.filled.number('resist', asking.foe ?? 10),
  whom: others.find(({ id }) => id === asking.filled.text('whom', whomSaid(asking))) ?? null,
  reach: reachesOf(asking).find((reach) => reach === asking.filled.text('reach', 'reached')) ?? 'reached',
  yields: asking.filled.check('yields', 'no'),
})

/** What comes of an aim, and its chance where something is rolled for it here. */
type Outlook = readonly [follows: readonly Outcome[], odds?: Chance]

const onSelfOutlook = (asking: Asking, prompt: PromptOf<'targeting'>, yields: boolean): Outlook => {
  const { takesSelf, onSelf } = asking.texts.ui.prompts.targeting
  const odds = yields ? null : selfOdds(asking, prompt)
  return odds ? [either(takesSelf), odds] : [always(onSelf)]
}

const seenOutlook = (asking: Asking, prompt: PromptOf<'targeting'>, on: AimChoice['on']): Outlook => {
  const { aiming, prompts } = asking.texts.ui
  const { seen, sure } = prompts.targeting
  const odds = sightOdds(asking, prompt)
  const where = on === 'zone' ? ` ${aiming.centreSeen}` : ''
  return odds ? [either({ ...seen, won: `${seen.won}${where}` }), odds] : [always(`${sure}${where}`)]
}

const aimOutlook = (asking: Asking, prompt: PromptOf<'targeting'>, { on, wrong, asksResistance }: AimChoice): Outlook => {
  const { aiming, prompts } = asking.texts.ui
  const { resist, whom, reach, yields } = aimingOf(asking, prompt)
  const zone = prompt.spell.target === 'zone'
  if (wrong) return [always(aiming.wrongKind)]
  if (zone && on === 'self') return [always(aiming.centres.self)]
  if (on === 'self') return onSelfOutlook(asking, prompt, yields)
  if (reach === 'self') return [always(zone ? aiming.missedCentre : aiming.onSelf)]
  if (reach === 'impossible') return [always(aiming.impossible)]
  if (zone && on === 'creature' && whom) return [always(aiming.centreWhom(whom))]
  if (zone && on !== 'zone') return [always(aiming.centres[on])]
  if (!asksResistance || prompt.spell.jr === null) return seenOutlook(asking, prompt, on)
  if (whom) return [always(aiming.theyRoll({ name: whom.name, jr: prompt.spell.jr }))]
  return isPoints(resist) ? [either(prompts.targeting.takes), creatureOdds(asking, prompt, resist)] : [always(aiming.resist)]
}

/** TGT-4: the dreamer this aim is at; null: it names nobody. */
const namedBy = ({ on }: AimChoice, { whom, reach }: Aiming): Brief | null =>
  on === 'creature' && reach === 'reached' ? whom : null

const aimCommand = ({ board }: Asking, aim: AimChoice, said: Aiming): CommandOf<'target'> => {
  const { on, asksResistance } = aim
  const { resist, whom, reach, yields } = said
  const named = namedBy(aim, said)
  return {
    type: 'target',
    dreamer: board.id,
    on,
    ...(named ? { whom: named.id } : {}),
    ...(!whom && asksResistance && reach === 'reached' ? { resist } : {}),
    ...(reach === 'reached' || on === 'self' ? {} : { reached: false, mishap: reach }),
    ...(yields ? { yield: true } : {}),
  }
}

const aimTold = (
  { texts, format }: Asking,
  { aims, spell }: PromptOf<'targeting'>,
  { on, wrong, asksResistance }: AimChoice,
  named: Brief | null,
): string => {
  const { ear } = texts.ui
  const aim = named?.name ?? texts.targets[on]
  if (spell.target === 'zone' && on !== 'zone') return ear.centre({ aim })
  if (wrong) return ear.wrongAim({ aims: format.or(aims.filter((one) => one.wrong).map((one) => texts.targets[one.on])) })
  return asksResistance && !named ? ear.resist({ aim }) : ear.aim({ aim })
}

/** TGT-4: by the ear a dreamer of the table is aimed at by name. */
const whomAnswers = (asking: Asking, { aims, others }: PromptOf<'targeting'>): readonly TmrAnswer[] => {
  const { ui } = asking.texts
  const { board, format } = asking
  if (!aims.some(({ on, wrong }) => on === 'creature' && !wrong)) return []
  const told = ui.ear.aimWhom({ names: format.or(others.map(({ name }) => name)) })
  return others.map(
    ({ id, name }): TmrAnswer => ({
      ...saying(asking, { type: 'target', dreamer: board.id, on: 'creature', whom: id }),
      label: ui.actions.targetWhom({ name }),
      words: [name],
      aside: true,
      told,
    }),
  )
}

/** TGT-4: an aim that names a dreamer is called by that name, and is the one the ear says. */
const aimAnswer = (asking: Asking, prompt: PromptOf<'targeting'>, aim: AimChoice): TmrAnswer => {
  const said = aimingOf(asking, prompt)
  const answer = saying(asking, aimCommand(asking, aim, said))
  const [follows, chance] = aimOutlook(asking, prompt, aim)
  const named = namedBy(aim, said)
  const unsaid = !said.whom && aim.asksResistance && said.reach === 'reached' && !isPoints(said.resist)
  return {
    ...(unsaid ? unready(answer, 'number') : answer),
    ...(named ? {} : { id: `target ${aim.on}` }),
    rule: aim.rule,
    follows,
    odds: chance ? [chance] : [],
    told: aimTold(asking, prompt, aim, named),
    words: [...(named ? [named.name] : []), ...wordsFor(asking, AIMS[aim.on])],
    more: true,
    ...(aim.wrong ? { fold: 'elsewhere', group: 'elsewhere' } : {}),
  }
}

const whomField = ({ texts }: Asking, others: readonly Brief[], whom: Brief | null): Field => ({
  kind: 'one',
  id: 'whom',
  label: texts.ui.aiming.whom,
  value: whom?.id ?? '',
  options: { '': texts.ui.aiming.anyCreature, ...Object.fromEntries(others.map(({ id, name }) => [id, name])) },
})

const targetFields = (asking: Asking, prompt: PromptOf<'targeting'>): readonly Field[] => {
  const { aims, ownJr, others, spell } = prompt
  const { aiming } = asking.texts.ui
  const { resist, whom, reach, yields } = aimingOf(asking, prompt)
  const atCreatures = aims.some(({ on, wrong }) => on === 'creature' && !wrong) && reach === 'reached'
  const { reached, self, centre, impossible } = aiming.reaches
  const told: Readonly<Record<Reach, string>> = { reached, self: spell.target === 'zone' ? centre : self, impossible }
  const mayYield = asking.board.effects.some(({ key }) => key === 'no-resistance') && ownJr !== null
  return [
    ...(atCreatures && others.length > 0 ? [whomField(asking, others, whom)] : []),
    ...(!whom && aims.some((aim) => aim.asksResistance) && reach === 'reached'
      ? [numberField('resist', aiming.resist, resist, [0, MOST_POINTS])]
      : []),
    {
      kind: 'radio',
      id: 'reach',
      label: aiming.reach,
      value: reach,
      group: 'reach',
      options: Object.fromEntries(reachesOf(asking).map((one) => [one, told[one]])),
    },
    ...(mayYield ? [{ kind: 'check' as const, id: 'yields', label: aiming.yields, value: yields, group: 'yields' }] : []),
  ]
}

const rangeText = ({ texts }: Asking, { metres, spell }: PromptOf<'targeting'>): string => {
  if (metres !== null) return texts.ui.aiming.range({ metres })
  return spell.range === 'touch' ? texts.ui.prompts.targeting.touch : ''
}

/** TGT: four kinds of aim, the one the spell is made for first; the wrong ones are folded away. */
export const targeting = (asking: Asking, prompt: PromptOf<'targeting'>): Asks => {
  const { actions, aiming } = asking.texts.ui
  const rank = ({ on, wrong }: AimChoice): number => (wrong ? 2 : on === prompt.spell.target ? 0 : 1)
  const aims = [...prompt.aims].sort((a, b) => rank(a) - rank(b)).map((aim) => aimAnswer(asking, prompt, aim))
  const others = whomAnswers(asking, prompt).filter(({ id }) => !aims.some((aim) => aim.id === id))
  return {
    title: titleOf(asking, prompt),
    asks: `${aiming.title} ${rangeText(asking, prompt)}`,
    fields: targetFields(asking, prompt),
    answers: [verb(asking, 'target', actions.target), ...aims, ...others],
  }
}
