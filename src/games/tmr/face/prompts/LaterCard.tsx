import { AnswerPair, AnswerRows, Fields, Fold, OddsDetail, useAsked, useDensity } from '../../../../house/question/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import {
  type CastChoice,
  findSpell,
  type HandView,
  NOTE_RULES,
  type Prompt,
  type PromptOf,
  type Spell,
  spellsOf,
} from '../../rules/public.ts'
import { useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { asksGoal, castKey, handStated, isRitualHeld, oddsTold, statedOf, useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { AsleepCard } from './AsleepCard.tsx'
import { DeedForm } from './deeds/Deeds.tsx'
import { FreeCard } from './FreeCard.tsx'
import { Gesture } from './Gesture.tsx'
import { GoalCard } from './GoalCard.tsx'
import { FormCard, QuestionCard } from './QuestionCard.tsx'
import { ServiceCard } from './ServiceCard.tsx'

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

/** AST-3, AST-5: the stars are left out of the chance shown; some rituals cost seuil. */
const RitualNotes = ({ spell }: { readonly spell: Spell }) => {
  const { ritual } = useTexts().ui.deeds
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  if (!view.options.dragons || !(spell.ritual || spell.seuil > 0)) return null
  return (
    <div className="card-note">
      {spell.ritual && (
        <p>
          {board.sheet.birth === null ? ritual.noBirth : ritual.stars} <RuleTag rule={NOTE_RULES.starsOfARitual} />
        </p>
      )}
      {spell.seuil > 0 && (
        <p>
          {ritual.seuil({ points: spell.seuil, left: board.seuil - spell.seuil })} <RuleTag rule={NOTE_RULES.seuilOfARitual} />
        </p>
      )}
    </div>
  )
}

/** CAST-1: everything is stated before the roll; the target is not. */
const CastForm = ({ choice }: { readonly choice: CastChoice }) => {
  const { casting } = useTexts().ui.prompts
  const { asking } = useHere()
  const { cost } = statedOf(asking, choice)
  return (
    <FormCard kind="casting">
      <div className="form-grid casting-fields">
        <Fields />
      </div>
      <RitualNotes spell={choice.spell} />
      {(Number.isNaN(cost) ? choice.least : cost) >= asking.board.dream && (
        <p className="card-note warning">{casting.lastPoint}</p>
      )}
      <AnswerRows sole="told" />
    </FormCard>
  )
}

/** TGT: four kinds of aim, within range, with what may come back. */
const TargetCard = ({ prompt }: { readonly prompt: PromptOf<'targeting'> }) => {
  const { prompts, aiming } = useTexts().ui
  const { asking } = useHere()
  const { answers } = useAsked().question
  const short = useDensity() !== 'full'
  return (
    <QuestionCard kind="targeting" picture="targeting">
      <StatedNote hand={prompt.hand} />
      {prompt.sight && (
        <div className="card-note">
          <p>{prompts.targeting.sight({ chance: prompt.sight.limits.chance })}</p>
          <OddsDetail odds={[oddsTold(asking, prompt.sight)]} />
        </div>
      )}
      <Fields />
      <AnswerRows />
      <Fields group="yields" />
      <Fold name="reach" apart className="aim-aside" summary={aiming.reach}>
        <Fields group="reach" />
      </Fold>
      {answers.some(({ group }) => group === 'elsewhere') && (
        <Fold name="elsewhere" apart className="aim-aside" summary={aiming.elsewhere}>
          {short && <p>{aiming.wrongKind}</p>}
          <AnswerRows group="elsewhere" />
        </Fold>
      )}
    </QuestionCard>
  )
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

/** ASC-2: as long as it waits. */
const Withdraw = () => {
  const { table } = useTexts().ui
  const seat = useOwnSeat()
  const own = useSeat((state) => state.role.kind === 'joueur')
  return own && <Button name={table.withdrawAsk} to={() => void seat.undo()} />
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
          {(prompt.kind === 'cast' || prompt.kind === 'fumble') && !isRitualHeld(prompt) && <Shelf prompt={prompt} />}
          {'hand' in prompt && prompt.kind !== 'carrying' && <StatedNote hand={prompt.hand} />}
          <Fields />
          <AnswerRows sole="told" />
          <AnswerPair group="pair" />
          {prompt.kind === 'petition' && !prompt.granted && <Withdraw />}
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
