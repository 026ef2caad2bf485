import type { FastifyRequest } from 'fastify'

/** The key that came with a request; empty when none did. */
export const tokenOf = ({ headers }: FastifyRequest): string => headers.authorization?.match(/^Bearer ([\w-]{1,128})$/)?.[1] ?? ''
