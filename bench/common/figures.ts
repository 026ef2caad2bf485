/** The value below which that share of them lies. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** In milliseconds. */
export interface Spent {
  readonly wall: number
  /** Of this process, whatever else the machine does. */
  readonly processor: number
}

export const timed = async (work: () => unknown): Promise<Spent> => {
  const [start, used] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(used)
  return { wall: performance.now() - start, processor: (user + system) / 1000 }
}

export const together = (times: readonly Spent[]): Spent => ({
  wall: times.reduce((sum, { wall }) => sum + wall, 0),
  processor: times.reduce((sum, { processor }) => sum + processor, 0),
})

/** A row: what, by the clock, by processor time. */
export const print = (what: string, wall = '', processor = ''): void =>
  console.log(`${what.padEnd(56)}${wall.padStart(14)}${processor.padStart(18)}`)

const perSecond = (count: number, ms: number): string => Math.round((count / ms) * 1000).toLocaleString('en')

export const rate = (what: string, { wall, processor }: Spent, count: number): void =>
  print(`  ${what}`, perSecond(count, wall), perSecond(count, processor))
