import type { Door } from '../face/face.ts'

/** What a game is known by before anything of it is loaded. */
export const DoorEmblem = ({ door: { emblem } }: { readonly door: Door }) => (
  <svg className="door-emblem" viewBox="0 0 48 48" aria-hidden="true">
    <path d={emblem} />
  </svg>
)
