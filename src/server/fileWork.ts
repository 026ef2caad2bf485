import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, refusal } from '../kit/refusal.ts'
import { addressOf } from './address.ts'
import type { Config } from './common/config.ts'
import { createPace } from './common/pace.ts'
import type { FileWork } from './seats/saving.ts'
import { createSlots } from './slots.ts'

/** Nobody waits for it any more, or it has taken too long. */
export class GivenUp extends Error {
  readonly statusCode: number
  constructor(statusCode: 413 | 499) {
    super('the work on a file was given up')
    this.statusCode = statusCode
  }
}

type Limits = Pick<Config, 'MAX_FILES' | 'MAX_FILES_PER_ADDRESS' | 'FILE_SECONDS' | 'TRUST_PROXY'>

export type BeginFileWork = (request: FastifyRequest, reply: FastifyReply) => FileWork | Refusal

/** Few files at once; the work on one ends when its connection does, and after so long. */
export const createFileWork = (limits: Limits): BeginFileWork => {
  const slots = createSlots(limits.MAX_FILES, limits.MAX_FILES_PER_ADDRESS)
  return (request, reply) => {
    const leave = slots.take(addressOf(request.raw, limits.TRUST_PROXY))
    if (!leave) return refusal('files-busy')
    const ending = new AbortController()
    const late = setTimeout(() => {
      ending.abort(new GivenUp(413))
      // Whoever takes so long to read is not answered to the end.
      if (reply.raw.headersSent) reply.raw.destroy()
    }, limits.FILE_SECONDS * 1000)
    reply.raw.once('close', () => {
      clearTimeout(late)
      leave()
      ending.abort(new GivenUp(499))
    })
    return { pace: createPace(undefined, ending.signal), wanted: ending.signal }
  }
}
