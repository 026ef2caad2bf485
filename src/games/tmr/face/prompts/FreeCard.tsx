import { useState } from 'react'
import type { Prompt } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { LostNote } from '../planner/LostNote.tsx'
import { cellName } from '../words/cellName.ts'
import { useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { Castables, CastListCard, castKey } from './Castables.tsx'
import { CastForm } from './CastForm.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { FreeDeeds } from './deeds/FreeDeeds.tsx'
import { ReadForm, SynthesisForm } from './deeds/StudyForms.tsx'
import { GoalCard, useAsksGoal } from './GoalCard.tsx'
import { GoalLine } from './GoalLine.tsx'
import { Jumps, Triggers } from './Leaps.tsx'
import { Picture } from './Picture.tsx'
import { Ways } from './Ways.tsx'

/** MOV, CAST-1: go on, wait, cast, come down. */
export const FreeCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'free' }> }) => {
  const texts = useTexts()
  const { board, desk } = usePlay()
  const casting = useDesk((state) => state.casting)
  const deed = useDesk((state) => state.deed)
  const setCasting = (next: string | null): void => desk.setState({ casting: next })
  const [listed, setListed] = useState(false)
  const asksGoal = useAsksGoal()
  const { ui } = texts
  const { free } = ui.prompts
  const chosen = prompt.casts.find((cast) => castKey(cast) === casting)
  const title = board.position
    ? `${cellName(board.position)} (${board.position})`
    : ui.board.somewhere({ inA: texts.genres[board.genre].inA })
  if (asksGoal) return <GoalCard title={title} />
  if (chosen) return <CastForm choice={chosen} onBack={() => setCasting(null)} />
  if (deed === 'read') return <ReadForm readings={prompt.readings} />
  if (deed === 'synthesise') return <SynthesisForm syntheses={prompt.syntheses} />
  if (listed) return <CastListCard casts={prompt.casts} onCast={setCasting} onBack={() => setListed(false)} />
  return (
    <Card kind="free" title={title} question={free.move} picture={<Picture of="free" />}>
      {board.position ? <GoalLine /> : <LostNote />}
      <Ways prompt={prompt} />
      <Jumps jumps={prompt.jumps} />
      <Triggers triggers={prompt.triggers} />
      <Castables casts={prompt.casts} above={prompt.triggers.length} onCast={setCasting} onAll={() => setListed(true)} />
      <FreeDeeds readings={prompt.readings} syntheses={prompt.syntheses} />
      <div className="choice-pair">
        <ChoiceList choices={prompt.choices}>{(type) => (type === 'stay' ? free.stay : free.descend)}</ChoiceList>
      </div>
    </Card>
  )
}
