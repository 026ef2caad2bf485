import { useState } from 'react'
import type { Solo } from '../../../../house/face/face.ts'
import { tell } from '../../../../house/library/notice.ts'
import type { Link } from '../../../../house/seat/link.ts'
import { useOpened } from '../../../../house/seat/useOpened.ts'
import { Unopened } from '../../../../house/ui/Unopened.tsx'
import { isRefusal, type Refusal, refusal } from '../../../../kit/refusal.ts'
import type { CellId, Command, DreamerView, TmrSpeech } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'
import { correctionsOf } from './corrections.ts'
import { keepDraft, readDraft } from './draft.ts'
import { formOf, type ParsedSetup } from './dreamerForm.ts'
import { createDreamer } from './newDreamer.ts'
import { SheetForm } from './SheetForm.tsx'
import { solo } from './solo.ts'

const NewDreamer = ({ code }: { readonly code: string | null }) => {
  const { create, library } = useTexts().ui
  const [draft] = useState(readDraft)
  const save = async (setup: ParsedSetup): Promise<string | Refusal> => {
    const id = await createDreamer(setup)
    if (!isRefusal(id)) tell(library.kept({ name: setup.sheet.name }))
    return id
  }
  const back = code === null ? null : ({ screen: 'join', code } as const)
  const words = { title: create.title, intro: create.intro }
  return <SheetForm {...words} first={draft} board={null} back={back} onSave={save} onDraft={keepDraft} />
}

interface Opened {
  readonly link: Link<TmrSpeech>
  /** As it stands now. */
  readonly board: () => DreamerView
  readonly close: () => void
}

const open = async (id: string): Promise<Opened | Refusal> => {
  const [{ openLocalLink }, { tmr }] = await Promise.all([
    import('../../../../house/library/localLink.ts'),
    import('../../rules/room.ts'),
  ])
  const link = await openLocalLink<TmrSpeech>(id, tmr, solo as Solo)
  if (isRefusal(link)) return link
  const boards: DreamerView[] = []
  const unsubscribe = link.subscribe(({ view }) => boards.push(...(view?.boards ?? [])))
  const close = (): void => {
    unsubscribe()
    link.close()
  }
  const [first] = boards
  return first ? { link, board: () => boards.at(-1) ?? first, close } : refusal('unknown-dreamer')
}

const submitAll = async (link: Link<TmrSpeech>, commands: readonly Command[]): Promise<Refusal | null> => {
  for (const command of commands) {
    const answer = await link.say(command)
    if (!answer.ok) return 'refusal' in answer ? answer.refusal : refusal('dice-awaited')
  }
  return null
}

/** Corrections are said at the dreamer's own table: they stand in the journal and can be taken back. */
const EditedDreamer = ({ id }: { readonly id: string }) => {
  const { sheetForm, library } = useTexts().ui
  const opened = useOpened(open, id)
  if (opened === null || isRefusal(opened)) return <Unopened refusal={opened} />
  const { link } = opened
  const board = opened.board()
  const save = async (setup: ParsedSetup, position: CellId | null): Promise<string | Refusal> => {
    const commands = correctionsOf(opened.board(), setup, position)
    const refused = await submitAll(link, commands)
    if (refused) return refused
    tell(commands.length > 0 ? library.corrected({ name: setup.sheet.name }) : library.unchanged)
    return id
  }
  const title = sheetForm.editTitle({ name: board.sheet.name })
  return (
    <SheetForm title={title} intro={sheetForm.editIntro} first={formOf(board)} board={board} onSave={save} onDraft={() => {}} />
  )
}

interface DreamerScreenProps {
  readonly id: string | null
  /** Of the table that a new one is made for. */
  readonly code: string | null
}

export const DreamerScreen = ({ id, code }: DreamerScreenProps) =>
  id === null ? <NewDreamer code={code} /> : <EditedDreamer id={id} />
