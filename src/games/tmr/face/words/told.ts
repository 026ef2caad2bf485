import { type Format, type RefusalParams, refusalText } from '../../../../house/texts/index.ts'
import { type Costs, PARAMETERS, type Stated, type Voie } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

/** What is taken, each with its words. */
export const costsTold = ({ ui }: Texts, costs: Costs) => costs.map((cost) => ({ ...cost, told: ui.costs[cost.of](cost) }))

/** In a sentence: 2 points de rêve et 1 point de vie. */
export const costsWords = (texts: Texts, format: Format, costs: Costs): string =>
  format.and(costsTold(texts, costs).map(({ told }) => told))

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

/** CAST-1: what was stated before the roll, in a line; nothing where nothing was. */
export const statedText = ({ ui, hours }: Texts, format: Format, { note, parameters = {} }: Stated): string => {
  const { stated, labels } = ui.parameters
  const one = (parameter: (typeof PARAMETERS)[number]): string | null => {
    const said = parameters[parameter]
    if (said === undefined) return null
    if (parameters.birth !== undefined && parameter === 'birth')
      return parameters.birth === 'none' ? stated.noBirth : stated.birth({ hour: hours[parameters.birth].hour })
    return parameter === 'diameter'
      ? stated.diameter({ metres: Number(said) })
      : format.labelled(labels[parameter].toLowerCase(), `${said}`)
  }
  return [...PARAMETERS.map(one), note].filter(Boolean).join(' · ')
}

/** Alone, nobody can be asked for leave: what one can do instead is another sentence. */
export type Company = 'alone' | 'table'

interface Refused {
  readonly code: string
  readonly params: RefusalParams
}

export const refusalHere = (texts: Texts, { code, params }: Refused, company: Company): string =>
  refusalText(texts, { code, params: { ...params, company } })
