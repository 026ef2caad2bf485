import { useEffect, useMemo, useState } from 'react'
import type { Wanted } from '../../rules/public.ts'
import type { Reckoned } from '../desk/messages.ts'
import { reckon } from './reckoner.ts'

interface Heard extends Partial<Reckoned> {
  readonly key: string
}

/** What is known of this moment so far; null until its figure is reckoned, or where there is nothing to ask. */
export const usePlan = (wanted: Wanted | null): Reckoned | null => {
  const key = wanted && JSON.stringify(wanted)
  const [heard, setHeard] = useState<Heard | null>(null)
  useEffect(() => {
    if (!key) return
    return reckon(JSON.parse(key) as Wanted, (part) =>
      setHeard((before) => ({ ...(before?.key === key ? before : {}), ...part, key })),
    )
  }, [key])
  return useMemo(() => {
    if (!heard?.plan || heard.key !== key) return null
    const { plan, advice = null, outlook = null, hopeful = null, otherMode = null } = heard
    return { plan, advice, outlook, hopeful, otherMode }
  }, [heard, key])
}
