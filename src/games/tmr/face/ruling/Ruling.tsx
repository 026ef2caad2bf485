import type { ReactNode } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField } from '../../../../house/ui/fields.tsx'
import { ERRATIC, fieldOf } from '../../practice/index.ts'
import {
  BEYOND,
  type CommandOf,
  effectAsked,
  findSpell,
  type RulingKind,
  rangeInMetres,
  rulingOf,
  SAID_RULES,
  type Spell,
  spellsOf,
  thresholds,
} from '../../rules/public.ts'
import { useOwnSeat, usePlay } from '../desk/context.ts'
import { DescribeForm } from '../gardien/DescribeForm.tsx'
import { useForm } from '../gardien/Tool.tsx'
import { Picture, type Pictured } from '../prompts/Picture.tsx'
import { useHere } from '../question/index.ts'
import { usePractice, useTexts, withPractice } from '../words/language.tsx'
import './ruling.css'

type Tearing = Omit<CommandOf<'tear'>, 'type' | 'dreamer'>

/** A tear while it is chosen; `draw` where it is left to chance, `own` where the gardien will tell it. */
export interface TearChosen {
  readonly colour: 'draw' | NonNullable<Tearing['colour']>
  readonly size: 'draw' | 'chosen'
  readonly metres: number
  readonly unit: 'draw' | NonNullable<Tearing['lasts']>['unit']
  readonly count: number
  readonly beyond: 'draw' | 'own' | NonNullable<Tearing['beyond']>
}

export const NEW_TEAR: TearChosen = { colour: 'draw', size: 'draw', metres: 20, unit: 'draw', count: 3, beyond: 'draw' }

/** TGT-3: what is left out is drawn. */
export const tearCommand = ({ colour, size, metres, unit, count, beyond }: TearChosen): Tearing => ({
  ...(colour === 'draw' ? {} : { colour }),
  ...(size === 'draw' ? {} : { metres }),
  ...(unit === 'draw' ? {} : { lasts: unit === 'ever' ? { unit } : { unit, count } }),
  ...(beyond === 'draw' ? {} : { beyond: beyond === 'own' ? null : beyond }),
})

/** TGT-3: colour, size, duration and what is beyond; each chosen, or drawn where it is left open. */
const TearForm = () => {
  const { ui, journal } = useTexts()
  const { ruling } = ui.gardien
  const dreamer = usePlay((play) => play.board.id)
  const seat = useOwnSeat()
  const { values, set, number, one } = useForm(NEW_TEAR)
  const { colour, size, unit } = values
  const sides = colour === 'draw' ? [] : BEYOND[colour].map((side) => [side, journal.beyond[side]])
  const beyonds: Readonly<Record<string, string>> = { ...ruling.beyonds, ...Object.fromEntries(sides) }
  return (
    <>
      <div className="form-grid">
        <ChoiceField
          label={ruling.colour}
          value={colour}
          options={ruling.colours}
          onChange={(to) => set({ colour: to, beyond: 'draw' })}
        />
        {one('size', ruling.size, ruling.sizes)}
        {size === 'chosen' && number('metres', ruling.diameter, [1, 100])}
        {one('unit', ruling.lasts, ruling.units)}
        {unit !== 'draw' && unit !== 'ever' && number('count', ruling.count, [1, 99])}
        {one('beyond', ruling.beyond, beyonds)}
      </div>
      <Button
        kind="main"
        name={ruling.open}
        disabled={Number.isNaN(values.metres + values.count)}
        to={() => void seat.say({ type: 'tear', dreamer, ...tearCommand(values) })}
      />
    </>
  )
}

interface AnswerProps {
  readonly as?: 'self' | 'impossible'
  readonly label: string
  readonly follows: string
}

const Answer = ({ as, label, follows }: AnswerProps) => {
  const board = usePlay((play) => play.board)
  const seat = useOwnSeat()
  return (
    <div className="choice">
      <div className="choice-line">
        <button
          type="button"
          className="choice-button"
          onClick={() => void seat.say({ type: 'ruleSpell', dreamer: board.id, ...(as ? { as } : {}) })}
        >
          <span className="choice-label">{label}</span>
          <span className="choice-text">{follows}</span>
        </button>
      </div>
    </div>
  )
}

/** TGT-4: both rolls have to be passed for nothing to happen. */
const takesChance = (dream: number, jr: number): number =>
  Math.round(100 - (thresholds(dream, jr).chance * thresholds(dream, 0).chance) / 100)

/** CAST-6, MOV-4: on the caster, or impossible magic. */
const Unaimed = ({ spell }: { readonly spell: Spell | null }) => {
  const { ruling } = useTexts().ui.gardien
  const { sheet, dream } = usePlay((play) => play.board)
  const resisted = spell?.jr != null ? ruling.takes({ chance: takesChance(dream, spell.jr) }) : ruling.sure
  return (
    <>
      <Answer
        as="self"
        label={ruling.onCaster({ name: sheet.name })}
        follows={spell?.target === 'zone' ? ruling.centre : resisted}
      />
      <Answer as="impossible" label={ruling.tears} follows={ruling.tearsThen} />
      <Answer label={ruling.draw} follows={ruling.drawEven} />
    </>
  )
}

interface FramedProps {
  readonly kind: RulingKind
  readonly title: string
  readonly asks: string
  readonly children: ReactNode
}

const LOOKS: Readonly<Record<RulingKind, readonly [Pictured, rule: string]>> = {
  unaimed: ['targeting', SAID_RULES.ruleSpell],
  tear: ['tear', SAID_RULES.tear],
  erratic: ['fumble', SAID_RULES.describe],
}

/** A card like any other. */
const Framed = ({ kind, title, asks, children }: FramedProps) => {
  const [picture, rule] = LOOKS[kind]
  return (
    <section className="card ruling" data-ruling={kind} aria-label={title}>
      <header className="card-head">
        <span className="card-picture" aria-hidden="true">
          <Picture of={picture} />
        </span>
        <div>
          <h2>{title}</h2>
          <p className="card-question" data-needed>
            {asks} <RuleTag rule={rule} />
          </p>
        </div>
      </header>
      {children}
    </section>
  )
}

interface ErraticProps {
  readonly spell: Spell | undefined
  readonly title: string
}

/** CAST-5: the field of its voie, and how far it reaches; told in the gardien's own words, or in one of those that might be. */
const Erratic = withPractice(({ spell, title }: ErraticProps) => {
  const { ruling } = useTexts().ui.gardien
  const { empathie } = usePlay((play) => play.board.sheet)
  const { erratic: words } = usePractice()
  const metres = spell ? rangeInMetres(spell, empathie) : null
  const asks = [spell && words.fields[fieldOf(spell)], metres !== null && ruling.within({ metres })].filter(Boolean).join(' ')
  return (
    <Framed kind="erratic" title={title} asks={asks}>
      {spell && <DescribeForm proposals={ERRATIC[fieldOf(spell)].map(([id]) => words.effects[id])} />}
    </Framed>
  )
})

/** What the spell of the dreamer in hand leaves to the gardien, before the dreamer's own question. */
export const Ruling = () => {
  const { ruling } = useTexts().ui.gardien
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const { spellName } = useHere().asking
  const effect = effectAsked(board)
  const kind = rulingOf(effect)
  if (!effect || !kind) return null
  const spell = findSpell(spellsOf(view.spells, board.sheet), effect.spell)
  const name = spellName(effect.spell)
  switch (kind) {
    case 'unaimed':
      return (
        <Framed kind={kind} title={ruling.unaimed({ spell: name })} asks={ruling.unaimedAsks}>
          <Unaimed spell={spell ?? null} />
        </Framed>
      )
    case 'tear':
      return (
        <Framed kind={kind} title={ruling.tear} asks={ruling.tearAsks}>
          <TearForm />
        </Framed>
      )
    case 'erratic':
      return <Erratic spell={spell} title={ruling.erratic({ spell: name })} />
    default:
      return kind satisfies never
  }
}
