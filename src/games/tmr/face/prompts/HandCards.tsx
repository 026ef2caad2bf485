import { findSpell, type HandView, type Prompt } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { cellName } from '../words/cellName.ts'
import { useLanguage, useSpellTexts, useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { BothSides, ChoiceList } from './ChoiceList.tsx'
import { Picture } from './Picture.tsx'

export const useSpellName = ({ id }: Pick<HandView, 'id'>): string => {
  const names = useSpellTexts()
  const { spells } = usePlay().view
  return names?.[id]?.name ?? findSpell(spells, id)?.name ?? id
}

/** TET-9: several that go off together are named together. */
export const useHandName = ({ id, with: others }: Pick<HandView, 'id' | 'with'>): string => {
  const { format } = useLanguage()
  const names = useSpellTexts()
  const { spells } = usePlay().view
  return format.and([id, ...others].map((spell) => names?.[spell]?.name ?? findSpell(spells, spell)?.name ?? spell))
}

const Shelf = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'cast' | 'fumble' }> }) => {
  const { ui, voies } = useTexts()
  const voie = findSpell(usePlay().view.spells, prompt.hand.id)?.voie ?? 'oniros'
  return (
    <p className="card-note">{ui.prompts.cast.shelf({ voie: voies[voie].name, stored: prompt.stored, limit: prompt.limit })}</p>
  )
}

/** ENC-10: cast by a Messager, it is laid where the Messager is; null: it was cast from one's own cell. */
const useThere = ({ proxy }: Pick<HandView, 'proxy'>): { readonly place: string | null } | null => {
  const cell = usePlay().board.messenger?.cell ?? null
  return proxy ? { place: cell && `${cellName(cell)} (${cell})` } : null
}

/** CAST-2, RES-1: keep it, or lay it in reserve. */
export const CastCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'cast' }> }) => {
  const { cast } = useTexts().ui.prompts
  const spell = useSpellName(prompt.hand)
  const there = useThere(prompt.hand)
  const laid = there ? cast.reserveThere(there) : cast.reserve
  return (
    <Card
      kind="cast"
      title={cast.title({ spell })}
      question={there ? cast.questionThere : cast.question}
      picture={<Picture of="cast" />}
    >
      <Shelf prompt={prompt} />
      <ChoiceList choices={prompt.choices}>{(type) => (type === 'keep' ? cast.keep : laid)}</ChoiceList>
    </Card>
  )
}

/** CAST-5, RES-7: suffer it, or try to store it. */
export const FumbleCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'fumble' }> }) => {
  const { fumble } = useTexts().ui.prompts
  const spell = useSpellName(prompt.hand)
  const there = useThere(prompt.hand)
  const laid = there ? fumble.storeWonThere(there) : fumble.storeWon
  return (
    <Card
      kind="fumble"
      title={fumble.title({ spell })}
      question={there ? fumble.questionThere : fumble.question}
      picture={<Picture of="fumble" />}
    >
      <Shelf prompt={prompt} />
      <ChoiceList choices={prompt.choices}>
        {(type) => (type === 'accept' ? fumble.accept : <BothSides success={laid} failure={fumble.storeLost} />)}
      </ChoiceList>
    </Card>
  )
}

/** CAST-2, RES-4: down at the start of the next round. */
export const CarryingCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'carrying' }> }) => {
  const { carrying } = useTexts().ui.prompts
  const spell = useHandName(prompt.hand)
  return (
    <Card
      kind="carrying"
      title={carrying.title({ spell })}
      question={`${prompt.hand.triggered ? carrying.triggered : ''} ${carrying.question}`}
      picture={<Picture of="carrying" />}
    >
      <ChoiceList choices={prompt.choices}>{() => prompt.hand.note}</ChoiceList>
    </Card>
  )
}
