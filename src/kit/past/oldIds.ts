import type { Sent } from '../bySender.ts'
import { roleKey } from '../roles.ts'

/** Which entries may have been sent under an id by a role: of all that are no longer held, in some bytes each. */
export interface OldIds {
  add(sent: Sent, seq: number): void
  /** Where to look; none of them need be it. */
  seqsOf(sent: Sent): readonly number[]
}

const NOWHERE: readonly number[] = []

/** The seed keeps a sender from choosing ids that are found in the same place. */
export const createOldIds = (seed: number): OldIds => {
  const seqs = new Map<number, number>()
  /** Where two fell on the same number. */
  const further = new Map<number, readonly number[]>()

  const mix = (text: string, start: number): number => {
    let hash = start
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1e995) ^ (hash >>> 15)
    return hash
  }
  const numberOf = ({ id, by }: Sent): number => mix(id, mix(`${roleKey(by)}\n`, seed | 0)) | 0

  return {
    add: (sent, seq) => {
      const number = numberOf(sent)
      if (seqs.has(number)) further.set(number, [...(further.get(number) ?? NOWHERE), seq])
      else seqs.set(number, seq)
    },
    seqsOf: (sent) => {
      if (seqs.size === 0) return NOWHERE
      const number = numberOf(sent)
      const first = seqs.get(number)
      return first === undefined ? NOWHERE : [first, ...(further.get(number) ?? NOWHERE)]
    },
  }
}
