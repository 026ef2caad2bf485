import type { Format } from '../../../../house/texts/index.ts'
import { PARAMETERS, type Stated } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

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
