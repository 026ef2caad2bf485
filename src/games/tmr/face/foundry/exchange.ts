import type { Foreign } from '../../../../house/face/face.ts'
import { download } from '../../../../house/library/download.ts'
import { slugOf } from '../../../../house/library/fileName.ts'
import { formatOf, type Locale } from '../../../../house/texts/format.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { dreamerId } from '../../rules/public.ts'
import { loadFoundry } from '../../texts/index.ts'
import { createDreamer } from '../dreamer/newDreamer.ts'
import { setupFor } from '../table/ownSetups.ts'
import { actorOf } from './actor.ts'
import { readActor } from './readActor.ts'
import { tellLeft } from './tellLeft.ts'
import { writeActor } from './writeActor.ts'

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
