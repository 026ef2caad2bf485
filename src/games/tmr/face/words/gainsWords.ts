import type { Format } from '../../../../house/texts/format.ts'
import type { Voie } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

interface Gains {
  readonly reve: number
  readonly voie: Voie | null
  readonly points: number
}

/** ROL-4: where experience goes: "2 en RÊVE et 3 en Hypnos". */
export const gainsWords = (texts: Texts, format: Format, { reve, voie, points }: Gains): string => {
  const { journal, voies, ui } = texts
  const gains = [
    { points: reve, where: ui.sheet.reve },
    { points, where: voie ? voies[voie] : '' },
  ].filter((gain) => gain.points > 0 && gain.where !== '')
  return format.and(gains.map((gain) => journal.learnedIn(gain)))
}
