import { type Dice, type DieFace, seededDice } from '../../../../../kit/dice.ts'
import type { Notice } from '../../../../../kit/feeds.ts'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { GARDIEN } from '../../../../../kit/roles.ts'
import { tmr } from '../../../rules/index.ts'
import { type Command, type DreamerView, promptOf, type Told } from '../../../rules/public.ts'
import { NITOUCHE, PLAYER, type Scene, script } from '../../../rules/testing/scene.ts'
import { factsOf } from '../../dragons/effectFacts.ts'
import { newsOf } from '../../journal/news.ts'
import { journalEntries } from '../../journal/thread.ts'
import { momentOf } from '../../question/index.ts'
import { askingOf } from '../../question/testing.ts'
import type { Spoken } from './spoken.ts'

/** Faces that were laid come first; nothing is met unless it was laid, and other dice fall as they do. */
const laidDice = (text: string): Dice => {
  const laid = script(text).map(([label, face]) => ({ label, face }))
  const others = seededDice(7)
  return {
    roll: (ask): DieFace => {
      const at = laid.findIndex(({ label }) => label === ask.label)
      const [next] = at < 0 ? [] : laid.splice(at, 1)
      return next?.face ?? (ask.label === 'd7' ? 1 : others.roll(ask))
    },
  }
}

export interface Walked {
  readonly scene: Scene
  readonly notices: readonly Notice<Told>[]
  /** Refusal codes that were met. */
  readonly refused: readonly string[]
}

export const walkFrom = (scene: Scene): Walked => ({ scene, notices: [], refused: [] })

/** It is said, by the player or in the gardien's name; a refusal is met, and the walk goes on from where it was. */
export const says = (walked: Walked, type: Command['type'], fields: object = {}, faces = ''): Walked => {
  const command = tmr.parseCommand({ type, dreamer: NITOUCHE, ...fields })
  if (isRefusal(command)) throw new Error(`${type}: ${JSON.stringify(command.params)}`)
  const answer = tmr.decide(walked.scene.table, command, GARDIEN, laidDice(faces))
  if (isRefusal(answer)) return { ...walked, refused: [...walked.refused, answer.code] }
  let table = walked.scene.table
  const told: Told[] = []
  for (const event of answer) {
    const after = tmr.evolve(table, event)
    const piece = tmr.tell(event, table, after)(PLAYER)
    if (piece) told.push(piece)
    table = after
  }
  const seen = tmr.view(table, PLAYER).boards[0] as DreamerView
  const n = walked.notices.length + 1
  return { ...walked, scene: { ...walked.scene, table, seen }, notices: [...walked.notices, { n, told }] }
}

const answersOf = (walked: Walked, spoken: Spoken): readonly string[] => {
  const { scene } = walked
  const view = tmr.view(scene.table, PLAYER)
  const board = view.boards[0] as DreamerView
  const asking = { ...askingOf({ ...scene, seen: board }), ...spoken.naming, board, view, prompt: promptOf(view, board) }
  const { title, asks, answers } = momentOf(asking)
  const follows = answers.flatMap(({ label, follows: then, refusal }) => {
    const after = typeof then === 'object' && then ? [then.won, then.lost] : [then]
    return [label, ...after, refusal].filter((part): part is string => typeof part === 'string' && part !== '')
  })
  return [title, ...(asks ? [asks] : []), ...follows]
}

/** All that this walk said: each message as news, what acts at its end, and the question it came to. */
export const saidOf = (walked: Walked, spoken: Spoken): readonly string[] => {
  const { texts, format } = spoken.naming
  const news = walked.notices.flatMap((_, at) =>
    newsOf(texts, format, journalEntries(walked.notices.slice(0, at + 1)).at(-1), { names: spoken.names, dreamer: NITOUCHE }),
  )
  const { boards, clock } = tmr.view(walked.scene.table, PLAYER)
  const { effects } = boards[0] as DreamerView
  const facts = effects.flatMap((effect) => [
    spoken.names.affliction(effect.id),
    ...factsOf(texts, format, { dragon: spoken.dragon, spellName: spoken.names.spell }, effect, clock.day),
  ])
  return [...news.map(({ text }) => text), ...facts, ...answersOf(walked, spoken)]
}
