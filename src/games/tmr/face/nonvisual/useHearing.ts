import { useEffect, useState } from 'react'
import type { Prompt, Walk } from '../../rules/public.ts'
import { useOwnSeat, usePlay, usePlayStore } from '../desk/context.ts'
import { askedWords } from './asked.ts'
import { hear } from './hear.ts'
import type { Hearing } from './hearing.ts'
import { misheardWords, placeWords, replyTo } from './replies.ts'
import type { Telling } from './tell.ts'

interface HearingProps {
  readonly telling: Telling
  readonly hearing: Hearing
  readonly speak: (news: string, asked?: string) => void
  readonly onUndo: () => void
  /** DRG-4: the card that came is read. */
  readonly onPutAway: () => void
}

/** An answer typed before the question could be answered waits for it, and for no other. */
interface Held {
  readonly line: string
  readonly prompt: Prompt
}

/** MOV-2: how far, how tiring, how likely to be left in peace. */
const wayWords = ({ texts, format }: Telling, { steps, fatigue, chance }: Walk): string =>
  texts.ui.walking.way({ cells: steps.length, fatigue, chance: format.probability(chance) })

/** Said again alone, it grants what was asked. */
const useTakingBack = (onUndo: () => void): (() => void) => {
  const seat = useOwnSeat()
  return () => {
    const { requests, connection } = seat.store.getState()
    const [asked] = connection === 'local' ? requests : []
    if (asked) void seat.undo({ request: asked.id })
    else onUndo()
  }
}

/** What becomes of a line of words: an answer, a reply, or a sentence why not. */
export const useHearing = ({ telling, hearing, speak, onUndo, onPutAway }: HearingProps): ((line: string) => void) => {
  const { prompt, mayAct } = usePlay(({ prompt, mayAct }) => ({ prompt, mayAct }))
  const play = usePlayStore()
  const undo = useTakingBack(onUndo)
  const [held, setHeld] = useState<Held | null>(null)
  const { ear } = telling.texts.ui

  const take = (line: string): void => {
    const heard = hear(line, hearing)
    const { say, desk, view } = play.getState()
    switch (heard.kind) {
      case 'say':
        if (mayAct) say(heard.command)
        else if (view.role.kind !== 'joueur') speak(ear.notYet)
        else setHeld({ line, prompt })
        break
      case 'ask':
        speak(replyTo(telling, heard.question, hearing))
        break
      case 'tell':
        speak(placeWords(telling, heard.cell))
        break
      case 'want':
        desk.setState({ spell: heard.spell, wanders: heard.spell === null })
        speak(heard.spell ? ear.goalSet({ spell: telling.spellName(heard.spell) }) : ear.wandering, askedWords(telling))
        break
      case 'undo':
        undo()
        break
      case 'walk':
        if (!mayAct) setHeld({ line, prompt })
        else {
          desk.setState({ walk: heard.walk.steps, told: null })
          speak(wayWords(telling, heard.walk))
        }
        break
      case 'sleepOn':
        desk.setState({ sleeping: { until: heard.until, passing: null } })
        break
      case 'stop':
        desk.setState({ sleeping: null })
        speak('', askedWords(telling))
        break
      case 'putAway':
        onPutAway()
        break
      case 'not':
        speak(misheardWords(telling, heard.misheard))
        break
      default:
        heard satisfies never
    }
  }

  useEffect(() => {
    if (!held) return
    if (held.prompt !== prompt) {
      setHeld(null)
      speak(ear.notYet)
    } else if (mayAct) {
      setHeld(null)
      take(held.line)
    }
  })
  return take
}
