export type { EntryWords, JournalLine } from './EntryItem.tsx'
export { isBeginningOf, reader } from './growing.ts'
export { Journal, type JournalPage } from './Journal.tsx'
