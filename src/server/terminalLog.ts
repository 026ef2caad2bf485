/** From here on a line is for whoever sits at the terminal. */
const WARN = 40

const clockOf = (time: number): string => new Date(time).toTimeString().slice(0, 8)

interface Line {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly err?: { readonly message?: string }
  readonly [about: string]: unknown
}

const OF_THE_MACHINE = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err'])

const lineOf = (line: Line): string => {
  const about = Object.entries(line).flatMap(([name, value]) =>
    OF_THE_MACHINE.has(name) ? [] : [`${name}: ${JSON.stringify(value)}`],
  )
  return `${clockOf(line.time)}  ${[line.msg ?? line.err?.message ?? '', ...about].join('  ')}\n`
}

/** Where somebody reads along: lines of words, and unless all was asked for only what they should know of. */
export const terminalLog = (write: (text: string) => void, asked: boolean): { write(line: string): void } => ({
  write: (line) => {
    const told = JSON.parse(line) as Line
    if (asked || told.level >= WARN) write(lineOf(told))
  },
})
