import { useEver } from '../ui/awaited.ts'
import { part } from '../ui/part.tsx'
import { useOpenRule } from './RuleTag.tsx'

const Reading = part(async () => (await import('./RuleReading.tsx')).RuleReading, { soon: true, unseen: true })

/** The rules are loaded with the first that is asked for. */
export const RuleDialog = () => useEver(useOpenRule((state) => state.rule !== null)) && <Reading />
