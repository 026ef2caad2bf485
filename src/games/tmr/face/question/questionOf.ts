import type { Field } from '../../../../house/question/index.ts'
import { groundOf, lostRounds, type Prompt, repressionCost, type Spell } from '../../rules/public.ts'
import { cellName } from '../words/cellName.ts'
import { costsWords } from '../words/costsTold.ts'
import { castKey } from './answer.ts'
import type { Asking, TmrAnswer, TmrQuestion } from './asking.ts'
import { awakeAnswers, awakeHead, restFields } from './awake.ts'
import { castForm } from './casting.ts'
import { type Form, learnable, meditating, readings, spending, stargazing } from './deeds.ts'
import { captiveAnswers, encounterAnswers, serviceAnswers, wetAnswers } from './encounter.ts'
import { asksGoal, questionId } from './first.ts'
import { freeAnswers, jumpField, mateFields } from './free.ts'
import { gestureAnswers } from './gesture.ts'
import { carryingAnswers, castAnswers, fumbleAnswers, handName, targetAnswers, targetFields, thereOf } from './hand.ts'
import { asleepAnswers } from './night.ts'
import { drawnAnswers, giftAnswers, goalAnswers, petitionAnswers, releasingAnswers } from './others.ts'
import { resistAnswers, resistHead } from './resisting.ts'
import { voieFields } from './voies.ts'

type Kind<K extends Prompt['kind']> = Extract<Prompt, { kind: K }>

/** The answers of the moment itself: those the ear is told, whatever form lies in front. */
export const answersOf = (asking: Asking): readonly TmrAnswer[] => {
  const { prompt } = asking
  switch (prompt.kind) {
    case 'awake':
      return awakeAnswers(asking, prompt)
    case 'asleep':
      return asleepAnswers(asking, prompt)
    case 'petition':
      return petitionAnswers(asking)
    case 'encounter':
      return encounterAnswers(asking, prompt)
    case 'service':
      return serviceAnswers(asking, prompt)
    case 'captive':
      return captiveAnswers(asking, prompt)
    case 'wet':
      return wetAnswers(asking, prompt)
    case 'gift':
      return giftAnswers(asking, prompt)
    case 'releasing':
      return releasingAnswers(asking, prompt)
    case 'free':
      return freeAnswers(asking, prompt)
    case 'cast':
      return castAnswers(asking, prompt)
    case 'fumble':
      return fumbleAnswers(asking, prompt)
    case 'carrying':
      return carryingAnswers(asking, prompt)
    case 'targeting':
      return targetAnswers(asking, prompt)
    case 'aimed':
      return []
    case 'returned':
    case 'resisting':
      return resistAnswers(asking, prompt)
    default:
      return prompt satisfies never
  }
}

const fieldsOf = (asking: Asking): readonly Field[] => {
  const { prompt, view, clock } = asking
  switch (prompt.kind) {
    case 'targeting':
      return targetFields(asking, prompt)
    case 'encounter':
    case 'captive':
      return voieFields(asking, prompt)
    case 'free':
      return [...jumpField(asking, prompt), ...mateFields(asking)]
    case 'asleep':
      return !view.options.dragons && clock === 'own' ? restFields(asking) : []
    default:
      return []
  }
}

const serviceAsks = ({ texts, board }: Asking, { encounter }: Kind<'service'>): string => {
  const { service } = texts.ui.prompts
  if (encounter.kind === 'messager') return service.messager(encounter)
  return encounter.kind === 'passeur' ? service.passeur(encounter) : service.changeur({ a: texts.genres[board.genre].a })
}

const rangeText = ({ texts }: Asking, { metres, spell }: Kind<'targeting'>): string => {
  if (metres !== null) return texts.ui.aiming.range({ metres })
  return spell.range === 'touch' ? texts.ui.prompts.targeting.touch : ''
}

const sleepAsks = ({ texts, view, board, clock }: Asking): string => {
  const { night, prompts } = texts.ui
  const { dream, life, fatigue, fatigueMax } = board
  if (!view.options.dragons)
    return `${dream <= 0 ? prompts.asleep.dream : prompts.asleep.fatigue} ${clock === 'own' ? prompts.asleep.after : prompts.asleep.byGardien}`
  if (life <= 0) return night.why.life
  if (dream <= 0) return night.why.dream
  return fatigue >= fatigueMax ? night.why.fatigue : night.why.sound
}

const freeTitle = ({ texts, view, board }: Asking): string => {
  if (board.position) return `${cellName(texts, board.position)} (${board.position})`
  const where = { inA: texts.genres[board.genre].inA }
  if (view.role.kind !== 'spectateur') return texts.ui.board.somewhere(where)
  return texts.ui.board.theySomewhere({ ...where, name: board.sheet.name })
}

/** MOV-1, ENC-15: what every cell entered from here costs. */
const stepAsks = ({ texts, board }: Asking): string => {
  const { fatigue } = groundOf(board.effects)
  return texts.ui.prompts.free.move({ cost: texts.ui.costs.fatigue({ points: fatigue }), meets: board.stepMeets })
}

/** What the moment asks: its title, and its sentence. */
const headOf = (asking: Asking): Pick<TmrQuestion, 'title' | 'asks'> => {
  const { texts, view, board, prompt } = asking
  const { prompts, dragons } = texts.ui
  switch (prompt.kind) {
    case 'awake':
      return awakeHead(asking)
    case 'asleep':
      return { title: prompts.asleep.title({ name: board.sheet.name }), asks: sleepAsks(asking) }
    case 'petition':
      return view.role.kind === 'gardien'
        ? {
            title: prompts.petition.toGardien({ name: board.sheet.name }),
            asks: prompts.petition.mode({ mode: texts.modes[prompt.mode].name }),
          }
        : { title: prompts.petition.title, asks: prompts.petition.question }
    case 'encounter':
    case 'service':
    case 'captive':
      return metHead(asking, prompt)
    case 'wet': {
      const { kind } = prompt.mastery
      const title = kind === 'wet' ? prompts.wet.title({ the: texts.genres[board.genre].the }) : dragons.masteries[kind].asks
      return { title, asks: dragons.masteryForce(prompt.mastery) }
    }
    case 'gift':
    case 'releasing':
      return { title: prompts[prompt.kind].title, asks: prompts[prompt.kind].question }
    case 'free':
      return { title: freeTitle(asking), asks: stepAsks(asking) }
    case 'cast':
    case 'fumble':
    case 'carrying':
    case 'targeting':
      return handHead(asking, prompt)
    case 'aimed':
    case 'returned':
    case 'resisting':
      return resistHead(asking, prompt)
    default:
      return prompt satisfies never
  }
}

const sentences = (...parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' ')

const metHead = (asking: Asking, prompt: Kind<'encounter' | 'service' | 'captive'>): Pick<TmrQuestion, 'title' | 'asks'> => {
  const { texts } = asking
  const { prompts } = texts.ui
  const { encounter } = prompt
  const words = texts.encounters[encounter.kind]
  const title = prompts[prompt.kind].title({ name: words.name, strength: encounter.strength })
  if (prompt.kind === 'service') return { title, asks: serviceAsks(asking, prompt) }
  const special = encounter.special && prompts.encounter.special({ cost: repressionCost(encounter) })
  if (prompt.kind === 'captive') {
    const further = costsWords(texts, asking.format, lostRounds(asking.board, encounter))
    return { title, asks: sentences(words.held?.({ lostRounds: encounter.lostRounds, further }), special) }
  }
  return { title, asks: sentences(encounter.until ? prompts.encounter.waited : words.evocation, special) }
}

const handHead = (
  asking: Asking,
  prompt: Kind<'cast' | 'fumble' | 'carrying' | 'targeting'>,
): Pick<TmrQuestion, 'title' | 'asks'> => {
  const { prompts, aiming } = asking.texts.ui
  const several = prompt.hand.with.length > 0
  const title = prompts[prompt.kind].title({ spell: handName(asking, prompt.hand), several })
  switch (prompt.kind) {
    case 'cast':
    case 'fumble': {
      const words = prompts[prompt.kind]
      return { title, asks: thereOf(asking, prompt.hand) ? words.questionThere : words.question }
    }
    case 'carrying': {
      const { triggered, erratic } = prompt.hand
      const words = prompts.carrying
      const named = erratic ? words.titleErratic({ spell: handName(asking, prompt.hand) }) : title
      return { title: named, asks: sentences(triggered && words.triggered, erratic ? words.erratic : words.question) }
    }
    case 'targeting':
      return { title, asks: `${aiming.title} ${rangeText(asking, prompt)}` }
    default:
      return prompt satisfies never
  }
}

/** What the moment itself asks, whatever lies in front of it. */
export const momentOf = (asking: Asking): TmrQuestion => ({
  id: questionId(asking.board, { ...asking.desk, casting: null, deed: null }),
  ...headOf(asking),
  fields: fieldsOf(asking),
  answers: [...answersOf(asking), ...gestureAnswers(asking)],
  waits: 'turn',
})

/** DRG-3: a spell of Thanatos calls the shadow as reading a sign by it does. */
const warnsOfShadow = ({ view }: Asking, { voie }: Spell): boolean => voie === 'thanatos' && view.options.dragons === true

/** The form that lies in front: its head, its fields, its answers. */
const formOf = (asking: Asking): (Form & Pick<TmrQuestion, 'title' | 'asks'>) | null => {
  const { texts, desk, prompt, spellName, spellSummary } = asking
  const { deeds, board, prompts } = texts.ui
  const cast = prompt.kind === 'free' ? prompt.casts.find((one) => castKey(one) === desk.casting) : undefined
  if (cast)
    return {
      title: prompts.casting.title({ spell: spellName(cast.spell.id) }),
      asks: [spellSummary(cast.spell.id), warnsOfShadow(asking, cast.spell) && deeds.sign.thanatos].filter(Boolean).join(' '),
      ...castForm(asking, cast),
    }
  switch (prompt.kind === 'awake' || prompt.kind === 'free' ? desk.deed : null) {
    case 'meditate':
      return { title: deeds.meditate, asks: deeds.meditation.question, ...meditating(asking) }
    case 'stars':
      return { title: deeds.stars, asks: deeds.horoscope.question, ...stargazing(asking) }
    case 'spend':
      return { title: deeds.spend, asks: deeds.spending.question, ...spending(asking) }
    case 'read':
      return prompt.kind === 'free'
        ? { title: deeds.read, asks: deeds.sign.question, fields: [], answers: readings(asking, prompt.readings) }
        : null
    case 'synthesise':
      return prompt.kind === 'free'
        ? { title: deeds.synthesise, asks: deeds.synthesis.question, fields: [], answers: learnable(asking, prompt.syntheses) }
        : null
    case 'casts':
      return {
        title: board.castHere,
        fields: [],
        answers: answersOf(asking).filter(({ group }) => group === 'casts'),
      }
    default:
      return null
  }
}

/** The question in sight: a card that is read first, what one goes up for, a form, or the moment's own. */
export const questionOf = (asking: Asking): TmrQuestion => {
  const { board, desk, drawn, texts } = asking
  const id = questionId(board, desk)
  if (drawn)
    return {
      id: drawn.key,
      title: drawn.title,
      asks: drawn.asks,
      fields: [],
      answers: drawnAnswers(asking, drawn),
      waits: 'turn',
    }
  if (asksGoal(asking))
    return {
      id,
      title: headOf(asking).title,
      asks: texts.ui.prompts.goal.question,
      fields: [],
      answers: goalAnswers(asking),
      waits: 'nothing',
    }
  const form = formOf(asking)
  return form ? { id, ...form, waits: 'turn' } : { ...momentOf(asking), id }
}
