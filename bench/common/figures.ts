/** The value below which that share of them lies. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? Number.NaN

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export interface Spent {
  readonly wall: number
  /** Of this process, whatever else the machine does. */
  readonly processor: number
}

/** In milliseconds. */
export const timed = async (work: () => unknown): Promise<Spent> => {
  const [start, used] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(used)
  return { wall: performance.now() - start, processor: (user + system) / 1000 }
}
