import { AnswerPair, AnswerRows, Fields, Fold, useAsked } from '../../../../house/question/index.ts'
import type { PromptOf } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { useTellsBest } from '../desk/framing.ts'
import { type LostWays, useLostWays } from '../planner/heard.ts'
import { useTexts } from '../words/language.tsx'
import { Castables } from './Castables.tsx'
import { EffectNote } from './EffectNote.tsx'
import { Gesture } from './Gesture.tsx'
import { GoalLine } from './GoalLine.tsx'
import { LostNote, useByFinger } from './LostNote.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { Ways } from './Ways.tsx'

/** TET-9: several at once, at one target. */
const Together = () => {
  const { dragons } = useTexts().ui
  const { answers } = useAsked().question
  if (!answers.some(({ group }) => group === 'together')) return null
  return (
    <Fold name="together" className="together" summary={dragons.together}>
      <Fields group="together" />
      <AnswerRows group="together" />
    </Fold>
  )
}

/** HID-3: what the ways of a lost dreamer are worth, where that is told. */
const useToldWays = (): LostWays | null | undefined => {
  const told = usePlay(({ view }) => view.options.odds || view.role.kind === 'gardien')
  const weighed = useLostWays()
  return useTellsBest() && told ? weighed : undefined
}

/** MOV, CAST-1: go on, wait, cast, come down. */
export const FreeCard = ({ prompt }: { readonly prompt: PromptOf<'free'> }) => {
  const lost = usePlay((play) => play.board.position === null)
  const hint = useByFinger()
  const weighed = useToldWays()
  const wanted = useDesk((desk) => desk.spell)
  const castable = prompt.casts.some(({ spell, refusal }) => spell.id === wanted && refusal === null)
  return (
    <QuestionCard kind="free" picture="free" steady asks={hint}>
      <Ways prompt={prompt} advised={castable ? undefined : weighed?.ways[0]} />
      <GoalLine />
      {lost && <LostNote {...{ prompt, castable, weighed }} />}
      <Fields group="jump" />
      <AnswerRows group="jumps" />
      <AnswerPair group="triggers" />
      <Together />
      <Castables prompt={prompt} />
      <AnswerRows />
      <AnswerPair group="pair" />
      <EffectNote />
      <Gesture />
    </QuestionCard>
  )
}
