import { useState } from 'react'
import { FaceEntry } from '../../../../house/dice/index.ts'
import { useLabels } from '../../../../house/people/index.ts'
import { useShell } from '../../../../house/play/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { useEscape } from '../../../../house/ui/escape.ts'
import { CheckField, ChoiceField, NumberField } from '../../../../house/ui/fields.tsx'
import { type CellId, type Command, type DreamerView, isCellId, ruleOfEntry, SAID_RULES } from '../../rules/public.ts'
import { Token } from '../company/Token.tsx'
import type { Choosing } from '../desk/choosing.ts'
import { useDesk, useOwnSeat, usePlay } from '../desk/context.ts'
import { outcomesOf } from '../dice/diceWords.ts'
import { useNaming } from '../question/index.ts'
import { useDragonTexts } from '../words/language.tsx'
import { GARDIEN_PANE } from './kinds.ts'

/** What a cell is chosen for, and what comes of it. */
interface Asks {
  readonly title: string
  readonly reason: string
  readonly rule: Parameters<typeof RuleTag>[0]['rule'] | null
  /** Null: nothing is said, a note is written where its tool is. */
  readonly commandFor: (cell: CellId) => Command | null
  /** To all: for whom it is, or where; the cell of whoever is lost is never said. */
  readonly announced?: string
}

const USUAL_STRENGTH = 6

/** What of an encounter is said beside its place. */
interface How {
  /** To whom, wherever they go; empty: as the place says. */
  readonly named: string
  /** Null: by the dice. */
  readonly strength: number | null
  readonly openly: boolean
}

interface SendTo extends Pick<How, 'strength'> {
  readonly to: DreamerView
  /** Null: wherever they go. */
  readonly cell: CellId | null
}

/** ENC-1: whom it is sent to: whoever stands there, wherever they are next, the one named above all; otherwise the one in hand, on that cell. */
const useSendTo = ({ named, strength }: How): SendTo => {
  const { boards, board } = usePlay(({ view, board }) => ({ boards: view.boards, board }))
  const target = useDesk((state) => state.target)
  const there = [board, ...boards].filter(({ position }) => target !== null && position === target)
  const [to = null] = [...there.filter(({ id }) => id === named), ...there]
  return { to: to ?? board, cell: to ? null : target, strength }
}

const useAsks = (choosing: Choosing, { to, cell: on, strength }: SendTo): Asks => {
  const { texts, afflictionName } = useNaming()
  const { effects, id: dreamer } = usePlay((play) => play.board)
  const target = useDesk((state) => state.target)
  const { choosing: words } = texts.ui
  switch (choosing.kind) {
    case 'effect': {
      const { effect } = choosing
      const id = effects.find(({ n }) => n === effect)?.id ?? ''
      const reason = words.effect({ name: afflictionName(id) })
      return {
        title: words.which,
        reason,
        rule: ruleOfEntry(id),
        commandFor: (cell) => ({ type: 'choose', dreamer, effect, cell }),
      }
    }
    case 'place': {
      const { hidden } = choosing
      const reason = hidden ? words.placeHidden : words.placeTold
      const rule = SAID_RULES.place
      return { title: words.place, reason, rule, commandFor: (cell) => ({ type: 'place', dreamer, cell, hidden }) }
    }
    case 'send': {
      const { encounter: kind } = choosing
      const { name, short } = texts.encounters[kind]
      const who = to.sheet.name
      return {
        title: words.sending({ name: short, placed: target !== null }),
        reason: words.send({ name, who, here: on !== null, strength }),
        rule: SAID_RULES.sendEncounter,
        commandFor: () => ({ type: 'sendEncounter', to: to.id, cell: on, kind, ...(strength === null ? {} : { strength }) }),
        announced: on ? words.announcedOn({ name, cell: on }) : words.announcedTo({ name, who }),
      }
    }
    case 'note':
      return { title: words.which, reason: words.note, rule: null, commandFor: () => null }
    default:
      return choosing satisfies never
  }
}

/** What was chosen is said; a note is written where its tool is. */
const useConfirming = (commandFor: Asks['commandFor']) => {
  const { desk, say } = usePlay(({ desk, say }) => ({ desk, say }))
  const seat = useOwnSeat()
  const { openPane } = useShell()
  return (cell: CellId): void => {
    const command = commandFor(cell)
    desk.setState({ choosing: null, target: null, ...(command ? {} : { noted: cell }) })
    if (!command) openPane(GARDIEN_PANE)
    // What the gardien's tools say is said whatever is asked just then.
    else if (command.type === 'choose') say(command)
    else void seat.say(command)
  }
}

const Whose = ({ of: { id, sheet } }: { readonly of: DreamerView }) => {
  const role = usePlay(({ view }) => view.role.kind)
  const labelOf = useLabels()
  if (role !== 'gardien') return null
  return (
    <span className="die-whose">
      <Token seat={id} /> {labelOf(id, sheet.name)}
    </span>
  )
}

interface SendingProps {
  readonly how: How
  readonly sendTo: SendTo
  readonly onChange: (how: How) => void
}

/** To somebody wherever they go, without the map too; its strength, and whether all hear of it. */
const Sending = ({ how, sendTo: { to, cell }, onChange }: SendingProps) => {
  const { choosing, secrets } = useNaming().texts.ui
  const { desk, boards } = usePlay(({ desk, view }) => ({ desk, boards: view.boards }))
  const target = useDesk((state) => state.target)
  const labelOf = useLabels()
  const { talk } = useOwnSeat()
  const { strength } = how
  return (
    <>
      <ChoiceField
        label={choosing.wherever}
        value={target && !cell ? to.id : ''}
        options={{ '': '–', ...Object.fromEntries(boards.map(({ id, sheet }) => [id, labelOf(id, sheet.name)])) }}
        onChange={(named) => {
          onChange({ ...how, named })
          desk.setState({ target: boards.find(({ id }) => id === named)?.position ?? null })
        }}
      />
      <CheckField
        label={secrets.chooseStrength}
        checked={strength !== null}
        onChange={(chosen) => onChange({ ...how, strength: chosen ? USUAL_STRENGTH : null })}
      />
      {strength !== null && (
        <NumberField
          label={secrets.strength}
          value={strength}
          least={1}
          most={99}
          onChange={(typed) => onChange({ ...how, strength: typed })}
        />
      )}
      {talk && <CheckField label={choosing.openly} checked={how.openly} onChange={(openly) => onChange({ ...how, openly })} />}
    </>
  )
}

/** A cell that this person wants to choose: marked on the map or in the list, then confirmed. Nothing else is asked meanwhile. */
export const CellQuestion = ({ choosing, cells }: { readonly choosing: Choosing; readonly cells: readonly CellId[] }) => {
  const { texts, format, spellName } = useNaming()
  const dragon = useDragonTexts()
  const { desk, mayAct, board } = usePlay(({ desk, mayAct, board }) => ({ desk, mayAct, board }))
  const [how, setHow] = useState<How>({ named: '', strength: null, openly: false })
  const sendTo = useSendTo(how)
  const target = useDesk((state) => state.target)
  const { title, reason, rule, commandFor, announced } = useAsks(choosing, sendTo)
  const confirm = useConfirming(commandFor)
  const { talk } = useOwnSeat()
  const stop = (): void => desk.setState({ choosing: null, target: null })
  const enter = (cell: CellId): void => {
    if (Number.isNaN(how.strength)) return
    if (how.openly && announced) void talk?.speak(announced, 'all')
    confirm(cell)
  }
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
      whose={choosing.kind === 'send' ? target && <Whose of={sendTo.to} /> : <Whose of={board} />}
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
      onEnter={(face) => typeof face === 'string' && isCellId(face) && enter(face)}
      onCancel={stop}
    >
      {choosing.kind === 'send' && <Sending {...{ how, sendTo }} onChange={setHow} />}
    </FaceEntry>
  )
}
