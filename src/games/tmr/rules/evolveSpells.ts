import { standsUnruled } from './aiming/rulingOf.ts'
import type { Tear } from './aiming/tearForms.ts'
import type { Happening } from './events.ts'
import { changed } from './evolving.ts'
import type { Dreamer, Effect, Took } from './state.ts'

type Of<Type extends Happening['type']> = Extract<Happening, { type: Type }>

/** TGT-2, TGT-4: what became of a spell; of one on the caster, how it came there. */
const taken = ({ spell, outcome, how, centre }: Took): Took => ({
  ...{ spell, outcome },
  ...(outcome === 'self' && how ? { how } : {}),
  ...(centre ? { centre } : {}),
})

/** CAST-6, TGT-2: what became of it, and of those that went off with it. */
const ruled = ({ text, tear }: Effect, { was, others, ...first }: Of<'spellRuled'>): Effect => ({
  ...{ ...taken({ ...first, how: was }), text, tear },
  ...(others ? { others: others.map((other) => taken({ ...other, how: was })) } : {}),
})

const tornAs = ({ colour, metres, lasting, lasts, beyond }: Of<'torn'>): Tear => ({
  ...{ colour, metres, lasting },
  ...(lasts ? { lasts } : {}),
  ...(beyond ? { beyond } : {}),
})

/** CAST-6, MOV-4: what was still to be ruled stands behind what comes. */
export const leftBehind = ({ unruled, effect }: Dreamer, come: Of<'ascended' | 'tookEffect'>): readonly Effect[] =>
  come.unruled && effect ? [...unruled, effect] : unruled

const took = (dreamer: Dreamer, happening: Of<'tookEffect'>): Dreamer =>
  changed(dreamer, {
    stage: dreamer.stage.phase === 'targeting' ? { phase: 'awake' } : dreamer.stage,
    sight: null,
    unruled: leftBehind(dreamer, happening),
    effect: {
      ...taken(happening),
      text: null,
      tear: null,
      ...(happening.whom ? { whom: happening.whom } : {}),
      ...(happening.others ? { others: happening.others.map(taken) } : {}),
    },
  })

/** What is said of a spell is said of the one that is asked about; one left behind is shown once nothing of it is open. */
const said = (dreamer: Dreamer, change: (effect: Effect) => Effect | null): Dreamer => {
  const [behind, ...others] = dreamer.unruled
  if (!behind) return changed(dreamer, { effect: change(dreamer.effect as Effect) })
  const after = change(behind)
  return after && standsUnruled(after)
    ? changed(dreamer, { unruled: [after, ...others] })
    : changed(dreamer, { unruled: others, effect: dreamer.effect ?? after })
}

/** What spells come to, and what the gardien says of it. */
export const followSpells = (
  dreamer: Dreamer,
  happening: Of<'tookEffect' | 'described' | 'spellEnded' | 'spellRuled' | 'torn'>,
): Dreamer => {
  switch (happening.type) {
    case 'tookEffect':
      return took(dreamer, happening)
    case 'described':
      return said(dreamer, (effect) => ({ ...effect, text: happening.text }))
    case 'spellEnded':
      return happening.of === undefined ? said(dreamer, () => null) : dreamer
    case 'spellRuled':
      return said(dreamer, (effect) => ruled(effect, happening))
    case 'torn':
      return said(dreamer, (effect) => ({ ...effect, tear: tornAs(happening) }))
    default:
      return happening satisfies never
  }
}
