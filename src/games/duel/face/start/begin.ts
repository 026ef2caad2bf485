import { newLocalTable } from '../../../../house/library/savedTable.ts'
import type { Refusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import type { StartTexts } from '../../texts/startTexts.ts'
import type { Other } from './against.ts'
import type { DuelCard } from './index.tsx'

/** By name: several of one strength, and several people, are numbered. */
const namesOf = ({ strengths, seats }: StartTexts, all: readonly Other[]): readonly string[] =>
  all.map((who, at) => {
    const alike = all.filter((one) => one === who).length
    const number = all.slice(0, at + 1).filter((one) => one === who).length
    if (who === 'person') return alike > 1 ? seats.numbered({ number }) : seats.you
    const { name } = strengths[who]
    return alike > 1 ? `${name} ${number}` : name
  })

/** A duel of this browser: me and bots, or several who pass the device. */
export const beginDuel = async (texts: StartTexts, others: readonly Other[], advanced: boolean): Promise<string | Refusal> => {
  const { duel } = await import('../../rules/index.ts')
  const all = ['person', ...others] as const
  const names = namesOf(texts, all)
  const seats = names.map((name, at) => ({ id: `s${at + 1}`, name }))
  const played = all.map((who, at) => ({ role: joueur(`s${at + 1}`), by: who === 'person' ? who : { bot: who } }))
  const card: DuelCard = { name: names.join(', '), against: names.slice(1) }
  return newLocalTable(duel, { advanced, seats, position: null }, played, card)
}
