import { type AskedWords, DiceOverlay, type Pointing } from '../../../../house/play/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { NOTE_RULES } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { diceWords } from '../dice/outcomes.ts'
import { purposeOf } from '../dice/purpose.ts'
import { isCommand, reasonOf } from '../dice/reason.ts'
import { useNaming } from '../question/index.ts'
import { useDragonTexts, useLanguage } from '../words/language.tsx'

const dreamerIn = (command: unknown): string | null =>
  typeof command === 'object' && command !== null && 'dreamer' in command ? String(command.dreamer) : null

const useAskedWords = (): AskedWords => {
  const naming = useNaming()
  const { texts, format, spellName } = naming
  const dragon = useDragonTexts()
  const view = usePlay((play) => play.view)
  return {
    ...diceWords(texts, format, { dragon, spellName }),
    reasonOf: (command) => reasonOf(naming, command),
    purposeOf: (command, label, thrown) => {
      const purpose = isCommand(command) ? purposeOf(command, label, thrown) : null
      return purpose && texts.dicePurposes[purpose]
    },
    seatOf: dreamerIn,
    nameOf: (seat) => view.table.find(({ id }) => id === seat)?.name ?? null,
    keeper: texts.ui.gardien.title,
  }
}

/** MAP-5: a cell may be pointed at on the map. */
const usePointing = (): Pointing => {
  const { gardien } = useLanguage().texts.ui
  const desk = usePlay((play) => play.desk)
  const pointed = useDesk((state) => state.told)
  return {
    label: 'cell',
    hint: (
      <>
        {gardien.pickOnMap} <RuleTag rule={NOTE_RULES.placeChosen} />
      </>
    ),
    pointed,
    onEntered: () => desk.setState({ told: null }),
  }
}

/** The dice of the house, in the words of the Terres Médianes. */
export const Dice = () => <DiceOverlay words={useAskedWords()} pointing={usePointing()} />
