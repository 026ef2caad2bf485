/** SIG-7: ten points for each of its difficulty; half for one forgotten (SIG-8). */
export const synthesisPrice = (difficulty: number, forgotten: boolean): number =>
  forgotten ? Math.floor((-difficulty * 10) / 2) : -difficulty * 10
