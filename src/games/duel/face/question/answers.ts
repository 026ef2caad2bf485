import { always } from '../../../../house/question/index.ts'
import { refusalText } from '../../../../house/texts/index.ts'
import { type Command, isPower, lackOf, type Player, refusalSeen } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { cardName, cardWords } from '../words.ts'
import type { Asking, AskingMe, DuelAnswer, LaidOut } from './asking.ts'

/** What all questions have in common but the one at the end. */
export const IN_TURN = { fields: [], waits: 'turn' } as const

/** Why it cannot be said, in a sentence, and the rule of that; null: it can. */
export const whyNot = ({ texts, table, me }: AskingMe, command: Command) => {
  const refused = refusalSeen(table, command, me.seat)
  return refused && { refusal: refusalText(texts, refused), ...(refused.rule && { rule: refused.rule }) }
}

type Said = Omit<DuelAnswer, 'follows' | 'refusal' | 'takes'>

/** What says something to the table, and what comes of it. */
export const saying = (asking: AskingMe, command: Command, follows: string | null, answer: Said): DuelAnswer => ({
  ...{ ...answer, follows: always(follows), refusal: null, ...whyNot(asking, command) },
  takes: { kind: 'say', command },
})
export const keeping = (what: LaidOut): DuelAnswer['takes'] => ({ kind: 'keep', what })

export const back = ({ texts }: Asking): DuelAnswer => ({
  ...{ id: 'back', label: texts.ui.prompts.back, group: 'back' },
  takes: keeping({ doing: null }),
})

/** The names of answers: what lies on the cloth finds by them what touching it does. */
export const handId = (card: string): string => `hand:${card}`
export const campId = (card: string): string => `camp:${card}`
export const foeId = (seat: string, card: string): string => `foe:${seat}/${card}`
export const powerId = (power: string): string => `power:${power}`
export const dreamerId = (seat: string): string => `dreamer:${seat}`
export const seatId = (seat: string): string => `seat:${seat}`
export const deckId = (deck: string): string => `deck:${deck}`

/** A card in a camp, as it is picked. */
export const aimKey = (seat: string, card: string): string => `${seat}/${card}`
export const aimOf = (key: string): { readonly seat: string; readonly card: string } => {
  const at = key.lastIndexOf('/')
  return { seat: key.slice(0, at), card: key.slice(at + 1) }
}

export const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

/** Put to what is laid out, or taken back from it. */
export const toggleLabel = ({ texts, table }: Asking, id: string, laid: boolean): string => {
  const { back, put } = texts.ui.prompts.play
  const name = isPower(id) ? cardWords(texts, id, table) : cardName(texts, id)
  return laid ? back({ name }) : put({ name })
}

/** Powers of a row that pay, are added or discarded. */
export const powerToggles = (
  asking: Asking,
  kind: 'pay' | 'add' | 'discard',
  powers: readonly string[],
  laid: readonly string[],
  lies: (laid: readonly string[]) => LaidOut,
): readonly DuelAnswer[] =>
  powers.map((power) => {
    const chosen = laid.includes(power)
    const label = toggleLabel(asking, power, chosen)
    return {
      ...{ id: powerId(power), label, chosen },
      // What reinforces is told; what pays is laid out already.
      told: kind === 'add' && !chosen ? label : '',
      ...(kind === 'discard' ? { aside: true } : { group: kind }),
      takes: keeping(lies(toggled(laid, power))),
    }
  })

/** What is missing to pay for a card, in words; null: nothing, or nobody dreams. */
export const lacksFor = (texts: Texts, id: string, player: Player): string | null => {
  const { lacks } = texts.ui.prompts
  const lack = lackOf(id, player)
  if (!lack) return null
  if (lack.kind === 'same') return lacks.same({ count: lack.count })
  const { day, night, property } = lack
  return [day > 0 && lacks.day({ count: day, property }), night > 0 && lacks.night({ count: night, property })]
    .filter(Boolean)
    .join(', ')
}
