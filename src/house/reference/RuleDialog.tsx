import { useEffect, useState } from 'react'
import { part } from '../ui/part.tsx'
import { useOpenRule } from './RuleTag.tsx'

const Reading = part(async () => (await import('./RuleReading.tsx')).RuleReading, { soon: true, unseen: true })

/** The rule last asked for, over whatever screen is there; the rules are loaded with the first. */
export const RuleDialog = () => {
  const asked = useOpenRule((state) => state.rule !== null)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    if (asked) setLoaded(true)
  }, [asked])
  return loaded ? <Reading /> : null
}
