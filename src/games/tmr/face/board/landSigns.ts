/** A seal in a circle of radius 1: its ground, and lines in the colour of its edge. */
interface SignLook {
  readonly ground: string
  readonly line: string
}

export const SIGN_EDGE = '#fff6df'
const PERIL = '#7c1f2c'
const WATERS = '#1f4e6b'
const QUEST = '#6b4a08'
const GRACE = '#22573a'

/** What is no longer, or not yet, as the map has it: each with a sign of its own. */
export const SIGN_LOOKS = {
  gone: { ground: '#0b0818', line: 'M-.4-.4L.4.4M.4-.4L-.4.4' },
  flooded: { ground: WATERS, line: 'M-.6-.25q.3-.3.6 0t.6 0M-.6.05q.3-.3.6 0t.6 0M-.6.35q.3-.3.6 0t.6 0' },
  underwater: { ground: WATERS, line: 'M-.55 0V-.1A.55.45 0 0 1 .55-.1V0M-.6.38q.3-.3.6 0t.6 0' },
  doubled: { ground: WATERS, line: 'M-.28-.22A.28.28 0 1 1 .24-.12L-.32.5H.34' },
  shut: { ground: PERIL, line: 'M-.5.55V-.15A.5.45 0 0 1 .5-.15V.55M-.17-.5V.55M.17-.5V.55M-.5.1H.5' },
  toll: { ground: PERIL, line: 'M.5 0A.5.5 0 1 1-.5 0 .5.5 0 0 1 .5 0M-.1-.15L.04-.25V.25' },
  goal: { ground: QUEST, line: 'M-.3.62V-.6L.45-.32-.3-.02' },
  conquest: { ground: QUEST, line: 'M-.48.5L.5-.55M.48.5L-.5-.55M-.58.12L-.12.58M.58.12L.12.58' },
  purify: { ground: QUEST, line: 'M0-.62C.3-.18.42 0 .42.22A.42.42 0 0 1-.42.22C-.42 0-.3-.18 0-.62z' },
  urgent: { ground: PERIL, line: 'M0-.6V.18M0 .55V.57' },
  taming: { ground: GRACE, line: 'M-.6.35q.3-.3.6 0t.6 0M-.2-.3h.02M.02-.3h.02M.24-.3h.02' },
  tamed: { ground: GRACE, line: 'M-.6.38q.3-.3.6 0t.6 0M-.35-.25L-.08.02.45-.52' },
  home: { ground: GRACE, line: 'M-.58 0L0-.52.58 0M-.4-.1V.5H.4V-.1' },
  extensible: { ground: GRACE, line: 'M-.5 0H.5M0-.5V.5M-.32-.32L-.28-.28M.32-.32L.28-.28M-.32.32L-.28.28M.32.32L.28.28' },
  gives: { ground: GRACE, line: 'M-.48-.1H.48V.5H-.48zM0-.1V.5M-.32-.5Q0-.45 0-.1 0-.45.32-.5' },
} satisfies Readonly<Record<string, SignLook>>

export type LandSign = keyof typeof SIGN_LOOKS
export const LAND_SIGNS = Object.keys(SIGN_LOOKS) as readonly LandSign[]
