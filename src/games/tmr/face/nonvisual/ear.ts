import { type PointWords, useHeldLine, useTakingBack } from '../../../../house/nonvisual/index.ts'
import { type HearingProps, type Kinds, tableHooks } from '../../../../house/play/index.ts'
import type { Answer } from '../../../../house/question/index.ts'
import { type Command, costs, isCellId, type Walk } from '../../rules/public.ts'
import { useOwnSeat, usePlay, usePlayStore } from '../desk/context.ts'
import { useForetells } from '../desk/framing.ts'
import { useHere } from '../question/index.ts'
import { cellName } from '../words/places.ts'
import { costsWords } from '../words/told.ts'
import { Around } from './Around.tsx'
import { hear } from './hear.ts'
import { misheardWords, placeWords, replyTo } from './replies.ts'
import { askedWords, type Telling } from './tell.ts'

interface ToldKinds extends Kinds {
  readonly here: Telling
}

const { useHere: useTold } = tableHooks<ToldKinds>()

/** MOV-2: how far, how tiring, how likely to be left in peace. */
const wayWords = ({ texts, format }: Telling, { steps, fatigue, toll, chance }: Walk): string =>
  texts.ui.walking.way({
    cells: steps.length,
    costs: costsWords(texts, format, costs({ dream: toll, fatigue })),
    chance: format.probability(chance),
  })

/** Said whatever is asked just then of the dreamer in hand. */
const isRuling = ({ ruling }: Telling, { type }: Command): boolean =>
  ruling?.answers.some(({ takes }) => takes.kind === 'say' && takes.command.type === type) ?? false

/** What becomes of a line of words: an answer, a reply, or a sentence why not. */
const useHearing = ({ speak, onUndo }: HearingProps): ((line: string) => void) => {
  const { here: telling } = useTold()
  const { prompt, mayAct } = usePlay(({ prompt, mayAct }) => ({ prompt, mayAct }))
  const play = usePlayStore()
  const seat = useOwnSeat()
  const { keep } = useHere()
  const foretells = useForetells()
  const undo = useTakingBack(onUndo)
  const { voice } = telling
  const { ear } = telling.texts.ui

  const take = (line: string): void => {
    const heard = hear(line, telling)
    const { say, desk, view } = play.getState()
    switch (heard.kind) {
      case 'say':
        if (isRuling(telling, heard.command)) void seat.say(heard.command)
        else if (mayAct) say(heard.command)
        else if (view.role.kind !== 'joueur') speak(voice.notYet)
        else hold(line)
        break
      case 'ask':
        speak(replyTo(telling, heard.question === 'around' && !foretells ? 'where' : heard.question))
        break
      case 'tell':
        speak(placeWords(telling, heard.cell))
        break
      case 'want':
        keep(heard)
        speak(heard.spell ? ear.goalSet({ spell: telling.spellName(heard.spell) }) : ear.wandering, askedWords(telling))
        break
      case 'undo':
        undo()
        break
      case 'walk':
        if (!mayAct) hold(line)
        else {
          desk.setState({ walk: heard.walk.steps, told: null })
          speak(wayWords(telling, heard.walk))
        }
        break
      case 'stop':
        keep(heard)
        speak('', askedWords(telling))
        break
      case 'sleepOn':
      case 'putAway':
      case 'chooseCell':
        keep(heard)
        break
      case 'not':
        speak(misheardWords(telling, heard.misheard))
        break
      default:
        heard satisfies never
    }
  }

  const hold = useHeldLine({ asked: prompt, mayAct }, take, () => speak(voice.notYet))
  return take
}

/** MOV-3: a way is told with where it leads. */
const markedAs = ({ group, told, label }: Answer): string => (group === 'ways' ? (told ?? label) : label)

/** MAP-1: a cell is called by its name; what is no cell of this map is nothing. */
const pointWords =
  ({ texts }: Telling): PointWords =>
  (name, place) =>
    isCellId(place) ? texts.ui.words.points({ name, place: `${cellName(texts, place)} (${place})` }) : null

/** The Terres Médianes without sight. */
export const EAR = {
  Twin: Around,
  title: ({ texts }: Telling) => texts.ui.twin.title,
  hint: ({ texts }: Telling) => texts.ui.ear.lineHint,
  askedWords,
  useHearing,
  // DRG-4: a card put away tells nothing by itself: what stands behind it is said.
  again: ({ drawn }: Telling, { drawn: before }: Telling) => before !== null && before.key !== drawn?.key,
  ...{ pointWords, markedAs },
}
