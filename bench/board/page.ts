import '../../src/house/ui/fonts.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Board } from '../../src/games/tmr/face/board/Board.tsx'
import { loadBoardFonts } from '../../src/games/tmr/face/board/fonts.ts'
import type { BoardProps, Marks } from '../../src/games/tmr/face/board/index.ts'
import {
  CELL_IDS,
  type CellId,
  cellsOfGenre,
  DIRECTIONS,
  distance,
  type Genre,
  isCellId,
  neighbour,
} from '../../src/games/tmr/rules/public.ts'
import { runNaive } from './naive.ts'

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
  calm: {
    pawn: { cell: cell('H5') },
    legalMoves: movesFrom(cell('H5')) ?? [],
    path: ids('J4 I5 H5'),
    reserves: [{ cell: cell('L5') }, { cell: cell('C13'), erratic: true }, { cell: cell('F7') }],
    waiting: ids('K6'),
  },
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
}

const scene = new URLSearchParams(location.search).get('scene') ?? 'calm'
const insets = { left: 0, right: 0, top: 0, bottom: 0 }
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
  const props: BoardProps = {
    marks: SCENES[scene] ?? {},
    landNames: { genre: genreName, place: (cell) => cell, leads: () => false, river: 'Fleuve de l’Oubli' },
    insets,
    coordinates: false,
    reducedMotion: false,
    onCell: () => {},
  }
  createRoot(host).render(createElement(Board, props))
}

void start()
