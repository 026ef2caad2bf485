import type { Foreign } from '../../../../house/face/face.ts'
import { download } from '../../../../house/library/download.ts'
import { slugOf } from '../../../../house/library/fileName.ts'
import { type Format, formatOf, type Locale } from '../../../../house/texts/format.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { dreamerId } from '../../rules/public.ts'
import { type FoundryTexts, loadFoundry } from '../../texts/index.ts'
import { createDreamer } from '../dreamer/newDreamer.ts'
import { setupFor } from '../table/ownSetups.ts'
import { actorOf } from './actor.ts'
import { type Left, readActor } from './readActor.ts'
import { writeActor } from './writeActor.ts'

const NAMED = 12

/** What came, then by name what did not. */
const tellLeft = (texts: FoundryTexts, { and }: Format, name: string, left: readonly Left[]): string => {
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

/** An actor becomes a dreamer kept here; null: the file is no actor. */
export const takeActor = async (json: unknown, locale: Locale): Promise<Foreign | null> => {
  const actor = actorOf(json)
  if (!actor) return null
  const texts = await loadFoundry(locale)
  if (actor.type !== 'personnage') return { kind: 'refused', told: texts.wrongKind({ type: actor.type }) }
  const { setup, left } = readActor(actor)
  const made = await createDreamer({ ...setup, id: dreamerId(slugOf(actor.name)) })
  if (isRefusal(made)) return { kind: 'refused', told: texts.wrong({ field: String(made.params.field ?? '') }) }
  return { kind: 'done', told: tellLeft(texts, formatOf(locale), setup.sheet.name, left) }
}

/** A dreamer as they stand now, as a file that Foundry takes. */
export const giveActor = async (key: string): Promise<void> => {
  const setup = await setupFor({ key, name: '', kept: true })
  if (setup) download(writeActor(setup), `${slugOf(setup.sheet.name)}.foundry.json`)
}
