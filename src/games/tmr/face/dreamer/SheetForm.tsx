import { type FormEvent, useEffect, useRef, useState } from 'react'
import { goTo, type Route } from '../../../../house/routes/route.ts'
import { refusalText } from '../../../../house/texts/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { Dialog } from '../../../../house/ui/Dialog.tsx'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import type { CellId, DreamerView } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'
import { mayPlace } from './corrections.ts'
import { type DreamerForm, type ParsedSetup, setupOf, wrongFields } from './dreamerForm.ts'
import { edited, type FormEdit, leftField, setting, type Writing } from './formEdit.ts'
import { OwnSpells } from './OwnSpells.tsx'
import { PlacePicker } from './PlacePicker.tsx'
import { SheetFields } from './SheetFields.tsx'
import { SpellPicker } from './SpellPicker.tsx'
import '../../../../house/ui/leaf.css'
import './dreamer.css'

interface SheetFormProps {
  readonly title: string
  readonly intro: string
  readonly first: DreamerForm
  /** The dreamer being corrected; null: a new one. */
  readonly board: DreamerView | null
  /** Where it was begun from, and one comes back to; null: the start. */
  readonly back?: Route | null
  /** Keeps the dreamer, and gives its id. */
  readonly onSave: (setup: ParsedSetup, position: CellId | null) => Promise<string | Refusal>
  readonly onDraft: (form: DreamerForm | null) => void
}

const useLeaveWarning = (changed: boolean): void => {
  useEffect(() => {
    if (!changed) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [changed])
}

/** Cancelling throws nothing away unasked. */
const Cancel = ({ changed, onLeave }: { readonly changed: boolean; readonly onLeave: () => void }) => {
  const { common, confirm } = useTexts().ui
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button kind="quiet" name={common.cancel} to={() => (changed ? setAsking(true) : onLeave())} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={common.cancel}
        actions={
          <>
            <Button name={common.no} to={() => setAsking(false)} />
            <button type="button" className="button" data-kind="danger" onClick={onLeave}>
              {common.yes}
            </button>
          </>
        }
      >
        <p>{confirm.discardChanges}</p>
      </Dialog>
    </>
  )
}

const placeWords = ({ ui }: ReturnType<typeof useTexts>, board: DreamerView | null) => ({
  held: board && !mayPlace(board) ? ui.sheetForm.placeUnderWay : null,
  hint: board ? (board.position === null ? ui.sheetForm.placeLost : ui.sheetForm.placeNext) : ui.create.placeHint,
})

type Where = Pick<Required<SheetFormProps>, 'board' | 'back'>

const saveWords = ({ board, back }: Where, sheetForm: ReturnType<typeof useTexts>['ui']['sheetForm'], save: string): string => {
  if (back) return sheetForm.saveAndComeBack
  return board === null ? sheetForm.saveAndGo : save
}

export const SheetForm = ({ title, intro, first, board, back = null, onSave, onDraft }: SheetFormProps) => {
  const texts = useTexts()
  const { common, sheetForm, states } = texts.ui
  const [start] = useState(first)
  const [writing, setWriting] = useState<Writing>({ form: start, left: [], trouble: null, saving: false })
  const { form, left, trouble, saving } = writing
  const element = useRef<HTMLFormElement>(null)
  const lostAt = board?.position === null ? (board.candidates[0] ?? null) : null
  const wrong = wrongFields(form, lostAt)
  const marked = new Set([...wrong].filter((field) => left.includes(field)))
  const changed = form !== start
  useLeaveWarning(changed && board !== null && !saving)

  const change = (edit: FormEdit): void => {
    const next = edited(writing, edit)
    setWriting(next)
    onDraft(next.form)
  }
  const refuse = (why: string): void => setWriting((now) => ({ ...now, saving: false, trouble: why }))
  const leave = (): void => {
    onDraft(null)
    goTo(back ?? { screen: 'start' })
  }
  const save = async (setOut: boolean): Promise<void> => {
    const setup = setupOf(form, lostAt)
    if (wrong.size > 0) {
      setWriting({ ...writing, left: [...wrong] })
      refuse(sheetForm.toMend({ count: wrong.size }))
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    if (isRefusal(setup)) return refuse(refusalText(texts, setup))
    setWriting({ ...writing, saving: true })
    const id = await onSave(setup, form.position).catch(() => null)
    if (id === null) return refuse(states.notSaved)
    if (isRefusal(id)) return refuse(refusalText(texts, id))
    onDraft(null)
    goTo(back ?? (setOut ? { screen: 'saved', id } : { screen: 'start' }))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void save(board === null)
  }
  return (
    <main className="dreamer-screen">
      <form ref={element} noValidate onSubmit={submit}>
        <header className="dreamer-head">
          <h1>{title}</h1>
          <p>{intro}</p>
        </header>
        <div className="dreamer-fields stack leaf">
          <SheetFields
            form={form}
            wrong={marked}
            onChange={change}
            onLeave={(field) => setWriting((now) => leftField(now, field))}
          />
          <SpellPicker known={form.spells} onChange={change} />
          <OwnSpells
            own={form.own}
            marked={marked.has('own')}
            onChange={change}
            onLeave={() => setWriting((now) => leftField(now, 'own'))}
          />
        </div>
        <PlacePicker
          position={form.position}
          wrong={marked.has('position')}
          onPlace={(position) => change(setting({ position }))}
          {...placeWords(texts, board)}
        />
        <footer className="row dreamer-bar">
          <p role="alert">{trouble}</p>
          <Cancel changed={changed} onLeave={leave} />
          {board === null && back === null && <Button name={common.save} to={() => save(false)} disabled={saving} />}
          <button type="submit" className="button" data-kind="main" disabled={saving}>
            {saving ? states.saving : saveWords({ board, back }, sheetForm, common.save)}
          </button>
        </footer>
      </form>
    </main>
  )
}
