/** Each a line of the pen, as wide as the map's: no letter of whatever font is there. */
const LINES = {
  close: 'M5 5l14 14M19 5L5 19',
  notebook:
    'M6 3.500h10.500a2.500 2.500 0 0 1 2.500 2.500v14.500H8a2.500 2.500 0 0 1-2.500-2.500V4M9.500 3.500v17M13 8h3M13 12h3',
  undo: 'M9 14.500L4 9.500l5-5M4 9.500h10a5.500 5.500 0 0 1 0 11h-3',
  settings:
    'M12 2.500v3.500M12 18v3.500M2.500 12h3.500M18 12h3.500M5.300 5.300l2.500 2.500M16.200 16.200l2.500 2.500M5.300 18.700l2.500-2.500M16.200 7.800l2.500-2.500M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  search: 'M16.500 10.500a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15 15l5.500 5.500',
  whole: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  moon: 'M14.500 3.500a9 9 0 1 0 6.500 11 7.500 7.500 0 1 1-6.500-11z',
  route:
    'M5.500 20a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3zM7 18.500h8a3.250 3.250 0 0 0 0-6.500H9a3.250 3.250 0 0 1 0-6.500h8M18.500 7a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z',
  earlier: 'M15 4.500L7.500 12l7.500 7.500',
  later: 'M9 4.500l7.500 7.500L9 19.500',
  first: 'M6 5v14M18.500 4.500L11 12l7.500 7.500',
  last: 'M18 5v14M5.500 4.500L13 12l-7.500 7.500',
} as const

/** What a button does, where there is no room for words; its name says the same. */
export const Icon = ({ of }: { readonly of: keyof typeof LINES }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={LINES[of]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
