import type { Guidance } from '../../../practice/index.ts'
import type { PracticeTexts } from '../../../texts/index.ts'

/** The guide for the ear: what came of the last act, then what to do, or what has been learnt. */
export const spokenGuide = (words: PracticeTexts['lessons'], { intro, comment, ask, learnt }: Guidance): string =>
  [intro, comment?.text, ask, ...(learnt.length > 0 ? [`${words.over}.`, ...learnt] : [])]
    .filter((part) => typeof part === 'string')
    .join(' ')
