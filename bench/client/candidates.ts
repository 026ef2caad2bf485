import { resolve } from 'node:path'

/** A version that is measured: installed and built in its folder, served on its port. */
export interface Candidate {
  readonly name: string
  readonly folder: string
  readonly port: number
}

/** This version, and before it the one that BEFORE=FOLDER names: measured in turns, so that a busy machine is busy for both. */
export const candidatesOn = (port: number): readonly Candidate[] => [
  ...(process.env.BEFORE ? [{ name: 'before', folder: resolve(process.env.BEFORE), port: port + 1 }] : []),
  { name: 'now', folder: resolve(import.meta.dirname, '../..'), port },
]
