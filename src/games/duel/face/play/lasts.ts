import { gameSettingOf } from '../../../../house/settings/gameSettings.ts'
import { useSettings } from '../../../../house/settings/settings.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import type { Role } from '../../../../kit/roles.ts'
import type { Told } from '../../rules/public.ts'
import { CALM, STEP_BY_STEP } from '../settings.ts'

/** What somebody does that is seen on the cloth. */
const ACTS: readonly Told['type'][] = [
  ...(['summoned', 'itemUsed', 'attacked', 'defended', 'artefactDefeated', 'dreamerWoke', 'discarded'] as const),
  ...(['designated', 'enduranceChanged', 'stilled', 'recalled', 'dispelled', 'bartered', 'exchanged'] as const),
]
/** For the first sentence of what was done, and for each that follows it. */
const [FIRST, NEXT] = [1300, 800]

/** How long what others did is looked at: words take as long to be read where nothing moves. */
export const lastsOf = (notices: readonly Notice<Told>[], role: Role): number => {
  const acts = notices.flatMap(({ told }) => told.filter(({ type }) => ACTS.includes(type)))
  const [first] = acts
  const by = first && ('by' in first ? first.by : 'seat' in first ? first.seat : null)
  // What comes of an attack is looked at, whoever was attacked.
  const own = role.kind === 'joueur' && by === role.seat && first?.type !== 'defended'
  if (!first || own) return 0
  const settings = useSettings.getState()
  if (gameSettingOf(settings, STEP_BY_STEP)) return Number.POSITIVE_INFINITY
  return gameSettingOf(settings, CALM) ? FIRST + NEXT * (acts.length - 1) : 0
}
