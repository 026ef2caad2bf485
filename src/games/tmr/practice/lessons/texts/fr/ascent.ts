/** By itself, for whoever has just come. */
export { default as ascent } from './ascent.json'
