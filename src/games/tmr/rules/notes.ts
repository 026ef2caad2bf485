import * as v from 'valibot'
import { same } from '../../../kit/same.ts'
import { cell, dreamer } from './parse.ts'

/** Letters of one note, and notes of one table. */
export const [LONGEST_NOTE, MOST_NOTES] = [500, 60]

/** What a note of the gardien's is about. */
export const noteOn = v.variant('kind', [
  v.object({ kind: v.literal('table') }),
  v.object({ kind: v.literal('cell'), cell }),
  v.object({ kind: v.literal('dreamer'), dreamer }),
])

export type NoteOn = v.InferOutput<typeof noteOn>

/** In no view but the gardien's. */
export interface Note {
  readonly on: NoteOn
  readonly text: string
}

export const sameNoted = (one: NoteOn, other: NoteOn): boolean => same(one, other)

/** One note a place, where it was first written; an empty text takes it away. */
export const withNote = (notes: readonly Note[], { on, text }: Note): readonly Note[] => {
  if (text === '') return notes.filter((note) => !sameNoted(note.on, on))
  if (!notes.some((note) => sameNoted(note.on, on))) return [...notes, { on, text }]
  return notes.map((note) => (sameNoted(note.on, on) ? { on, text } : note))
}
