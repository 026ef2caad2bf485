import { AnswerRows, Fields } from '../../../../house/question/index.ts'
import { findSpell, type HandView, type Prompt, type PromptOf, spellsOf } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { asksGoal, castKey, handStated, useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { AsleepCard } from './AsleepCard.tsx'
import { CastForm } from './CastForm.tsx'
import { DeedForm } from './deeds/Deeds.tsx'
import { FreeCard } from './FreeCard.tsx'
import { Gesture } from './Gesture.tsx'
import { GoalCard } from './GoalCard.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { ServiceCard } from './ServiceCard.tsx'
import { TargetCard } from './TargetCard.tsx'

/** Once the pawn has gone up, or sleeps. */
type Later = Exclude<Prompt, { kind: 'awake' }>

/** RES-2. */
const Shelf = ({ prompt }: { readonly prompt: PromptOf<'cast' | 'fumble'> }) => {
  const { ui, voies } = useTexts()
  const voie = usePlay(({ view, board }) => findSpell(spellsOf(view.spells, board.sheet), prompt.hand.id)?.voie ?? 'oniros')
  return <p className="card-note">{ui.prompts.cast.shelf({ voie: voies[voie], stored: prompt.stored, limit: prompt.limit })}</p>
}

/** CAST-1: what was stated before the roll. */
const StatedNote = ({ hand }: { readonly hand: HandView }) => {
  const stated = handStated(useHere().asking, hand)
  return stated && <p className="card-note stated">{stated}</p>
}

type Look = Pick<Parameters<typeof QuestionCard>[0], 'kind' | 'picture' | 'special' | 'entry'>

type Plain = Exclude<Later['kind'], 'service' | 'free' | 'targeting' | 'asleep'>

const PICTURES: Readonly<Record<Exclude<Plain, 'encounter' | 'captive' | 'wet'>, Look['picture']>> = {
  ...{ cast: 'cast', fumble: 'fumble', carrying: 'carrying', gift: 'gift', releasing: 'carrying', petition: 'ascent' },
  ...{ aimed: 'targeting', returned: 'targeting', resisting: 'targeting' },
}

/** What a card of answers alone looks like. */
const lookOf = (prompt: PromptOf<Plain>): Look => {
  switch (prompt.kind) {
    case 'encounter': {
      const { kind, special } = prompt.encounter
      return { kind, picture: kind, special, entry: kind }
    }
    case 'captive':
      return { kind: prompt.encounter.kind, picture: prompt.encounter.kind }
    case 'wet':
      return { kind: prompt.mastery.kind, picture: prompt.mastery.kind }
    default:
      return { kind: prompt.kind, picture: PICTURES[prompt.kind] }
  }
}

/** The card of the moment itself. */
const MomentCard = ({ prompt }: { readonly prompt: Later }) => {
  switch (prompt.kind) {
    case 'service':
      return <ServiceCard prompt={prompt} />
    case 'free':
      return <FreeCard prompt={prompt} />
    case 'targeting':
      return <TargetCard prompt={prompt} />
    case 'asleep':
      return <AsleepCard />
    default:
      return (
        <QuestionCard {...lookOf(prompt)}>
          {(prompt.kind === 'cast' || prompt.kind === 'fumble') && <Shelf prompt={prompt} />}
          {'hand' in prompt && prompt.kind !== 'carrying' && <StatedNote hand={prompt.hand} />}
          <Fields />
          <AnswerRows sole="told" />
          <Gesture />
        </QuestionCard>
      )
  }
}

/** What one goes up for, a form, or the question of a moment after the first. */
export const LaterCard = ({ prompt }: { readonly prompt: Prompt }) => {
  const { asking } = useHere()
  const { casting, deed } = asking.desk
  const cast = prompt.kind === 'free' ? prompt.casts.find((one) => castKey(one) === casting) : undefined
  if (asksGoal(asking)) return <GoalCard />
  if (cast) return <CastForm choice={cast} />
  if (deed && (prompt.kind === 'awake' || prompt.kind === 'free')) return <DeedForm deed={deed} />
  return prompt.kind === 'awake' ? null : <MomentCard prompt={prompt} />
}
