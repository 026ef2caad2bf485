import '../src/house/ui/fonts.css'
import { createElement, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Board } from '../src/games/tmr/face/board/Board.tsx'
import { loadBoardFonts } from '../src/games/tmr/face/board/fonts.ts'
import { type BoardHandle, type BoardProps, Legend, type Marks } from '../src/games/tmr/face/board/index.ts'
import {
  CELL_IDS,
  type CellId,
  cellsOfGenre,
  cellsWithin,
  DIRECTIONS,
  distance,
  type Genre,
  isCellId,
  neighbour,
} from '../src/games/tmr/rules/public.ts'
import { runNaive } from './naiveBoard.ts'

const NAMES: Readonly<Record<Genre, string>> = {
  cite: 'Cité',
  sanctuaire: 'Sanctuaire',
  plaines: 'Plaines',
  pont: 'Pont',
  collines: 'Collines',
  foret: 'Forêt',
  monts: 'Monts',
  desert: 'Désert',
  fleuve: 'Fleuve',
  lac: 'Lac',
  marais: 'Marais',
  gouffre: 'Gouffre',
  necropole: 'Nécropole',
  desolation: 'Désolation',
}

const ids = (names: string): CellId[] => names.split(' ').filter(isCellId)
const cell = (name: string): CellId => ids(name)[0] ?? (CELL_IDS[0] as CellId)

const movesFrom = (from: CellId): Marks['legalMoves'] =>
  DIRECTIONS.map((direction) => ({ direction, cell: neighbour(from, direction) }))

const SCENES: Readonly<Record<string, Marks>> = {
  bare: {},
  calm: {
    pawn: { cell: cell('H5') },
    legalMoves: movesFrom(cell('H5')) ?? [],
    path: ids('J4 I5 H5'),
    reserves: [{ cell: cell('L5') }, { cell: cell('C13'), erratic: true }, { cell: cell('F7') }],
    waiting: ids('K6'),
  },
  edge: { pawn: { cell: cell('A1') }, legalMoves: movesFrom(cell('A1')) ?? [], selected: cell('C3') },
  service: { pawn: { cell: cell('H5') }, targets: cellsWithin(cell('H5'), 3).filter((id) => id !== 'H5') },
  lost: {
    mist: {
      candidates: cellsOfGenre('desert').map((id, index) => ({
        cell: id,
        weight: [1, 0.6, 0.3, 0.12][index % 4] ?? 0,
        label: `${[31, 18, 9, 4][index % 4]} %`,
      })),
    },
    legalMoves: [],
  },
  heat: {
    pawn: { cell: cell('H5') },
    heat: new Map(
      CELL_IDS.map((id) => [
        id,
        {
          value: Math.max(0, 1 - distance(id, cell('J9')) / 9),
          ...(distance(id, cell('J9')) < 3 ? { label: `${62 - 9 * distance(id, cell('J9'))} %` } : {}),
        },
      ]),
    ),
    way: ids('H5 I6 I7 J7 J8 J9'),
  },
  spell: {
    pawn: { cell: cell('H5') },
    legalMoves: movesFrom(cell('H5')) ?? [],
    spellCells: cellsOfGenre('sanctuaire'),
    way: ids('H5 H4 G4'),
  },
}

const WAYS = { step: 'H6', passeur: 'K9', changeur: 'M7', tourbillon: 'H1', exit: 'C9' } as const

const query = new URLSearchParams(location.search)
const scene = query.get('scene') ?? 'calm'
const insets = { left: 0, right: Number(query.get('right') ?? 0), top: 0, bottom: Number(query.get('bottom') ?? 0) }
const handle = createRef<BoardHandle>()
const host = document.querySelector('#root')
const genreName = (genre: Genre): string => NAMES[genre]

const frames: number[] = []
const recordFrames = (): void => {
  let last = performance.now()
  const tick = (now: number): void => {
    frames.push(now - last)
    last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}

const start = async (): Promise<void> => {
  if (!host) return
  await loadBoardFonts()
  Object.assign(window, { frames })
  recordFrames()
  if (scene === 'naive') {
    runNaive(host as HTMLDivElement)
    return
  }
  const root = createRoot(host)
  if (scene === 'legend') {
    root.render(createElement(Legend, { genreName, signs: [], signName: (sign) => sign }))
    return
  }
  const render = (marks: Marks): void => {
    const props: BoardProps = {
      marks,
      landNames: { genre: genreName, place: (cell) => cell, river: 'Fleuve de l’Oubli' },
      insets,
      coordinates: query.has('coordinates'),
      reducedMotion: query.has('still'),
      onCell: (id) => document.body.setAttribute('data-cell', id),
    }
    root.render(createElement(Board, { ...props, ref: handle }))
  }
  const marks = SCENES[scene] ?? {}
  render(marks)
  const way = query.get('way') as keyof typeof WAYS | null
  Object.assign(window, {
    board: handle,
    go: () => way && render({ ...marks, legalMoves: [], pawn: { cell: cell(WAYS[way]), way } }),
  })
}

void start()
