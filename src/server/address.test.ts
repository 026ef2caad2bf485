import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf, householdOf } from './address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:ffff:1:2:3:4', '2001:db8:1:ffff::/64'],
])('%s counts as %s', (address, household) => {
  expect(householdOf(address)).toBe(household)
})

const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage

test('behind a proxy of one’s own the nearest hop is believed, without one nobody is', () => {
  expect(addressOf(request('10.0.0.1', '198.51.100.1, 203.0.113.7'), true)).toBe('203.0.113.7')
  expect(addressOf(request('10.0.0.1', '203.0.113.7'), false)).toBe('10.0.0.1')
  expect(addressOf(request('10.0.0.1', 'anything'), true)).toBe('10.0.0.1')
  expect(addressOf(request('10.0.0.1', '2001:db8:1:2:3::9'), true)).toBe('2001:db8:1:2::/64')
})
