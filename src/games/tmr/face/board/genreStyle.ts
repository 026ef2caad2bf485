import type { Genre } from '../../rules/public.ts'

/** A land: its wash, and its drawing in a box of 64 × 48, as SVG paths. */
interface GenreStyle {
  readonly colour: string
  /** The same, deeper: where the wash dries at its edges, and strokes on it. */
  readonly deep: string
  /** Filled with paper. */
  readonly pale?: string
  /** Filled with ink. */
  readonly dark?: string
  /** Stroked in ink. */
  readonly line: string
}

export const GLYPH_BOX = { width: 64, height: 48 } as const

export const GENRE_STYLE: Readonly<Record<Genre, GenreStyle>> = {
  cite: {
    colour: '#e6b98d',
    deep: '#a9683a',
    pale: 'M6 44V24h4v3h4v-3h4v3h4v-3h2V15l8-11 8 11v9h2v3h4v-3h4v3h4v-3h4v20z',
    dark: 'M27.500 44v-8a4.500 4.500 0 0 1 9 0v8zM30.500 17h3v7h-3zM12 32h2.600v5H12zM49.400 32h2.600v5h-2.600z',
    line: 'M6 44V24h4v3h4v-3h4v3h4v-3h2V15l8-11 8 11v9h2v3h4v-3h4v3h4v-3h4v20zM24 24v20M40 24v20M23 15h18M2 44h60M32 4V0l5 2-5 2',
  },
  sanctuaire: {
    colour: '#f6eddb',
    deep: '#b79a63',
    pale: 'M9 20L32 6l23 14v4H9zM13 24h6v14h-6zM29 24h6v14h-6zM45 24h6v14h-6zM8 38h48v6H8z',
    dark: 'M32 12a4 4 0 1 0 4 4 3.200 3.200 0 1 1-4-4z',
    line: 'M9 20L32 6l23 14v4H9zM14 24v14M19 24v14M29.500 24v14M34.500 24v14M45 24v14M50 24v14M10 38h44v3H10zM6 41h52v3.500H6zM32 6V1M24 2.500l2 4M40 2.500l-2 4',
  },
  plaines: {
    colour: '#e0dfa0',
    deep: '#a3a14f',
    line: 'M3 41c9-2 19-2 28-1s20 1 30-1M15 40C14 30 12 22 7 15M15 40c0-12 0-20-1-28M15 40c1-11 4-19 9-25M15 40c-2-7-5-12-10-15M15 40c2-7 6-11 11-13M46 39c-1-9-3-15-7-21M46 39c0-11 0-19 1-27M46 39c1-10 4-17 9-22M46 39c-2-6-5-10-9-13M46 39c2-6 5-9 11-11M31 45c-1-5-2-9-4-12M31 45c0-6 0-11 1-15M31 45c1-5 2-8 5-11',
  },
  pont: {
    colour: '#dcd2a9',
    deep: '#92845a',
    pale: 'M3 25C14 14 50 14 61 25v17h-6c0-9-5-14-9.500-14S36 33 36 42h-8c0-9-5-14-9.500-14S9 33 9 42H3z',
    line: 'M3 25C14 14 50 14 61 25v17h-6c0-9-5-14-9.500-14S36 33 36 42h-8c0-9-5-14-9.500-14S9 33 9 42H3zM2 20C14 9 50 9 62 20M12 13v5M22 11v6M32 10v6M42 11v6M52 13v5',
  },
  collines: {
    colour: '#cfc377',
    deep: '#8b7a2e',
    pale: 'M2 43c6-14 12-20 19-20 5 0 9 4 12 9 4-6 8-9 13-9 7 0 12 8 16 20z',
    line: 'M2 43c6-14 12-20 19-20 7 0 13 8 17 20M33 32c4-6 8-9 13-9 7 0 12 8 16 20M22 23c4-8 8-12 13-12 6 0 10 5 13 12M25 27c3 3 5 7 7 12M20 27c2 3 3 7 4 12M51 27c3 3 5 7 6 12M46 27c2 3 3 7 4 11M39 15c2 2 3 4 4 6',
  },
  foret: {
    colour: '#9cbd86',
    deep: '#4f7a45',
    pale: 'M16 35c-7 1-12-3-12-8 0-4 3-7 6-7 0-6 4-9 9-8 4 1 6 4 6 8 4 1 6 4 5 8-1 5-6 8-14 7zM48 37c-6 1-11-2-11-7 0-4 3-6 5-6 0-5 4-8 8-7 4 0 6 4 6 7 3 1 5 3 5 6-1 5-6 8-13 7zM32 28c-7 1-12-3-12-8 0-4 3-7 6-8 0-6 4-9 8-8 4 0 7 4 7 8 3 1 6 4 5 8-1 5-6 9-14 8z',
    line: 'M13 35c-6 0-9-4-9-8 0-4 3-7 6-7 0-4 2-7 5-8M19 35c4 0 7-1 9-4M43 36c-4-1-6-3-6-6M51 37c6 0 10-3 10-7 0-3-2-5-5-6 0-4-2-6-5-7M32 28c-7 1-12-3-12-8 0-4 3-7 6-8 0-6 4-9 8-8 4 0 7 4 7 8 3 1 6 4 5 8-1 5-6 9-14 8zM16 27v17M48 29v15M32 18v24M32 24l-4-4M32 27l5-5M16 33l-3-3M48 34l3-3M10 44h12M42 44h13M27 42h11',
  },
  monts: {
    colour: '#c4b0a2',
    deep: '#775f54',
    pale: 'M1 44L20 14l8 12L39 5l24 39z',
    dark: 'M39 5l4 19-5 8 6 12h19zM20 14l2 14-3 5 4 11h6l3-12z',
    line: 'M1 44L20 14l9 14M22 44L39 5l24 39M1 44h62M33 18l4 3 3-4',
  },
  desert: {
    colour: '#f2d78c',
    deep: '#bf8f35',
    pale: 'M2 44c8-10 16-15 24-14 9 0 14 5 36 14zM53 12a6 6 0 1 0-12 0 6 6 0 0 0 12 0z',
    line: 'M2 44c8-10 16-15 24-14 11 0 18 10 36 14M26 30c4 4 3 8-3 14M36 33c7-4 15-4 25 1M53 12a6 6 0 1 0-12 0 6 6 0 0 0 12 0zM47 2v-1.500M57 12h2M37 12h-2M54 5l1.500-1.500M40 5l-1.500-1.500M12 41h.5M18 40h.5M15 44h.5M38 42h.5M44 43h.5M7 27h.5M16 22h.5',
  },
  fleuve: {
    colour: '#d3d8a6',
    deep: '#87985c',
    line: 'M4 16c7-7 12-7 18 0s12 7 19 0 12-7 19 0M4 28c7-7 12-7 18 0s12 7 19 0 12-7 19 0M4 40c7-7 12-7 18 0s12 7 19 0 12-7 19 0',
  },
  lac: {
    colour: '#cbd5ad',
    deep: '#7f9a72',
    pale: 'M32 8c16-2 28 7 28 17S48 43 31 42 3 35 4 24 16 10 32 8z',
    line: 'M32 8c16-2 28 7 28 17S48 43 31 42 3 35 4 24 16 10 32 8zM14 23c4-4 8-4 12 0s8 4 12 0M30 31c4-4 8-4 12 0s7 3 10 0M36 17c3-3 6-3 9 0',
  },
  marais: {
    colour: '#b3c5a1',
    deep: '#62805c',
    dark: 'M17.500 8c2 0 2.500 2 2.500 6s-.5 6-2.500 6-2.500-2-2.500-6 .5-6 2.500-6zM32 1c2.200 0 2.800 2 2.800 7S34.200 15 32 15s-2.800-2-2.800-7S29.800 1 32 1zM48 11c2 0 2.500 2 2.500 6s-.5 6-2.500 6-2.500-2-2.500-6 .5-6 2.500-6z',
    line: 'M17.500 20c0 8 1 14 2 20M32 15v26M48 23c0 7-1 12-2 17M32 33c-1-7-4-12-8-15M32 36c2-8 5-13 10-16M18.500 34c-2-5-5-8-9-10M47 35c3-5 6-8 10-9M4 40c5-3 8-3 12 0M24 43c5-3 10-3 15 0M46 40c5-3 9-3 14 0M12 46c4-2 6-2 9 0M42 46c4-2 7-2 10 0',
  },
  gouffre: {
    colour: '#ab98b3',
    deep: '#5b4568',
    dark: 'M3 17l10-6 7 4 9-8 8 6 10-4 6 5 9 1-6 7 4 6-9 5-5 8-9-3-6 6-7-7-9 3-3-8-8-3 4-5z',
    line: 'M3 17l10-6 7 4 9-8 8 6 10-4 6 5 9 1M8 9l3-3M20 9l2-5M36 7l2-4M52 8l4-3M6 33l-4 3M16 43l-3 4M44 44l2 4M56 34l5 2',
  },
  necropole: {
    colour: '#c3bdcb',
    deep: '#716a80',
    pale: 'M22 43V17c0-13 20-13 20 0v26zM3 43V30c0-9 13-9 13 0v13zM48 43V28c0-9 13-9 13 0v15z',
    dark: 'M30.500 15h3v5h5v3h-5v10h-3V23h-5v-3h5z',
    line: 'M22 43V17c0-13 20-13 20 0v26M3 43V30c0-9 13-9 13 0v13M48 43V28c0-9 13-9 13 0v15M1 43.500h62M6.500 31h6M9.500 28v8M51.500 29h6M54.500 26v9M42 19c3-1 4 1 4 3',
  },
  desolation: {
    colour: '#cda28c',
    deep: '#87503e',
    dark: 'M29 44c2-8 2-14 1-20l3-2c1 7 2 14 5 22z',
    line: 'M31 26C30 18 27 13 20 9M27 16c-4-1-8 0-12 3M24 12c0-4-1-6-3-9M32 24c1-8 4-13 11-17M37 14c4-2 9-1 13 2M40 10c0-3 1-6 4-9M31 30c-5-4-9-4-13-1M34 31c4-4 8-5 13-3M47 28l4-4M18 29l-4-3M4 44l9-2 6 3M42 44l8-3 10 3M13 42l-2-4M50 41l3-4',
  },
}

export const INK = '#2a1d1c'
export const PAPER = '#f7ecd2'
export const WATER = { fill: '#8fb8c4', deep: '#5c8c9e', bank: '#3f6476', light: '#d6e9ea', ink: '#1c3a4a' } as const
/** Under the name of a lake. */
export const LAKE_HALO = '#c3dce0'
export const NIGHT = '#151936'
export const GOLD = '#f2b632'
export const VIOLET = '#7d5bd0'
