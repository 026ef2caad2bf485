import type { Guidance } from '../../kit/lessons/index.ts'
import type { ShellTexts } from '../texts/shellWords.tsx'

/** The guide for the ear: what came of the last act, then what to do, or what has been learnt. */
export const spokenGuide = (words: ShellTexts['lessons'], { intro, comment, ask, learnt }: Guidance): string =>
  [intro, comment?.text, ask, ...(learnt.length > 0 ? [`${words.over}.`, ...learnt] : [])]
    .filter((part) => typeof part === 'string')
    .join(' ')
