import { useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField } from '../../../../house/ui/fields.tsx'
import { LONGEST_NOTE, type Note, type NoteOn, sameNoted } from '../../rules/public.ts'
import { useChoosing } from '../desk/choosing.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { cellName } from '../words/places.ts'
import { Say, Tool, useForm } from './Tool.tsx'

const NO_NOTES: readonly Note[] = []

const useNotes = (): readonly Note[] => usePlay((play) => play.view.secrets?.notes ?? NO_NOTES)

const usePlaceName = (): ((on: NoteOn) => string) => {
  const texts = useTexts()
  const table = usePlay((play) => play.view.table)
  return (on) => {
    if (on.kind === 'table') return texts.ui.secrets.ofTable
    if (on.kind === 'cell') return `${on.cell} · ${cellName(texts, on.cell)}`
    return table.find(({ id }) => id === on.dreamer)?.name ?? on.dreamer
  }
}

/** Where a note is written; null: its cell is not chosen yet. */
const useSubject = (of: NoteOn['kind']): NoteOn | null => {
  const dreamer = usePlay((play) => play.board.id)
  const cell = useDesk((state) => state.noted)
  if (of === 'table') return { kind: 'table' }
  if (of === 'dreamer') return { kind: 'dreamer', dreamer }
  return cell && { kind: 'cell', cell }
}

/** Notes on a cell, a dreamer, the table: in no view but the gardien's. */
export const NotesTool = () => {
  const { secrets, choosing } = useTexts().ui
  const name = usePlay((play) => play.board.sheet.name)
  const notes = useNotes()
  const placeName = usePlaceName()
  const choose = useChoosing()
  const noted = useDesk((state) => state.noted !== null)
  const [of, setOf] = useState<NoteOn['kind']>(noted ? 'cell' : 'table')
  const on = useSubject(of)
  const kept = (on && notes.find((note) => sameNoted(note.on, on))?.text) ?? ''
  // What is typed stays while it is typed; another place has its own.
  const { values, text } = useForm({ text: kept }, `${JSON.stringify(on)} ${kept}`)
  return (
    <Tool title={secrets.notes} on="table" open={noted}>
      <p className="soft">{secrets.notesMean}</p>
      <ChoiceField
        label={secrets.noteWhere}
        value={of}
        options={{ table: secrets.ofTable, dreamer: name, cell: secrets.onCell }}
        onChange={setOf}
      />
      {of === 'cell' && <Button name={choosing.begin} to={() => choose({ kind: 'note' })} />}
      {on && (
        <>
          {text('text', secrets.noteOf({ place: placeName(on) }), LONGEST_NOTE, 3)}
          <Say
            name={values.text.trim() === '' ? secrets.noteRemove : secrets.noteKeep}
            command={values.text.trim() === kept ? null : { type: 'note', on, ...values }}
          />
        </>
      )}
      {notes.length > 0 && (
        <dl className="gardien-notes">
          {notes.map((note) => (
            <div key={JSON.stringify(note.on)}>
              <dt>{placeName(note.on)}</dt>
              <dd>{note.text}</dd>
              <Say name={secrets.noteShow} command={{ type: 'showNote', on: note.on }} />
            </div>
          ))}
        </dl>
      )}
    </Tool>
  )
}

/** What was noted of the dreamer in hand and of the cell pointed at, before any tool. */
export const NotesHere = () => {
  const notes = useNotes()
  const placeName = usePlaceName()
  const dreamer = usePlay((play) => play.board.id)
  const told = useDesk((state) => state.told)
  const here = notes.filter(({ on }) => (on.kind === 'dreamer' ? on.dreamer === dreamer : on.kind === 'cell' && on.cell === told))
  return here.map((note) => (
    <p key={note.on.kind} className="gardien-note">
      <strong>{placeName(note.on)}</strong> {note.text}
    </p>
  ))
}
