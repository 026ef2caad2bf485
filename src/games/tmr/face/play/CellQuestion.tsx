import { FaceEntry } from '../../../../house/dice/index.ts'
import { useLabels } from '../../../../house/people/index.ts'
import { useShell } from '../../../../house/play/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { useEscape } from '../../../../house/ui/escape.ts'
import { type CellId, type Command, type DreamerId, isCellId, ruleOfEntry, SAID_RULES } from '../../rules/public.ts'
import { Token } from '../company/Token.tsx'
import type { Choosing } from '../desk/choosing.ts'
import { useDesk, useOwnSeat, usePlay } from '../desk/context.ts'
import { outcomesOf } from '../dice/outcomes.ts'
import { useNaming } from '../question/index.ts'
import { useDragonTexts } from '../words/language.tsx'
import { GARDIEN_PANE } from './kinds.ts'

interface Told {
  readonly title: string
  readonly reason: string
  readonly rule: Parameters<typeof RuleTag>[0]['rule'] | null
}

/** What the cell is for. */
const useTold = (): ((choosing: Choosing) => Told) => {
  const { texts, afflictionName } = useNaming()
  const effects = usePlay((play) => play.board.effects)
  const { choosing: words } = texts.ui
  return (choosing) => {
    switch (choosing.kind) {
      case 'effect': {
        const id = effects.find(({ n }) => n === choosing.effect)?.id ?? ''
        return { title: words.which, reason: words.effect({ name: afflictionName(id) }), rule: ruleOfEntry(id) }
      }
      case 'place':
        return { title: words.place, reason: choosing.hidden ? words.placeHidden : words.placeTold, rule: SAID_RULES.place }
      case 'send': {
        const { name } = texts.encounters[choosing.encounter]
        return { title: words.which, reason: words.send({ name, strength: choosing.strength }), rule: SAID_RULES.sendEncounter }
      }
      case 'note':
        return { title: words.which, reason: words.note, rule: null }
      default:
        return choosing satisfies never
    }
  }
}

const commandOf = (choosing: Choosing, dreamer: DreamerId, cell: CellId): Command | null => {
  switch (choosing.kind) {
    case 'effect':
      return { type: 'choose', dreamer, effect: choosing.effect, cell }
    case 'place':
      return { type: 'place', dreamer, cell, hidden: choosing.hidden }
    case 'send': {
      const { encounter: kind, strength } = choosing
      return { type: 'sendEncounter', to: dreamer, cell, kind, ...(strength === null ? {} : { strength }) }
    }
    case 'note':
      return null
    default:
      return choosing satisfies never
  }
}

/** What was chosen is said; a note is written where its tool is. */
const useConfirming = (choosing: Choosing) => {
  const { desk, say, id } = usePlay(({ desk, say, board }) => ({ desk, say, id: board.id }))
  const seat = useOwnSeat()
  const { openPane } = useShell()
  return (cell: CellId): void => {
    const command = commandOf(choosing, id, cell)
    desk.setState({ choosing: null, target: null, ...(command ? {} : { noted: cell }) })
    if (!command) openPane(GARDIEN_PANE)
    // What the gardien's tools say is said whatever is asked just then.
    else if (command.type === 'choose') say(command)
    else void seat.say(command)
  }
}

const Whose = () => {
  const { board, role } = usePlay(({ board, view }) => ({ board, role: view.role.kind }))
  const labelOf = useLabels()
  if (role !== 'gardien') return null
  return (
    <span className="die-whose">
      <Token seat={board.id} /> {labelOf(board.id, board.sheet.name)}
    </span>
  )
}

/** A cell that this person wants to choose: marked on the map or in the list, then confirmed. Nothing else is asked meanwhile. */
export const CellQuestion = ({ choosing, cells }: { readonly choosing: Choosing; readonly cells: readonly CellId[] }) => {
  const { texts, format, spellName } = useNaming()
  const dragon = useDragonTexts()
  const { desk, mayAct } = usePlay(({ desk, mayAct }) => ({ desk, mayAct }))
  const target = useDesk((state) => state.target)
  const confirm = useConfirming(choosing)
  const { title, reason, rule } = useTold()(choosing)
  const stop = (): void => desk.setState({ choosing: null, target: null })
  useEscape(true, stop)
  return (
    <FaceEntry
      ask={{ label: 'cell', among: cells }}
      words={{
        dieName: () => title,
        howTo: () => null,
        outcomesOf: (ask) => outcomesOf(texts, format, { dragon, spellName }, ask),
      }}
      name={title}
      title={title}
      whose={<Whose />}
      reason={reason}
      hint={
        <>
          {texts.ui.gardien.pickOnMap} {rule && <RuleTag rule={rule} />}
        </>
      }
      ready={choosing.kind !== 'effect' || mayAct}
      seizes="at once"
      picked={target}
      onPick={(face) => desk.setState({ target: isCellId(face) ? face : null })}
      onEnter={(face) => typeof face === 'string' && isCellId(face) && confirm(face)}
      onCancel={stop}
    />
  )
}
