import type { Prompt } from '../../rules/public.ts'

/** ASC-2, NIT-2: leave to go up, and how long one sleeps, are asked of the gardien. */
export const isForGardien = ({ kind }: Prompt): boolean => kind === 'petition' || kind === 'asleep'
