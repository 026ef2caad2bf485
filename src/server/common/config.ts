/** One setting: its default, the range it may lie in, and what it is for. */
interface Whole {
  readonly fallback: number
  readonly from: number
  readonly to: number
  readonly about: string
}

const whole = (fallback: number, from: number, to: number, about: string): Whole => ({ fallback, from, to, about })

/** The numbers of the environment. The README's table is made of these lines. */
export const NUMBERS = {
  PORT: whole(3000, 0, 65_535, 'port of the site and of the tables'),
  METRICS_PORT: whole(0, 0, 65_535, 'port of /metrics, on METRICS_HOST; 0: none'),
  STOP_SECONDS: whole(0, 0, 600, 'how long a server that stops still serves and says so on /readyz'),
  MAX_TABLES: whole(1000, 1, 1_000_000, 'tables kept in all'),
  MAX_SEATS: whole(24, 1, 24, 'seats at one table'),
  MAX_SPECTATORS: whole(50, 0, 10_000, 'spectators’ seats at one table'),
  MAX_ENTRIES: whole(100_000, 100, 10_000_000, 'commands kept for one table'),
  MAX_LOG_BYTES: whole(33_554_432, 65_536, 1_073_741_824, 'bytes of all commands kept for one table'),
  MAX_VIEW_BYTES: whole(1_048_576, 65_536, 16_777_216, 'bytes of what the gardien of one table sees at once'),
  MAX_BOTS: whole(100, 0, 100_000, 'bots at all tables that are in memory'),
  MAX_BOTS_PER_TABLE: whole(7, 0, 24, 'bots at one table'),
  MAX_TCP: whole(5000, 1, 1_000_000, 'TCP connections in all'),
  MAX_TCP_PER_ADDRESS: whole(500, 1, 1_000_000, 'TCP connections from one address, without a proxy'),
  MAX_CONNECTIONS: whole(2000, 1, 100_000, 'connections in all'),
  MAX_CONNECTIONS_PER_ADDRESS: whole(100, 1, 100_000, 'connections from one address'),
  MAX_CONNECTIONS_PER_SEAT: whole(8, 1, 1000, 'browsers on one seat at once'),
  MAX_MESSAGE_BYTES: whole(131_072, 1024, 16_777_216, 'size of one message or request'),
  MAX_WAITING_BYTES: whole(4_194_304, 65_536, 268_435_456, 'bytes that wait for one connection to read them'),
  MAX_WAITING_BYTES_IN_ALL: whole(268_435_456, 65_536, 17_179_869_184, 'bytes that wait for all connections'),
  MESSAGES_PER_SECOND: whole(60, 1, 100_000, 'messages of one seat a second, on the long run'),
  MESSAGE_BURST: whole(240, 1, 1_000_000, 'messages of one seat at once'),
  LOOK_BYTES_PER_SECOND: whole(
    524_288,
    1024,
    1_073_741_824,
    'bytes of what one seat is shown of the past a second, on the long run',
  ),
  LOOK_BURST_BYTES: whole(4_194_304, 1024, 17_179_869_184, 'bytes of what one seat is shown of the past at once'),
  WORDS_PER_MINUTE: whole(30, 1, 100_000, 'lines of words of one seat a minute, and places pointed at'),
  CUTS_PER_MINUTE: whole(20, 1, 1_000_000, 'lines from one address closed for what was done on them; then it waits'),
  TABLE_QUEUE: whole(200, 1, 100_000, 'commands of one table that wait their turn'),
  REQUESTS_PER_MINUTE: whole(600, 1, 1_000_000, 'requests to /api from one address, or from one seat'),
  CODE_TRIES_PER_MINUTE: whole(20, 1, 1_000_000, 'wrong codes from one address'),
  NEW_TABLES_PER_HOUR: whole(30, 1, 1_000_000, 'tables opened from one address'),
  MAX_FILES: whole(3, 1, 1000, 'tables that come in or go out as files at once, in all'),
  MAX_FILES_PER_ADDRESS: whole(1, 1, 1000, 'of those from one address'),
  FILE_SECONDS: whole(300, 1, 3600, 'how long the work on one file may take'),
  WRONG_DELAY_MS: whole(1000, 0, 60_000, 'how long a wrong code or seat waits for its answer'),
  REQUEST_SECONDS: whole(20, 1, 3600, 'how long a request may take to arrive'),
  IDLE_MINUTES: whole(10, 1, 10_000, 'how long an empty table stays in memory'),
  HANDOVER_HOURS: whole(24, 1, 10_000, 'how long a code to hand over a seat is good'),
  FORGOTTEN_DAYS: whole(180, 1, 100_000, 'a table that nobody opened for so long is listed as forgotten'),
  EXPIRE_DAYS: whole(0, 0, 100_000, 'a table that nobody opened for so long is removed by the server; 0: never'),
} as const satisfies Record<string, Whole>

/** Those that are no numbers. */
export const TEXTS = ['HOST', 'DATA_DIR', 'METRICS_HOST', 'DATABASE_URL', 'LOG_LEVEL', 'TRUST_PROXY'] as const

type Numbers = { readonly [Name in keyof typeof NUMBERS]: number }

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

export interface Config extends Numbers {
  readonly HOST: string
  readonly DATA_DIR: string
  readonly METRICS_HOST: string
  /** The PostgreSQL that keeps the tables, instead of a file in that folder. */
  readonly DATABASE_URL: string | null
  readonly LOG_LEVEL: (typeof LOG_LEVELS)[number]
  /** Whether the address of a client is taken from the proxy's header. */
  readonly TRUST_PROXY: boolean
}

export class BadConfig extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>

const textOf = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined

const numberOf = (env: Environment, name: keyof typeof NUMBERS): number => {
  const { fallback, from, to } = NUMBERS[name]
  const text = textOf(env, name)
  if (text === undefined) return fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= from && value <= to) return value
  throw new BadConfig(`${name} must be a whole number from ${from} to ${to}, not “${text}”.`)
}

const oneOf = <Value extends string>(env: Environment, name: string, values: readonly Value[], fallback: Value): Value => {
  const text = textOf(env, name)
  if (text === undefined) return fallback
  const found = values.find((value) => value === text)
  if (found === undefined) throw new BadConfig(`${name} must be one of ${values.join(', ')}, not “${text}”.`)
  return found
}

/** The address may hold a password: it is never repeated. */
const databaseOf = (env: Environment): string | null => {
  const text = textOf(env, 'DATABASE_URL')
  if (text === undefined) return null
  const address = URL.canParse(text) ? new URL(text) : null
  if (address && /^postgres(ql)?:$/.test(address.protocol) && address.pathname.length > 1) return text
  throw new BadConfig(
    'DATABASE_URL must be the address of a PostgreSQL database, like postgres://user:password@host:5432/database.',
  )
}

export const readConfig = (env: Environment): Config => {
  const names = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]
  const numbers = Object.fromEntries(names.map((name) => [name, numberOf(env, name)])) as Numbers
  return {
    ...numbers,
    HOST: textOf(env, 'HOST') ?? '0.0.0.0',
    DATA_DIR: textOf(env, 'DATA_DIR') ?? 'data',
    METRICS_HOST: textOf(env, 'METRICS_HOST') ?? '127.0.0.1',
    DATABASE_URL: databaseOf(env),
    LOG_LEVEL: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    TRUST_PROXY: ['yes', 'true'].includes(oneOf(env, 'TRUST_PROXY', ['yes', 'no', 'true', 'false'], 'no')),
  }
}
