import type { Prompt, PromptOf } from '../../rules/public.ts'
import { castKey, sentences } from './answer.ts'
import type { Asking, Asks, TmrQuestion } from './asking.ts'
import { awake } from './awake.ts'
import { castForm } from './casting.ts'
import { learnable, meditating, readings, spending, stargazing } from './deeds.ts'
import { captive, encounter, service, wet } from './encounter.ts'
import { asksGoal, moment, questionId } from './first.ts'
import { free } from './free.ts'
import { carrying, cast, fumble, targeting } from './hand.ts'
import { asleep } from './night.ts'
import { aimed, drawnAnswers, gift, goalAnswers, petition, releasing, resisting, returned } from './others.ts'

const MOMENTS: { readonly [Kind in Prompt['kind']]: (asking: Asking, prompt: PromptOf<Kind>) => Asks } = {
  ...{ awake, asleep, petition },
  ...{ encounter, service, captive, wet },
  ...{ free, gift, releasing },
  ...{ cast, fumble, carrying, targeting },
  ...{ aimed, returned, resisting },
}

const asksAt = (asking: Asking): Asks =>
  (MOMENTS[asking.prompt.kind] as (asking: Asking, prompt: Prompt) => Asks)(asking, asking.prompt)

/** What the moment itself asks, whatever lies in front of it: those the ear is told. */
export const momentOf = (asking: Asking): TmrQuestion => moment(asking, asksAt(asking))

/** CAST-1: the spell whose form is open. DRG-3: one of Thanatos calls the shadow as reading a sign by it does. */
const castAsked = (asking: Asking, { casts }: PromptOf<'free'>): Asks | null => {
  const { texts, desk, view, spellName, spellSummary } = asking
  const choice = casts.find((one) => castKey(one) === desk.casting)
  if (!choice) return null
  const { id, voie } = choice.spell
  const shadow = voie === 'thanatos' && view.options.dragons === true && texts.ui.deeds.sign.thanatos
  return {
    title: texts.ui.prompts.casting.title({ spell: spellName(id) }),
    asks: sentences(spellSummary(id), shadow),
    ...castForm(asking, choice),
  }
}

/** The form that lies in front. */
const formOf = (asking: Asking): Asks | null => {
  const { texts, desk, prompt } = asking
  const { deeds, board } = texts.ui
  if (prompt.kind !== 'awake' && prompt.kind !== 'free') return null
  const flown = prompt.kind === 'free' ? prompt : null
  const cast = flown && castAsked(asking, flown)
  if (cast) return cast
  switch (desk.deed) {
    case 'meditate':
      return { title: deeds.meditate, asks: deeds.meditation.question, ...meditating(asking) }
    case 'stars':
      return { title: deeds.stars, asks: deeds.horoscope.question, ...stargazing(asking) }
    case 'spend':
      return { title: deeds.spend, asks: deeds.spending.question, ...spending(asking) }
    case 'read':
      return flown && { title: deeds.read, asks: deeds.sign.question, answers: readings(asking, flown.readings) }
    case 'synthesise':
      return flown && { title: deeds.synthesise, asks: deeds.synthesis.question, answers: learnable(asking, flown.syntheses) }
    case 'casts':
      return { title: board.castHere, answers: asksAt(asking).answers.filter(({ group }) => group === 'casts') }
    default:
      return null
  }
}

/** The question in sight: a card that is read first, what one goes up for, a form, or the moment's own. */
export const questionOf = (asking: Asking): TmrQuestion => {
  const { board, desk, drawn, texts } = asking
  const id = questionId(board, desk)
  if (drawn) {
    const { key, title, asks } = drawn
    return { id: key, title, asks, fields: [], answers: drawnAnswers(asking, drawn), waits: 'turn' }
  }
  if (asksGoal(asking)) {
    const asks = texts.ui.prompts.goal.question
    return { id, title: asksAt(asking).title, asks, fields: [], answers: goalAnswers(asking), waits: 'nothing' }
  }
  const form = formOf(asking)
  return form ? { fields: [], ...form, id, waits: 'turn' } : { ...momentOf(asking), id }
}
