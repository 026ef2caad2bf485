import { hrefOf } from '../../../house/routes/route.ts'

export const RULES_PAGE = 'regles'

export const rulesPage = (rule: string | null): readonly string[] => ['duel', RULES_PAGE, ...(rule ? [rule] : [])]

export const hrefOfRule = (rule: string): string => hrefOf({ screen: 'page', page: rulesPage(rule) })
