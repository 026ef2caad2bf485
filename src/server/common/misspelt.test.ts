import { expect, test } from 'vitest'
import { misspelt } from './misspelt.ts'

test.each([
  ['MAX_TABLE', 'MAX_TABLES'],
  ['MAXTABLES', 'MAX_TABLES'],
  ['max_tables', 'MAX_TABLES'],
  ['DATADIR', 'DATA_DIR'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['TRUST_PROXYS', 'TRUST_PROXY'],
  ['EXPIRES_DAYS', 'EXPIRE_DAYS'],
  ['port', 'PORT'],
])('%s is named, with what it looks like', (name, setting) => {
  expect(misspelt({ [name]: '1' })).toEqual([`${name} is no setting and does nothing: is ${setting} meant?`])
})

test('what a machine, a shell, npm and the other programs of deploy/ have in their environment is not ours', () => {
  const names =
    'PATH HOME HOSTNAME HOSTS PORTS PWD SHELL USER LANG LOGNAME NODE_ENV NODE_OPTIONS DOMAIN UPSTREAMS POSTGRES_PASSWORD POSTGRES_USER DATABASE PGPASSWORD PGHOST PGPORT PGDATABASE INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY RUNTIME_DIRECTORY NOTIFY_SOCKET npm_config_loglevel npm_package_name MAIL TERM COLORTERM XDG_DATA_DIRS XDG_DATA_HOME'
  expect(misspelt(Object.fromEntries(names.split(' ').map((name) => [name, 'x'])))).toEqual([])
  expect(misspelt({ PORT: '1', MAX_TABLES: '1', DATA_DIR: 'x', HOST: 'x', METRICS_HOST: 'x' })).toEqual([])
})
