/**
 * An evening of many tables, minute by minute: who is connected, what is written, what is sent. On paper: no server is asked.
 *   tsx bench/evening.ts [TABLES]      (100,000 without a number)
 * The costs were measured by `npm run bench:server`; the habits are assumptions, to be changed where one knows better.
 */
const TABLES = Number(process.argv[2] ?? 100_000)
const SEATS = 5
const MINUTES = 24 * 60

const HABITS = {
  /** Sessions of a table a week, and how long one lasts. */
  sessionsAWeek: 0.5,
  minutes: 200,
  /** The evening: when most sit down, and how widely it is spread. */
  beginsAt: 20.5 * 60,
  spread: 45,
  /** Share of a week's sessions on the busiest day. */
  busiestDay: 0.3,
  /** Commands of a whole table a minute while it plays, undos and dice included. */
  commandsAMinute: 3,
} as const

const COSTS = {
  /** Processor of one process a command, everything included: milliseconds. */
  commandMs: 1,
  /** A seat that opens its page: welcome, view, the newest page of the journal. */
  joinMs: 7,
  /** Of a stored command in PostgreSQL, its index included. */
  entryBytes: 460,
  /** Sent to a whole table for one command. */
  sentBytes: 1700,
  /** In memory: an open table with its five connections. */
  tableKb: 404,
} as const

/** Twelve uniform numbers make a bell. */
const bell = (): number => Array.from({ length: 12 }, Math.random).reduce((sum, value) => sum + value, -6)

const playing = new Float64Array(MINUTES)
const joining = new Float64Array(MINUTES)
const sessions = Math.round(TABLES * HABITS.sessionsAWeek * HABITS.busiestDay)
for (let session = 0; session < sessions; session++) {
  const begin = Math.round(HABITS.beginsAt + HABITS.spread * bell())
  const end = begin + Math.round(HABITS.minutes * (1 + 0.25 * bell()))
  for (let minute = begin; minute < end; minute++) playing[minute % MINUTES] = (playing[minute % MINUTES] ?? 0) + 1
  joining[begin % MINUTES] = (joining[begin % MINUTES] ?? 0) + SEATS
}

const most = (values: Float64Array): number => values.reduce((high, value) => Math.max(high, value), 0)
const [tables, joins] = [most(playing), most(joining) / 60]
const writes = (tables * HABITS.commandsAMinute) / 60
const cores = (writes * COSTS.commandMs + joins * COSTS.joinMs) / 1000
const commandsAYear = TABLES * HABITS.sessionsAWeek * 52 * HABITS.minutes * HABITS.commandsAMinute
const memoryGb = (tables * COSTS.tableKb) / 1024 / 1024

const line = (what: string, value: number, unit: string): void =>
  console.log(`${what.padEnd(44)}${value.toLocaleString('en', { maximumFractionDigits: 1 }).padStart(12)} ${unit}`)

console.log(`${TABLES.toLocaleString('en')} tables, the busiest evening of the week`)
line('tables that play at the peak', tables, '')
line('connections at the peak', tables * SEATS, '')
line('seats that sit down, busiest minute', joins, 'a second')
line('commands written at the peak', writes, 'a second')
line('sent at the peak', (writes * COSTS.sentBytes * 8) / 1e6, 'Mbit/s')
line('processor at the peak', cores, 'cores')
line('memory of the processes', memoryGb, 'GB')
line('commands stored a year', commandsAYear / 1e6, 'million')
line('database grows a year', (commandsAYear * COSTS.entryBytes) / 1e9, 'GB')
