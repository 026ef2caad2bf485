import { toyRules } from '../toy/rules.ts'

export const rules = toyRules('stones')
