import { afterMeeting } from './aiming/incoming.ts'
import type { Happening } from './events.ts'
import { changed } from './evolving.ts'
import type { Aimed, Dreamer, Hand } from './state.ts'

type Aiming = Extract<Happening, { type: 'aimed' | 'cameBack' | 'spellCame' | 'spellMet' | 'spellTook' }>

/** TGT-4: what passes between two dreamers. */
export const followAims = (dreamer: Dreamer, happening: Aiming): Dreamer => {
  const { hand, aimed } = dreamer.stage as { hand: Hand; aimed: Aimed }
  switch (happening.type) {
    case 'aimed':
      return changed(dreamer, { stage: { phase: 'targeting', hand, aimed: { whom: happening.whom, passed: null } } })
    case 'cameBack':
      return changed(dreamer, { stage: { phase: 'targeting', hand, aimed: { whom: aimed.whom, passed: happening.passed } } })
    case 'spellCame': {
      const { by, caster, spells } = happening
      return changed(dreamer, { incoming: [...dreamer.incoming, { by, ...(caster ? { caster } : {}), spells }] })
    }
    case 'spellMet':
      return changed(dreamer, { incoming: afterMeeting(dreamer.incoming, happening.by) })
    case 'spellTook':
      return happening.forgone ? changed(dreamer, { incoming: afterMeeting(dreamer.incoming, happening.by) }) : dreamer
    default:
      return happening satisfies never
  }
}
