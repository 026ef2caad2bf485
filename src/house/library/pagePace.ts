import { createSlices, type Pace } from '../../kit/past/pace.ts'

/** Milliseconds of long work between two moments in which the page may draw and hear. */
const SLICE = 8

const letThePageOn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))

export const pagePace = (): Pace => createSlices(SLICE, () => performance.now(), letThePageOn)
