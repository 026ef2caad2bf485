import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4 } from 'node:net'

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  if (tail === undefined) return before
  const after = tail === '' ? [] : tail.split(':')
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
}

const MAPPED = /^(?:0*:)*:?(?:0+:)*ffff:(?:0+:)?(.+)$/i

const mappedIPv4 = (address: string): string | null => {
  const rest = MAPPED.exec(address)?.[1] ?? ''
  if (isIPv4(rest)) return rest
  const [high, low] = rest.split(':').map((group) => Number.parseInt(group, 16))
  if (high === undefined || low === undefined || rest.split(':').length !== 2) return null
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Who counts as one: an IPv4 address, or the 64 bits of an IPv6 one that a household or a machine is given as a whole. */
export const householdOf = (address: string): string => {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) !== 6) return bare
  const mapped = mappedIPv4(bare)
  if (mapped) return mapped
  const groups = groupsOf(bare).slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The address the nearest proxy names, where it is trusted; further ones are what the client itself says. */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const named = trustProxy ? (`${request.headers['x-forwarded-for'] ?? ''}`.split(',').pop()?.trim() ?? '') : ''
  return householdOf(isIP(named) ? named : (request.socket.remoteAddress ?? ''))
}
