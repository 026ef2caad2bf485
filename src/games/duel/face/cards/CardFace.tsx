import { findArtefact } from '../../rules/public.ts'
import { isDreamerId } from '../words.ts'
import { ArtefactEmblem, ArtefactFace } from './ArtefactFace.tsx'
import { DreamerEmblem, DreamerFace } from './DreamerFace.tsx'
import { Drawn } from './ink.tsx'
import { PowerEmblem, PowerFace } from './PowerFace.tsx'

/** Any card, by its id: as large as what holds it. */
export const CardFace = ({ id }: { readonly id: string }) => {
  if (findArtefact(id)) return <ArtefactFace id={id} />
  return isDreamerId(id) ? <DreamerFace id={id} /> : <PowerFace id={id} />
}

/** What tells it apart where it is no higher than a line of words; many of them weigh little. */
export const CardEmblem = ({ id }: { readonly id: string }) => {
  if (findArtefact(id)) return <ArtefactEmblem id={id} />
  return isDreamerId(id) ? <DreamerEmblem id={id} /> : <PowerEmblem id={id} />
}

/** A card that nobody here may see. */
export const CardBack = () => (
  <span className="dcard" data-type="back">
    <svg className="dcard-art" viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawn of="back" />
    </svg>
  </span>
)
