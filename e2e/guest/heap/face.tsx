import { plainEntries, plainLines } from '../../../src/house/journal/index.ts'
import { newLocalTable } from '../../../src/house/library/savedTable.ts'
import { type GameTable, gameFace, type Plain, tableHooks, useInsets } from '../../../src/house/play/index.ts'
import { goTo } from '../../../src/house/routes/route.ts'
import type { PlayedBy } from '../../../src/house/seat/localTable.ts'
import { isRefusal } from '../../../src/kit/refusal.ts'
import { joueur } from '../../../src/kit/roles.ts'
import { type HeapCommand, type HeapTold, type HeapView, heapGame } from '../../../src/kit/testing/heapGame.ts'
import { type Texts, words } from './texts.ts'

/** What is said, seen and told at this table. */
type Heap = Plain<{ readonly command: HeapCommand; readonly view: HeapView; readonly told: HeapTold }, Texts>
type Here = Heap['here']

const { useHere } = tableHooks<Heap>()

const answersOf = ({ texts, view: { own, heap } }: Here, seat: string): Heap['question']['answers'] =>
  [1, 2, 3].map((count) => ({
    id: `${count}`,
    letter: `${count}`,
    label: own === null ? texts.hide({ count }) : texts.take({ count }),
    takes: { kind: 'say', command: own === null ? { kind: 'hide', seat, number: count } : { kind: 'take', seat, count } },
    refusal: own !== null && count > heap ? texts.tooMany : null,
  }))

/** The one source of answers: card, keys, ear and line of words read it. */
const questionOf = (here: Here): Heap['question'] => {
  const { texts, view, seat, format, nameOf } = here
  const { own, heap, awaited, loser } = view
  const common = { id: `${own} ${heap} ${awaited}`, fields: [], waits: 'turn' as const }
  if (loser !== null) return { ...common, title: texts.lost({ name: nameOf(loser) }), answers: [] }
  if (seat === null || !awaited.includes(seat))
    return { ...common, title: texts.waits({ name: format.and(awaited.map(nameOf)) }), answers: [] }
  const answers = answersOf(here, seat)
  return own === null
    ? { ...common, title: texts.whatHide, answers }
    : { ...common, title: texts.whatTake, asks: texts.lastLoses, answers }
}

/** The one source of sentences: journal, news, requests and ear read it. */
const sentence = (told: HeapTold, { texts, nameOf }: Heap['reader']): string => {
  const name = nameOf(told.seat)
  return told.kind === 'took' ? texts.took({ name, count: told.count }) : texts.hid({ name })
}

const inWords = ({ texts, view, seat, nameOf }: Here): readonly string[] => [
  texts.before({ name: seat === null ? texts.nothing : nameOf(seat) }),
  texts.stones({ count: view.heap }),
  texts.hidden({ name: `${view.own ?? texts.nothing}` }),
]

/** The picture: a stone is a stone. */
const Table = () => {
  const { here } = useHere()
  const { top, bottom } = useInsets()
  return (
    <section style={{ padding: `${top + 24}px 24px ${bottom + 24}px` }} aria-label={here.texts.table}>
      <h2>{here.texts.table}</h2>
      <p aria-hidden="true" style={{ fontSize: '3rem', letterSpacing: '0.3em' }}>
        {'●'.repeat(here.view.heap)}
      </p>
      {inWords(here).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}

export const TABLE: GameTable<Heap> = {
  words,
  isAsked: ({ view }, seat) => seat !== null && view.awaited.includes(seat),
  questionOf,
  journal: { entriesOf: plainEntries<HeapTold>(), linesOf: plainLines(sentence) },
  facts: ({ texts, view }) => [texts.stones({ count: view.heap })],
  Table,
  ear: { twin: (here) => [{ parts: inWords(here) }] },
}

const begin = async (other: PlayedBy): Promise<void> => {
  const seats = [
    { role: joueur('ana'), by: 'person' as const },
    { role: joueur('bo'), by: other },
  ]
  const id = await newLocalTable(heapGame, heapGame.seating.newTable, seats, { name: 'Le tas' })
  if (!isRefusal(id)) goTo({ screen: 'saved', id })
}

const WAYS: readonly (readonly [way: keyof Texts['ways'], by: PlayedBy])[] = [
  ['fourth', { bot: 'fourth' }],
  ['throwing', { bot: 'throwing' }],
  ['person', 'person'],
]

const Ways = () => {
  const { ways } = words.useLanguage().texts
  return (
    <main>
      {WAYS.map(([way, by]) => (
        <button key={way} type="button" onClick={() => void begin(by)}>
          {ways[way]}
        </button>
      ))}
    </main>
  )
}

export const face = gameFace(TABLE, { pageOf: () => <Ways />, gardien: false, table: { watching: true } })
