import { hrefOf } from '../../../../house/routes/route.ts'

const TMR = 'tmr'
export const [DREAMER_PAGE, RULES_PAGE, PRACTICE_PAGE] = ['haut-revant', 'regles', 'exercice'] as const

export const dreamerPage = (id: string | null): readonly string[] => [TMR, DREAMER_PAGE, ...(id ? [id] : [])]
/** A new dreamer for the table of that code. */
export const FOR_TABLE = 'pour-la-table'
export const dreamerForTable = (code: string): readonly string[] => [TMR, DREAMER_PAGE, FOR_TABLE, code]
export const rulesPage = (rule: string | null): readonly string[] => [TMR, RULES_PAGE, ...(rule ? [rule] : [])]
export const practicePage = (...parts: readonly string[]): readonly string[] => [TMR, PRACTICE_PAGE, ...parts]

export const hrefOfRule = (rule: string): string => hrefOf({ screen: 'page', page: rulesPage(rule) })
export const hrefOfPractice = (...parts: readonly string[]): string => hrefOf({ screen: 'page', page: practicePage(...parts) })
