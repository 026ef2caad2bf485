import type { Format } from '../../../../house/texts/format.ts'
import type { FoundryTexts } from '../../texts/index.ts'
import type { Left } from './readActor.ts'

const NAMED = 12

/** What came, then by name what did not. */
export const tellLeft = (texts: FoundryTexts, { and }: Format, name: string, left: readonly Left[]): string => {
  const namesOf = (kind: Left['kind']): string =>
    and(left.flatMap((one) => (one.kind === kind && 'name' in one ? [one.name] : [])).slice(0, NAMED))
  const [spells, partly, reserves, dragons] = [namesOf('spell'), namesOf('filled'), namesOf('reserve'), namesOf('dragon')]
  const others = left.filter(({ kind }) => kind === 'other').length
  const filled = (['place', 'endurance', 'birth', 'dream'] as const).filter((kind) => left.some((one) => one.kind === kind))
  return [
    texts.arrived({ name }),
    ...(left.length === 0 ? [texts.nothingLeft] : []),
    ...(spells !== '' ? [texts.spells({ names: spells })] : []),
    ...(partly !== '' ? [texts.filled({ names: partly })] : []),
    ...(reserves !== '' ? [texts.reserves({ names: reserves })] : []),
    ...(dragons !== '' ? [texts.dragons({ names: dragons })] : []),
    ...(others > 0 ? [texts.others({ count: others })] : []),
    ...filled.map((kind) => texts[kind]),
  ].join(' ')
}
