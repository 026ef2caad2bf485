import { CAMP_KEYS } from '../cloth/Camp.tsx'
import { useHere, useLook, usePlayStore } from '../duel.ts'
import { campId, handId } from '../question/index.ts'

/** DESIGN: 1–6 the hand, Q W E the camp by place, P the row, U the used powers, Escape the way back. */
export const useClothKeys = (): { readonly look: (event: KeyboardEvent) => boolean } => {
  const { question, take } = useHere()
  const look = useLook()
  const play = usePlayStore()
  const touch = (id: string): boolean => {
    const answer = question.answers.find((one) => one.id === id)
    if (!answer || !play.getState().mayAct) return false
    if (answer.refusal) look({ kind: 'card', id: id.slice(id.indexOf(':') + 1), why: answer.refusal })
    else take(answer)
    return true
  }
  const press = ({ key, repeat }: KeyboardEvent): boolean => {
    if (repeat) return false
    const { view } = play.getState()
    const card = /^[1-6]$/.test(key) ? view.mine?.hand[Number(key) - 1] : undefined
    const lettered = question.answers.some(({ letter, aside }) => letter === key && !aside)
    if (card !== undefined && !lettered) return touch(handId(card))
    const place = CAMP_KEYS.findIndex((one) => one.toLowerCase() === key.toLowerCase())
    const standing = view.players.find(({ seat }) => seat === view.mine?.seat)?.artefacts[place]
    if (standing) return touch(campId(standing.card))
    if (key === 'Escape') return touch('back')
    if (key.toLowerCase() === 'u') look({ kind: 'used' })
    else if (key.toLowerCase() === 'p') document.querySelector<HTMLElement>('.cloth > .side .row-of-powers .touch')?.focus()
    else return false
    return true
  }
  return { look: press }
}
