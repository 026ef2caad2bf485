import { expect, test } from 'vitest'
import { BadConfig, NUMBERS, readConfig } from './config.ts'

test('without any setting there are defaults within their own ranges', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', DATA_DIR: 'data', LOG_LEVEL: 'info', TRUST_PROXY: false })
  for (const { fallback, from, to } of Object.values(NUMBERS)) expect(fallback >= from && fallback <= to).toBe(true)
})

test('a setting is taken, an empty one is not', () => {
  expect(readConfig({ PORT: '8080', HOST: ' ', TRUST_PROXY: 'yes' })).toMatchObject({
    PORT: 8080,
    HOST: '0.0.0.0',
    TRUST_PROXY: true,
  })
})

test.each([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
])('a proxy is trusted with %s: %s', (said, trusted) => {
  expect(readConfig({ TRUST_PROXY: said }).TRUST_PROXY).toBe(trusted)
})

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535, not “80a”.'],
  [{ MAX_TABLES: '0' }, 'MAX_TABLES must be a whole number from 1 to 1000000, not “0”.'],
  [{ MESSAGE_BURST: '1.5' }, 'MESSAGE_BURST must be a whole number from 1 to 1000000, not “1.5”.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent, not “loud”.'],
  [
    { DATABASE_URL: 'mysql://root:geheim@db/tables' },
    'DATABASE_URL must be the address of a PostgreSQL database, like postgres://user:password@host:5432/database.',
  ],
  [{ TRUST_PROXY: '1' }, 'TRUST_PROXY must be one of yes, no, true, false, not “1”.'],
])('%o is answered with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new BadConfig(sentence))
})
