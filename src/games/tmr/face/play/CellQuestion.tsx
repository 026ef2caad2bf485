import { useState } from 'react'
import { FaceEntry } from '../../../../house/dice/index.ts'
import { useLabels } from '../../../../house/people/index.ts'
import { useShell } from '../../../../house/play/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { useEscape } from '../../../../house/ui/escape.ts'
import { CheckField } from '../../../../house/ui/fields.tsx'
import {
  type CellId,
  type Command,
  type DreamerId,
  type DreamerView,
  isCellId,
  ruleOfEntry,
  SAID_RULES,
} from '../../rules/public.ts'
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

/** ENC-1: whom it is sent to: whoever stands there, wherever they are next; otherwise the one in hand, on that cell. */
const useSendTo = () => {
  const { boards, board } = usePlay(({ view, board }) => ({ boards: view.boards, board }))
  const target = useDesk((state) => state.target)
  const there = [board, ...boards].find(({ position }) => target !== null && position === target)
  return { to: there ?? board, cell: there ? null : target }
}

/** What the cell is for. */
const useTold = (): ((choosing: Choosing) => Told) => {
  const { texts, afflictionName } = useNaming()
  const effects = usePlay((play) => play.board.effects)
  const sendTo = useSendTo()
  const target = useDesk((state) => state.target)
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
        const told = { name, who: sendTo.to.sheet.name, here: sendTo.cell !== null, strength: choosing.strength }
        return {
          title: words.sending({ name, placed: target !== null }),
          reason: words.send(told),
          rule: SAID_RULES.sendEncounter,
        }
      }
      case 'note':
        return { title: words.which, reason: words.note, rule: null }
      default:
        return choosing satisfies never
    }
  }
}

type SendTo = ReturnType<typeof useSendTo>

const commandOf = (choosing: Choosing, dreamer: DreamerId, cell: CellId, sendTo: SendTo): Command | null => {
  switch (choosing.kind) {
    case 'effect':
      return { type: 'choose', dreamer, effect: choosing.effect, cell }
    case 'place':
      return { type: 'place', dreamer, cell, hidden: choosing.hidden }
    case 'send': {
      const { encounter: kind, strength } = choosing
      return { type: 'sendEncounter', to: sendTo.to.id, cell: sendTo.cell, kind, ...(strength === null ? {} : { strength }) }
    }
    case 'note':
      return null
    default:
      return choosing satisfies never
  }
}

/** To all: for whom it is, or where; the cell of whoever is lost is never said. */
const useAnnouncing = (choosing: Choosing) => {
  const { texts } = useNaming()
  const { talk } = useOwnSeat()
  const { to, cell } = useSendTo()
  const { choosing: words } = texts.ui
  return (): void => {
    if (choosing.kind !== 'send') return
    const { name } = texts.encounters[choosing.encounter]
    void talk?.speak(cell ? words.announcedOn({ name, cell }) : words.announcedTo({ name, who: to.sheet.name }), 'all')
  }
}

/** What was chosen is said; a note is written where its tool is. */
const useConfirming = (choosing: Choosing) => {
  const sendTo = useSendTo()
  const { desk, say, id } = usePlay(({ desk, say, board }) => ({ desk, say, id: board.id }))
  const seat = useOwnSeat()
  const { openPane } = useShell()
  return (cell: CellId): void => {
    const command = commandOf(choosing, id, cell, sendTo)
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

/** A cell that this person wants to choose: marked on the map or in the list, then confirmed. Nothing else is asked meanwhile. */
export const CellQuestion = ({ choosing, cells }: { readonly choosing: Choosing; readonly cells: readonly CellId[] }) => {
  const { texts, format, spellName } = useNaming()
  const dragon = useDragonTexts()
  const { desk, mayAct, board } = usePlay(({ desk, mayAct, board }) => ({ desk, mayAct, board }))
  const { to } = useSendTo()
  const target = useDesk((state) => state.target)
  const confirm = useConfirming(choosing)
  const { title, reason, rule } = useTold()(choosing)
  const [openly, setOpenly] = useState(false)
  const announce = useAnnouncing(choosing)
  const { talk } = useOwnSeat()
  const stop = (): void => desk.setState({ choosing: null, target: null })
  const enter = (cell: CellId): void => {
    if (openly) announce()
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
      whose={choosing.kind === 'send' ? target && <Whose of={to} /> : <Whose of={board} />}
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
      {choosing.kind === 'send' && talk && <CheckField label={texts.ui.choosing.openly} checked={openly} onChange={setOpenly} />}
    </FaceEntry>
  )
}
