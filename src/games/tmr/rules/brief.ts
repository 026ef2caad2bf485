/** The door for the start screen: the few facts that are there before the rest is loaded. */
export { bestVoie } from './dreamer/draconic.ts'
export { genreOf, isCellId, nameOf } from './map/map.ts'
export { dreamerId } from './state.ts'
