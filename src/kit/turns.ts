/** One job at a time, in the order they come. */
export type InTurn = <Result>(job: () => Promise<Result>) => Promise<Result>

export const createTurns = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const result = last.then(job, job)
    last = result.catch(() => {})
    return result
  }
}

/** The same for each name, forgotten as soon as nobody waits. */
export const createTurnsByName = () => {
  const waiting = new Map<string, { readonly inTurn: InTurn; jobs: number }>()
  return async <Result>(name: string, job: () => Promise<Result>): Promise<Result> => {
    let turns = waiting.get(name)
    if (!turns) waiting.set(name, (turns = { inTurn: createTurns(), jobs: 0 }))
    turns.jobs++
    try {
      return await turns.inTurn(job)
    } finally {
      if (--turns.jobs === 0) waiting.delete(name)
    }
  }
}
