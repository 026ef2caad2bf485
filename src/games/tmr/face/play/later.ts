/** The questions after the first, and the journal. */
export { didWords } from '../dragons/didWords.ts'
export { factsOf } from '../dragons/effectFacts.ts'
export { linesOf, spokenLines } from '../journal/announcements.ts'
export { hasSeveral, journalAsText, pagesOf } from '../journal/asText.ts'
export { groupEntries, groupsWithin } from '../journal/groups.ts'
export { newsOf } from '../journal/news.ts'
export { momentOf, questionOf, rulingQuestion } from '../question/index.ts'
