import { type Ask, type Dice, type Face, fitsAsk } from '../kit/dice.ts'
import { type Answer, refused, type Submission } from '../kit/drafts.ts'
import { refusal } from '../kit/refusal.ts'
import { type Role, roleKey } from '../kit/roles.ts'
import type { WireAnswer, WireDie } from '../kit/wire.ts'

interface Held {
  readonly by: Role
  readonly id: string
  readonly command: unknown
  readonly faces: readonly Face[]
  /** Null while the faces so far are being tried. */
  readonly ask: Ask | null
}

interface Parts {
  readonly submit: (submission: Submission) => Promise<Answer>
  /** For the dice that the gardien leaves to the program. */
  readonly dice: Dice
  readonly onAsked: (dice: readonly WireDie[]) => void
  readonly onAnswer: (by: Role, id: string, answer: Answer) => void
}

/** Commands that wait for the gardien's dice, one for each role. They live here only: whoever sent one sends it again after a cut. */
export interface HeldDice {
  submit(by: Role, id: string, command: unknown): Promise<Answer | 'held'>
  enter(id: string, die: string, face: Face | null): Promise<WireAnswer>
  asked(): readonly WireDie[]
  /** All held commands, taken out. */
  release(): readonly Pick<Held, 'by' | 'id' | 'command'>[]
  drop(by: Role): void
}

const REMEMBERED = 200

const dieId = ({ by, id, faces }: Held): string => `${roleKey(by)} ${id} ${faces.length}`

export const createHeldDice = ({ submit, dice, onAsked, onAnswer }: Parts): HeldDice => {
  const held = new Map<string, Held>()
  const entered = new Map<string, Promise<WireAnswer>>()

  const asked = (): readonly WireDie[] =>
    [...held.values()].flatMap((one) => (one.ask ? [{ id: dieId(one), by: one.by, ask: one.ask }] : []))

  const tryOut = (one: Held): Promise<Answer> => {
    const { by, id, command, faces } = one
    return submit({ by, id, command, faces, secrets: 'entered' })
  }

  const replaceBy = (one: Held): void => {
    const before = held.get(roleKey(one.by))
    if (before && before.id !== one.id) onAnswer(before.by, before.id, refused(refusal('replaced')))
    held.set(roleKey(one.by), one)
    onAsked(asked())
  }

  /** Held on when one more face is needed; done with otherwise. */
  const settle = (one: Held, answer: Answer): void => {
    if (held.get(roleKey(one.by))?.id !== one.id) return
    if ('needs' in answer) {
      replaceBy({ ...one, ask: answer.needs })
      return
    }
    held.delete(roleKey(one.by))
    onAsked(asked())
    onAnswer(one.by, one.id, answer)
  }

  const enterFace = async (die: string, face: Face | null): Promise<WireAnswer> => {
    const one = [...held.values()].find((other) => other.ask && dieId(other) === die)
    if (!one?.ask) return refused(refusal('no-such-die'))
    const shown = face ?? dice.roll(one.ask)
    if (!fitsAsk(one.ask, shown)) return refused(refusal('face-does-not-fit', null, { die: one.ask.label }))
    const fuller = { ...one, faces: [...one.faces, shown], ask: null }
    held.set(roleKey(one.by), fuller)
    settle(fuller, await tryOut(fuller))
    return { ok: true }
  }

  return {
    submit: async (by, id, command) => {
      if (held.get(roleKey(by))?.id === id) return 'held'
      const one: Held = { by, id, command, faces: [], ask: null }
      const answer = await tryOut(one)
      if (!('needs' in answer)) return answer
      replaceBy({ ...one, ask: answer.needs })
      return 'held'
    },
    enter: (id, die, face) => {
      const before = entered.get(id)
      if (before) return before
      const answer = enterFace(die, face)
      if (entered.size >= REMEMBERED) entered.delete(entered.keys().next().value as string)
      entered.set(id, answer)
      return answer
    },
    asked,
    release: () => {
      const all = [...held.values()]
      held.clear()
      if (all.length > 0) onAsked([])
      return all
    },
    drop: (by) => {
      if (held.delete(roleKey(by))) onAsked(asked())
    },
  }
}
