import { toyScenario } from '../toy/scenario.ts'
import { rules } from './rules.ts'

export const runScenario = toyScenario(rules)
