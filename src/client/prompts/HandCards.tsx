import { findSpell, type HandView, type Prompt } from '../../tmr/public.ts'
import { useSpellTexts, useTexts } from '../app/texts.tsx'
import { usePlay } from '../play/context.ts'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { Picture } from './Picture.tsx'

export const useSpellName = ({ id }: Pick<HandView, 'id'>): string => {
  const names = useSpellTexts()
  const { spells } = usePlay().view
  return names?.[id]?.name ?? findSpell(spells, id)?.name ?? id
}

const Shelf = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'cast' | 'fumble' }> }) => {
  const { ui, voies } = useTexts()
  const voie = findSpell(usePlay().view.spells, prompt.hand.id)?.voie ?? 'oniros'
  return (
    <p className="card-note">{ui.prompts.cast.shelf({ voie: voies[voie].name, stored: prompt.stored, limit: prompt.limit })}</p>
  )
}

/** CAST-2, RES-1: keep it, or lay it in reserve. */
export const CastCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'cast' }> }) => {
  const { ui } = useTexts()
  const { say, mayAct } = usePlay()
  const spell = useSpellName(prompt.hand)
  return (
    <Card
      kind="cast"
      title={ui.prompts.cast.title({ spell })}
      question={ui.prompts.cast.question}
      picture={<Picture of="cast" />}
    >
      <Shelf prompt={prompt} />
      {prompt.choices.map((choice, at) => {
        const type = choice.command.type as 'keep' | 'reserve'
        return (
          <ChoiceRow
            key={type}
            label={ui.actions[type]}
            letter={ui.keys[type]}
            rule={choice.rule}
            refusal={choice.refusal}
            main={at === 0}
            disabled={!mayAct}
            onChoose={() => say(choice.command)}
          >
            {ui.prompts.cast[type]}
          </ChoiceRow>
        )
      })}
    </Card>
  )
}

/** CAST-5, RES-7: suffer it, or try to store it. */
export const FumbleCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'fumble' }> }) => {
  const { ui } = useTexts()
  const { say, mayAct } = usePlay()
  const spell = useSpellName(prompt.hand)
  const { fumble } = ui.prompts
  return (
    <Card kind="fumble" title={fumble.title({ spell })} question={fumble.question} picture={<Picture of="fumble" />}>
      <Shelf prompt={prompt} />
      {prompt.choices.map((choice, at) => {
        const type = choice.command.type as 'accept' | 'storeFailure'
        return (
          <ChoiceRow
            key={type}
            label={ui.actions[type]}
            letter={ui.keys[type]}
            rule={choice.rule}
            odds={choice.odds}
            refusal={choice.refusal}
            main={at === 0}
            disabled={!mayAct}
            onChoose={() => say(choice.command)}
          >
            {type === 'accept' ? (
              fumble.accept
            ) : (
              <>
                <span className="on-success">{fumble.storeWon}</span>
                <span className="on-failure">{fumble.storeLost}</span>
              </>
            )}
          </ChoiceRow>
        )
      })}
    </Card>
  )
}

/** CAST-2, RES-4: down at the start of the next round. */
export const CarryingCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'carrying' }> }) => {
  const { ui } = useTexts()
  const { say, mayAct } = usePlay()
  const spell = useSpellName(prompt.hand)
  const { carrying } = ui.prompts
  return (
    <Card
      kind="carrying"
      title={carrying.title({ spell })}
      question={`${prompt.hand.triggered ? carrying.triggered : ''} ${carrying.question}`}
      picture={<Picture of="carrying" />}
    >
      {prompt.choices.map((choice) => (
        <ChoiceRow
          key={choice.command.type}
          label={ui.actions.comeDown}
          letter={ui.keys.comeDown}
          rule={choice.rule}
          main
          disabled={!mayAct}
          onChoose={() => say(choice.command)}
        >
          {prompt.hand.note}
        </ChoiceRow>
      ))}
    </Card>
  )
}
