/** The door for the start screen: the few facts that are there before the rest is loaded. */
export { bestVoie } from './dreamer/draconic.ts'
export { isCellName } from './map/cellName.ts'
export { genreOf, nameOf } from './map/map.ts'
export { dreamerId } from './state.ts'
