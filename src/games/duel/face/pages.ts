import { hrefOf } from '../../../house/routes/route.ts'

export const [RULES_PAGE, PRACTICE_PAGE, DECKS_PAGE] = ['regles', 'exercice', 'paquets'] as const

export const rulesPage = (rule: string | null): readonly string[] => ['duel', RULES_PAGE, ...(rule ? [rule] : [])]
export const practicePage = (...parts: readonly string[]): readonly string[] => ['duel', PRACTICE_PAGE, ...parts]
export const decksPage: readonly string[] = ['duel', DECKS_PAGE]

export const hrefOfRule = (rule: string): string => hrefOf({ screen: 'page', page: rulesPage(rule) })
export const hrefOfPractice = (...parts: readonly string[]): string => hrefOf({ screen: 'page', page: practicePage(...parts) })
