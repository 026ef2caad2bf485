import type { FastifyInstance } from 'fastify'

/** Where pages up to protocol 8 call, in Socket.IO: they are told to load themselves anew, and nothing else. */
export const PATH_BEFORE = '/live/'

const HANDSHAKE = '0{"sid":"-","upgrades":[],"pingInterval":60000,"pingTimeout":60000,"maxPayload":1000}'
const CONNECTED = '40{"sid":"-"}'
const STALE = '42["message",[{"type":"bye","code":"protocol"}]]'
const CLOSED = '1'

/** What they hear over a WebSocket. */
export const FRAMES_BEFORE = [HANDSHAKE, CONNECTED, STALE]

/** Over requests the same at once; what they say meanwhile is taken, and whoever asks on is sent off. */
export const answerPagesBefore = (app: FastifyInstance): void => {
  app.get<{ Querystring: { readonly sid?: string } }>(PATH_BEFORE, async ({ query }, reply) =>
    reply.type('text/plain; charset=UTF-8').send(query.sid === undefined ? FRAMES_BEFORE.join('\x1e') : CLOSED),
  )
  app.post(PATH_BEFORE, async (_request, reply) => reply.type('text/html').send('ok'))
}
