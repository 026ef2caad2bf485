import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal, type Refusal } from '../kit/refusal.ts'
import { BadJson } from '../kit/slicedJson.ts'
import type { Config } from './common/config.ts'
import { type FileRead, mostBytes, type ReadFile } from './files/reading.ts'
import { createFileWork, GivenUp } from './fileWork.ts'
import type { FileWork } from './seats/saving.ts'
import type { Seats } from './seats/seats.ts'
import { tokenOf } from './tokenOf.ts'

type Limits = Pick<Config, 'MAX_LOG_BYTES' | 'MAX_FILES' | 'MAX_FILES_PER_ADDRESS' | 'FILE_SECONDS' | 'TRUST_PROXY'>

/** Whoever leaves amid it has done nothing wrong. */
const readFrom = async ({ raw, body }: FastifyRequest, readFile: ReadFile, { wanted }: FileWork): Promise<FileRead | Refusal> => {
  try {
    return await readFile((body ?? []) as AsyncIterable<Buffer>, wanted)
  } catch (error) {
    throw raw.destroyed && !(error instanceof BadJson) ? new GivenUp(499) : error
  }
}

type Answer = (reply: FastifyReply, result: unknown) => Promise<unknown>

const noStore = (reply: FastifyReply): void => void reply.header('cache-control', 'no-store')

/** Where whole tables come in and go out as files. */
export const addFileDoors = (app: FastifyInstance, seats: Seats, readFile: ReadFile, limits: Limits, answer: Answer): void => {
  const beginWork = createFileWork(limits)
  const works = new WeakMap<FastifyRequest, FileWork>()
  const begin = (request: FastifyRequest, reply: FastifyReply): FileWork | Refusal => {
    const work = beginWork(request, reply)
    if (!isRefusal(work)) works.set(request, work)
    return work
  }
  const workOf = (request: FastifyRequest): FileWork => works.get(request) as FileWork

  app.register(async (on) => {
    on.removeContentTypeParser('application/json')
    on.addContentTypeParser('application/json', (_request, body, done) => done(null, body))
    on.route({
      method: 'POST',
      url: '/api/tables/saved',
      config: { counts: 'tables', sliced: true },
      bodyLimit: mostBytes(limits),
      onRequest: async (request, reply) => {
        noStore(reply)
        const work = begin(request, reply)
        if (isRefusal(work)) await answer(reply, work)
      },
      handler: async (request, reply) => {
        const work = workOf(request)
        const file = await readFrom(request, readFile, work)
        return answer(reply, isRefusal(file) ? file : await seats.openSaved(file.name, file, file.by, work))
      },
    })
  })

  app.get('/api/table/save', async (request, reply) => {
    noStore(reply)
    const file = await seats.exportTable(tokenOf(request), () => begin(request, reply))
    if (isRefusal(file)) return answer(reply, file)
    return reply.type('application/json; charset=utf-8').send(Readable.from(file, { objectMode: false }))
  })
}
