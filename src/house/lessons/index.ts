export { GuideBox } from './GuideBox.tsx'
export { Learnt } from './Learnt.tsx'
export { type TaughtLesson, useLesson } from './useLesson.tsx'
export { type Opener, type OpenLesson, useOpenLesson } from './useOpenLesson.ts'
