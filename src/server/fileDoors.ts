import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ASKED } from '../kit/doors.ts'
import { parseWith } from '../kit/parse.ts'
import { type Pace, paced } from '../kit/past/pace.ts'
import { isRefusal, type Refusal } from '../kit/refusal.ts'
import { BadJson, type Letters, type Sliced, type Slicing, slicing } from '../kit/slicedJson.ts'
import type { Config } from './common/config.ts'
import { createFileWork, GivenUp } from './fileWork.ts'
import type { TableFile } from './persistence/tableFile.ts'
import type { FileWork } from './seats/saving.ts'
import type { Seats } from './seats/seats.ts'
import { tokenOf } from './tokenOf.ts'

type Limits = Pick<
  Config,
  'MAX_LOG_BYTES' | 'MAX_ENTRIES' | 'MAX_MESSAGE_BYTES' | 'MAX_FILES' | 'MAX_FILES_PER_ADDRESS' | 'FILE_SECONDS' | 'TRUST_PROXY'
>

/** Of a save: how the table began, what was written last, and what holds all together. */
const BEYOND_LOG = 4_194_304
/** An entry holds what one message said, and what came of it: so many bytes at least. */
const PIECE = 262_144

const slicingIn = ({ MAX_ENTRIES, MAX_MESSAGE_BYTES }: Limits): Slicing => {
  const longest = Math.max(PIECE, 2 * MAX_MESSAGE_BYTES)
  return { path: ['save', 'entries'], most: MAX_ENTRIES, longest, around: longest }
}

const lettersOf = (bytes: Buffer): Letters => ({
  length: bytes.length,
  at: (index) => bytes[index],
  find: (letter, from) => bytes.indexOf(letter, from),
  text: (from, to) => bytes.toString('utf8', from, to),
})

/** What comes in pieces, put together as they come rather than all at once. */
const gather = async (pieces: AsyncIterable<Buffer>, most: number): Promise<Buffer> => {
  let body = Buffer.allocUnsafe(Math.min(most, 65_536))
  let size = 0
  for await (const piece of pieces) {
    const end = size + piece.length
    if (end > most) throw new BadJson('too-large')
    if (end > body.length) {
      const larger = Buffer.allocUnsafe(Math.min(most, 2 * end))
      body.copy(larger, 0, 0, size)
      body = larger
    }
    piece.copy(body, size)
    size = end
  }
  return body.subarray(0, size)
}

/** The same as in one piece, letter by letter. */
const writeFile = async function* ({ name, save, entries, of }: TableFile, pace: Pace): AsyncGenerator<string> {
  yield `{"name":${JSON.stringify(name)},"save":"`
  for (const piece of save) {
    await pace()
    yield JSON.stringify(piece).slice(1, -1)
  }
  yield `","entries":${entries},"of":${of}}`
}

/** The same of a request; whoever leaves amid it has done nothing wrong. */
const gatherFrom = async ({ raw }: FastifyRequest, body: AsyncIterable<Buffer>, most: number): Promise<Buffer> => {
  try {
    return await gather(body, most)
  } catch (error) {
    throw raw.destroyed && !(error instanceof BadJson) ? new GivenUp(499) : error
  }
}

type Answer = (reply: FastifyReply, result: unknown) => Promise<unknown>

const noStore = (reply: FastifyReply): void => void reply.header('cache-control', 'no-store')

/** Where whole tables come in and go out as files. */
export const addFileDoors = (app: FastifyInstance, seats: Seats, limits: Limits, answer: Answer): void => {
  const beginWork = createFileWork(limits)
  const works = new WeakMap<FastifyRequest, FileWork>()
  const bodyLimit = limits.MAX_LOG_BYTES + BEYOND_LOG
  const begin = (request: FastifyRequest, reply: FastifyReply): FileWork | Refusal => {
    const work = beginWork(request, reply)
    if (!isRefusal(work)) works.set(request, work)
    return work
  }
  const workOf = (request: FastifyRequest): FileWork => works.get(request) as FileWork

  app.register(async (on) => {
    on.removeContentTypeParser('application/json')
    on.addContentTypeParser('application/json', async (request: FastifyRequest, body: AsyncIterable<Buffer>) =>
      paced(slicing(lettersOf(await gatherFrom(request, body, bodyLimit)), slicingIn(limits)), workOf(request).pace),
    )
    on.route({
      method: 'POST',
      url: '/api/tables/saved',
      config: { counts: 'tables', sliced: true },
      bodyLimit,
      onRequest: async (request, reply) => {
        noStore(reply)
        const work = begin(request, reply)
        if (isRefusal(work)) await answer(reply, work)
      },
      handler: async (request, reply) => {
        const sliced = request.body as Sliced | undefined
        const body = parseWith(ASKED.saved, sliced?.value ?? {})
        if (isRefusal(body) || !sliced) return answer(reply, body)
        const { name, save, ...by } = body
        return answer(reply, await seats.openSaved(name, { ...sliced, value: save }, by, workOf(request)))
      },
    })
  })

  app.get('/api/table/save', async (request, reply) => {
    noStore(reply)
    const file = await seats.exportTable(tokenOf(request), () => begin(request, reply))
    if (isRefusal(file)) return answer(reply, file)
    return reply.type('application/json; charset=utf-8').send(Readable.from(writeFile(file, workOf(request).pace)))
  })
}
