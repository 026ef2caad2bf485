/** The questions after the first, and the journal. */
export { didWords } from '../dragons/didWords.ts'
export { factsOf } from '../dragons/effectFacts.ts'
export { linesOf, spokenLines } from '../journal/announcements.ts'
export { newsOf } from '../journal/news.ts'
export { journalPages } from '../journal/pages.ts'
export { momentOf, questionOf, rulingQuestion } from '../question/index.ts'
