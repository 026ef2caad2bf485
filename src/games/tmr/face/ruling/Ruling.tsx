import type { ReactNode } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { effectAsked, findSpell, rulingOf, SAID_RULES, type Spell, spellsOf, thresholds } from '../../rules/public.ts'
import { useOwnSeat, usePlay } from '../desk/context.ts'
import { useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { ErraticForm } from './ErraticForm.tsx'
import { TearForm } from './TearForm.tsx'
import './ruling.css'

interface AnswerProps {
  readonly as?: 'self' | 'impossible'
  readonly label: string
  readonly follows: string
}

const Answer = ({ as, label, follows }: AnswerProps) => {
  const board = usePlay((play) => play.board)
  const seat = useOwnSeat()
  return (
    <button
      type="button"
      className="button ruling-answer"
      onClick={() => void seat.say({ type: 'ruleSpell', dreamer: board.id, ...(as ? { as } : {}) })}
    >
      <strong>{label}</strong>
      <small>{follows}</small>
    </button>
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
      <RuleTag rule={SAID_RULES.ruleSpell} />
    </>
  )
}

const Framed = (props: {
  readonly kind: string
  readonly title: string
  readonly asks?: string
  readonly children: ReactNode
}) => (
  <section className="ruling" data-ruling={props.kind} aria-label={props.title}>
    <h2>{props.title}</h2>
    {props.asks && <p>{props.asks}</p>}
    {props.children}
  </section>
)

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
      return (
        <Framed kind={kind} title={ruling.erratic({ spell: name })}>
          {spell && <ErraticForm spell={spell} />}
        </Framed>
      )
    default:
      return kind satisfies never
  }
}
