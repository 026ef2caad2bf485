import type { CloakColour, FaceKind, Look } from '../../rules/public.ts'

/** In a box of one hex radius, feet at (0, 0). */
export const CLOAK =
  'M0-.72C-.13-.72-.2-.62-.2-.5-.2-.43-.19-.4-.22-.33-.31-.2-.36-.08-.38.03-.26.09-.14.05-.06.08.04.11.2.1.38.03.36-.09.3-.2.22-.33.19-.4.2-.44.2-.5.2-.62.13-.72 0-.72z'
export const FOLDS = 'M-.1-.34C-.14-.2-.2-.08-.22.04M.06-.3C.08-.18.06-.06.04.07M.15-.34C.2-.2.25-.1.27.04'
export const HOOD = 'M-.01-.63C-.1-.63-.13-.55-.12-.47-.11-.39-.05-.36.01-.36.07-.36.12-.41.12-.48.12-.57.07-.63-.01-.63z'
export const FACE = 'M-.075-.5c.02.02.045.02.06 0M.035-.5c.015.02.04.02.06 0'
/** Horns to the upper right, hung behind the head. */
export const CRESCENT = 'M.0255-1.0803A.42.42 0 1 0 .4345-.5897 .34.34 0 1 1 .0255-1.0803z'

interface Cloth {
  readonly light: string
  readonly dark: string
  readonly fold: string
}

export const CLOTHS: Readonly<Record<CloakColour, Cloth>> = {
  night: { light: '#4a55b5', dark: '#1b1f5a', fold: '#aab4ff' },
  wine: { light: '#a3434f', dark: '#4d1420', fold: '#f0a9b0' },
  moss: { light: '#5b8a4b', dark: '#1f3d22', fold: '#b9e0a8' },
  ochre: { light: '#c98b2f', dark: '#6a3f0e', fold: '#ffe0a0' },
  ash: { light: '#7b7f8c', dark: '#33363f', fold: '#d5d9e6' },
  plum: { light: '#84489c', dark: '#361647', fold: '#e2b5f2' },
}

/** What a face has besides its closed eyes: filled, or drawn with a pen of so much. */
interface Feature {
  readonly path: string
  readonly colour: string
  readonly pen: number | null
}

export const FEATURES: Readonly<Record<FaceKind, Feature | null>> = {
  serene: null,
  bearded: {
    path: 'M-.115-.46C-.11-.35-.05-.3 0-.3 .06-.3 .115-.36 .115-.46 .07-.42 .04-.43 0-.43-.04-.43-.07-.42-.115-.46z',
    colour: '#5a3a22',
    pen: null,
  },
  braided: { path: 'M-.1-.42C-.15-.34-.11-.26-.16-.16M.1-.42C.15-.34.11-.26.16-.16', colour: '#9a5520', pen: 0.055 },
  freckled: { path: 'M-.07-.45h.001M-.04-.43h.001M.05-.45h.001M.08-.43h.001', colour: '#a5622f', pen: 0.026 },
  masked: {
    path: 'M-.12-.55C-.06-.52.06-.52.12-.55L.115-.46C.06-.44.03-.47 0-.47-.03-.47-.06-.44-.115-.46z',
    colour: '#2b1a3a',
    pen: null,
  },
}

/** Nobody in particular. */
export const ANYONE: Look = { cloak: 'night', face: 'serene' }
