import { useState } from 'react'
import { type CastChoice, type Direction, genreOf, type Prompt } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { cellName } from '../words/cellName.ts'
import { useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { CastForm } from './CastForm.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { Compass } from './Compass.tsx'
import { Picture } from './Picture.tsx'
import { SpellRow } from './SpellRow.tsx'

type Free = Extract<Prompt, { kind: 'free' }>

const keyOf = ({ spell, via }: CastChoice): string => `${spell.id} ${via ?? ''}`

const Ways = ({ prompt }: { readonly prompt: Free }) => {
  const { ui, directions, genres } = useTexts()
  const { say, mayAct } = usePlay()
  const marked = useDesk((desk) => desk.way)
  const stepOf = (way: Direction) => prompt.steps.find((step) => step.direction === way)
  const place = (way: Direction): string => {
    const step = stepOf(way)
    if (step?.exit) return ui.board.offMap
    return step?.to ? `${cellName(step.to)}, ${genres[genreOf(step.to)].name}` : ''
  }
  return (
    <div className="ways">
      <Compass
        disabled={!mayAct}
        marked={marked}
        label={(way) => `${ui.actions.move({ toward: directions[way].toward })} ${place(way)}`.trim()}
        detail={(way) => {
          const step = stepOf(way)
          return step?.exit ? '⌁' : (step?.to ?? '?')
        }}
        onWay={(way) => {
          const step = stepOf(way)
          if (step) say(step.choice.command)
        }}
      />
      <p className="ways-text">
        {ui.prompts.free.move} {marked && stepOf(marked)?.exit ? ui.prompts.free.exit : ''}
      </p>
    </div>
  )
}

/** MOV, CAST-1: go on, wait, cast, come down. */
export const FreeCard = ({ prompt }: { readonly prompt: Free }) => {
  const texts = useTexts()
  const { board, mayAct } = usePlay()
  const [casting, setCasting] = useState<string | null>(null)
  const { ui } = texts
  const chosen = prompt.casts.find((cast) => keyOf(cast) === casting)
  const title = board.position
    ? `${cellName(board.position)} (${board.position})`
    : ui.board.somewhere({ inA: texts.genres[board.genre].inA })
  if (chosen) return <CastForm choice={chosen} onBack={() => setCasting(null)} />
  return (
    <Card kind="free" title={title} question={ui.prompts.free.question} picture={<Picture of="free" />}>
      <Ways prompt={prompt} />
      <section className="castables" aria-label={ui.board.castHere}>
        <h3>{ui.board.castHere}</h3>
        {prompt.casts.length === 0 && <p className="soft">{ui.prompts.free.nothingToCast}</p>}
        {prompt.casts.map((cast) => (
          <SpellRow key={keyOf(cast)} cast={cast} disabled={!mayAct} onCast={() => setCasting(keyOf(cast))} />
        ))}
      </section>
      <ChoiceList choices={prompt.choices}>
        {(type) => (type === 'stay' ? ui.prompts.free.stay : ui.prompts.free.descend)}
      </ChoiceList>
    </Card>
  )
}
