import { type Draft, produce } from 'immer'
import type { DreamerForm, FieldKey } from './dreamerForm.ts'

/** A sheet under the pen. */
export interface Writing {
  readonly form: DreamerForm
  /** Fields that were left: what is wrong in them is said from then on. */
  readonly left: readonly FieldKey[]
  /** Why it could not be kept. */
  readonly trouble: string | null
  readonly saving: boolean
}

export type FormEdit = (form: Draft<DreamerForm>) => void

export const setting =
  (change: Partial<DreamerForm>): FormEdit =>
  (form) =>
    void Object.assign(form, change)

/** What is written lets go of the trouble told before. */
export const edited = (writing: Writing, edit: FormEdit): Writing =>
  produce(writing, (draft) => {
    edit(draft.form)
    draft.trouble = null
  })

export const leftField = (writing: Writing, field: FieldKey): Writing =>
  produce(writing, ({ left }) => {
    if (!left.includes(field)) left.push(field)
  })

export const learning =
  (ids: readonly string[]): FormEdit =>
  ({ spells }) => {
    const known = new Set(spells)
    spells.push(...ids.filter((id) => !known.has(id)))
  }

export const forgetting =
  (ids: readonly string[]): FormEdit =>
  (form) => {
    form.spells = form.spells.filter((id) => !ids.includes(id))
  }
