import { type ReactNode, useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { CheckField, ChoiceField, NumberField, TextField } from '../../../../house/ui/fields.tsx'
import type { Command } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useLanguage, useTexts } from '../words/language.tsx'

interface ToolProps {
  readonly title: string
  /** On whom it acts: the dreamer in hand, or all. */
  readonly on: 'dreamer' | 'table'
  readonly rule?: string
  readonly open?: boolean
  readonly children: ReactNode
}

/** What every tool works with. */
export const useTools = () => {
  const { texts, format } = useLanguage()
  const play = usePlay(({ view, board, say }) => ({ view, board, say }))
  return { texts, format, ui: texts.ui, dreamer: play.board.id, ...play }
}

export const Tool = ({ title, on, rule, open = false, children }: ToolProps) => {
  const { secrets } = useTexts().ui
  const name = usePlay((play) => play.board.sheet.name)
  return (
    <details className="gardien-tool" open={open}>
      <summary>
        <span>{title}</span> <small>{on === 'dreamer' ? name : secrets.everybody}</small>
      </summary>
      <div className="gardien-tool-body stack">
        {children}
        {rule && <RuleTag rule={rule} />}
      </div>
    </details>
  )
}

/** Tools of one purpose. */
export const ToolGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="gardien-group">
    <h3>{title}</h3>
    {children}
  </section>
)

/** A number half typed, however deep it stands. */
const isHalfTyped = (part: unknown): boolean =>
  typeof part === 'object' && part !== null ? Object.values(part).some(isHalfTyped) : Number.isNaN(part)

interface SayProps {
  readonly name: string
  /** null: there is nothing to say. */
  readonly command: Command | null
}

export const Say = ({ name, command }: SayProps) => {
  const { say } = useTools()
  return <Button name={name} to={() => command && say(command)} disabled={!command || isHalfTyped(command)} />
}

type Typed = string | number | boolean
type Of<V, T> = { [K in keyof V]: V[K] extends T ? K : never }[keyof V]

/** What is typed in a tool, and its fields; begun anew whenever what it begins at has changed. */
export const useForm = <V extends Readonly<Record<keyof V, Typed>>>(first: V, begun: string | number | null = null) => {
  const [form, setForm] = useState({ begun, values: first })
  if (form.begun !== begun) setForm({ begun, values: first })
  const { values } = form
  const set = (part: Partial<V>): void => setForm({ begun, values: { ...values, ...part } })
  const put = (of: keyof V) => (to: Typed) => set({ [of]: to } as unknown as Partial<V>)
  return {
    ...{ values, set },
    number: (of: Of<V, number>, label: string, [least, most]: readonly [least: number, most: number]) => (
      <NumberField {...{ label, least, most }} value={values[of] as number} onChange={put(of)} />
    ),
    one: <K extends Of<V, string>>(of: K, label: string, options: Readonly<Record<V[K] & string, string>>) => (
      <ChoiceField<string> {...{ label, options }} value={values[of] as string} onChange={put(of)} />
    ),
    text: (of: Of<V, string>, label: string, most: number, rows?: number) => (
      <TextField {...{ label, most }} {...(rows ? { rows } : {})} value={values[of] as string} onChange={put(of)} />
    ),
    tick: (of: Of<V, boolean>, label: string) => <CheckField label={label} checked={values[of] as boolean} onChange={put(of)} />,
  }
}
