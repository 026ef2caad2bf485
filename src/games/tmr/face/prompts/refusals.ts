import { refusalText } from '../../../../house/texts/index.ts'
import type { CastChoice } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

export interface Refused {
  /** Said once for all of them. */
  readonly reason: string
  readonly casts: readonly CastChoice[]
}

/** What cannot be cast, by the reason why. */
export const refusedBy = (texts: Texts, casts: readonly CastChoice[]): readonly Refused[] => {
  const byReason = new Map<string, CastChoice[]>()
  for (const cast of casts) {
    if (!cast.refusal) continue
    const reason = refusalText(texts, cast.refusal)
    byReason.set(reason, [...(byReason.get(reason) ?? []), cast])
  }
  return [...byReason].map(([reason, refused]) => ({ reason, casts: refused }))
}
