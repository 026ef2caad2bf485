import { useState } from 'react'
import { CheckField } from '../../../../house/ui/fields.tsx'
import { type AimChoice, isUnder, type Prompt, thresholds } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { useHandName } from './HandCards.tsx'
import { OddsDetail } from './OddsDetail.tsx'
import { Picture } from './Picture.tsx'

type Targeting = Extract<Prompt, { kind: 'targeting' }>
type Reach = 'reached' | 'self' | 'impossible'

const rangeText = ({ ui }: ReturnType<typeof useTexts>, { metres, spell }: Targeting): string => {
  if (metres !== null) return ui.aiming.range({ metres })
  return spell.range === 'touch' ? ui.prompts.targeting.touch : ''
}

/** TGT-2: whether it was seen, pointed at and near enough; and if not, what comes of it. */
const ReachChoice = ({ reach, onReach }: { readonly reach: Reach; readonly onReach: (reach: Reach) => void }) => {
  const { aiming } = useTexts().ui
  return (
    <details className="card-note">
      <summary>{aiming.reach}</summary>
      <fieldset className="reach">
        <legend className="visually-hidden">{aiming.reach}</legend>
        {(['reached', 'self', 'impossible'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="reach" checked={reach === one} onChange={() => onReach(one)} />
            {one === 'reached' ? aiming.seen : `${aiming.notReached} : ${one === 'self' ? aiming.onSelf : aiming.impossible}`}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** TGT-4: told from the caster's side: the chance that it takes. */
const takesHold = (points: number, jr: number): number => 100 - thresholds(points, jr).chance

/** TGT-4: both rolls have to be passed for nothing to happen. */
const selfText = ({ ui }: ReturnType<typeof useTexts>, { ownJr, returnJr }: Targeting): string =>
  ownJr && returnJr
    ? ui.prompts.targeting.takesSelf({ chance: Math.round(100 - (ownJr.limits.chance * returnJr.limits.chance) / 100) })
    : ui.prompts.targeting.onSelf

/** TGT: four kinds of aim, within range, with what may come back. */
export const TargetCard = ({ prompt }: { readonly prompt: Targeting }) => {
  const texts = useTexts()
  const { board, say, mayAct } = usePlay()
  const [resist, setResist] = useState('10')
  const [reach, setReach] = useState<Reach>('reached')
  const [yields, setYields] = useState(false)
  const spell = useHandName(prompt.hand)
  const { ui, targets } = texts
  const points = Number(resist)
  const badPoints = resist === '' || !Number.isInteger(points) || points < 0 || points > 999

  /** The kind of aim the spell is made for comes first. */
  const aims = [...prompt.aims].sort((a, b) => Number(b.on === prompt.spell.target) - Number(a.on === prompt.spell.target))

  const aim = ({ on, asksResistance }: AimChoice): void =>
    say({
      type: 'target',
      dreamer: board.id,
      on,
      ...(asksResistance && reach === 'reached' ? { resist: points } : {}),
      ...(reach === 'reached' || on === 'self' ? {} : { reached: false, mishap: reach }),
      ...(yields ? { yield: true } : {}),
    })

  const consequence = ({ on, wrong, asksResistance }: AimChoice): string => {
    if (wrong) return ui.aiming.wrongKind
    if (on === 'self') return yields ? ui.prompts.targeting.onSelf : selfText(texts, prompt)
    if (reach === 'self') return ui.aiming.onSelf
    if (reach === 'impossible') return ui.aiming.impossible
    if (!asksResistance || prompt.spell.jr === null) return ui.prompts.targeting.sure
    return badPoints ? ui.aiming.resist : ui.prompts.targeting.takes({ chance: takesHold(points, prompt.spell.jr) })
  }

  const row = (choice: AimChoice) => (
    <ChoiceRow
      key={choice.on}
      label={targets[choice.on]}
      letter={ui.keys.aims[choice.on]}
      rule={choice.wrong ? 'TGT-2' : choice.asksResistance ? 'TGT-4' : 'TGT-1'}
      disabled={!mayAct || (choice.asksResistance && reach === 'reached' && badPoints)}
      onChoose={() => aim(choice)}
    >
      {consequence(choice)}
    </ChoiceRow>
  )
  const wrong = aims.filter((choice) => choice.wrong)

  return (
    <Card
      kind="targeting"
      title={ui.prompts.targeting.title({ spell })}
      question={`${ui.aiming.title} ${rangeText(texts, prompt)}`}
      picture={<Picture of="targeting" />}
    >
      {prompt.hand.note && <p className="card-note">{prompt.hand.note}</p>}
      {prompt.sight && (
        <div className="card-note">
          <p>{ui.prompts.targeting.sight}</p>
          <OddsDetail odds={prompt.sight} />
        </div>
      )}
      {aims.some((choice) => choice.asksResistance) && reach === 'reached' && (
        <label className="field">
          {ui.aiming.resist}
          <input
            type="number"
            min={0}
            max={999}
            inputMode="numeric"
            value={resist}
            aria-invalid={badPoints}
            onChange={(event) => setResist(event.target.value)}
          />
        </label>
      )}
      {aims.filter((choice) => !choice.wrong).map(row)}
      {isUnder(board, 'no-resistance') && prompt.ownJr && (
        <CheckField label={ui.aiming.yields} checked={yields} onChange={setYields} />
      )}
      <ReachChoice reach={reach} onReach={setReach} />
      {wrong.length > 0 && (
        <details className="card-note">
          <summary>{ui.aiming.elsewhere}</summary>
          {wrong.map(row)}
        </details>
      )}
    </Card>
  )
}
