import type { Format } from '../../../../house/texts/format.ts'
import type { Advice, LaterFigure, Weighed } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

interface Speaking {
  readonly texts: Texts
  readonly format: Format
}

/** A chance under the name of its ascent, the next one apart: "cette montée 3 % · rejeté, à la prochaine 45 %". */
export const chanceWords = (
  { texts, format }: Speaking,
  { chance, ascent, thrownOut }: Pick<Weighed, 'chance' | 'ascent' | 'thrownOut'>,
): string => {
  const { ascents } = texts.ui.planner
  const figure = ascents[ascent]({ chance: format.probability(chance) })
  return thrownOut ? `${figure} · ${ascents.thrownOut({ chance: format.probability(thrownOut.next) })}` : figure
}

const laterWords = ({ texts, format }: Speaking, { after, chance }: LaterFigure): string =>
  texts.ui.planner.ascents[after]({ chance: format.probability(chance) })

/** One figure; the second where it is worth more: "cette montée 3 % · après une nuit 41 %". */
export const figuresWords = (speaking: Speaking, { now, later, verdict, best }: Advice): string => {
  if (verdict === 'goOn' && best) return chanceWords(speaking, best)
  return [chanceWords(speaking, { chance: now, ascent: 'this' }), later && laterWords(speaking, later)]
    .filter(Boolean)
    .join(' · ')
}

/** The second figure, where it stands behind. */
export const laterFigureWords = (speaking: Speaking, { later }: Advice): string | null => later && laterWords(speaking, later)

/** Where another ascent serves the wish better, or none does; null: this one goes on. */
export const verdictWords = ({ texts }: Speaking, { verdict, best, now, later }: Advice): string | null => {
  const { advised } = texts.ui.planner
  if (verdict === 'goOn') return null
  const better = later !== null && later.chance > now
  if (verdict === 'nothing' && best?.action.type === 'descend') return better ? advised.comeDown : advised.comeDownAnyway
  if (verdict === 'nothing' || !later) return advised.otherSpell
  return later.until ? advised.waitFirst({ hour: texts.hours[later.until.hour].hour }) : advised.sleepFirst
}
