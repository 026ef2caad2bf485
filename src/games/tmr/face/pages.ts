import { hrefOf } from '../../../house/routes/route.ts'

const TMR = 'tmr'
export const [DREAMER_PAGE, RULES_PAGE] = ['haut-revant', 'regles'] as const

export const dreamerPage = (id: string | null): readonly string[] => [TMR, DREAMER_PAGE, ...(id ? [id] : [])]
export const rulesPage = (rule: string | null): readonly string[] => [TMR, RULES_PAGE, ...(rule ? [rule] : [])]

export const hrefOfRule = (rule: string): string => hrefOf({ screen: 'page', page: rulesPage(rule) })
