/** The door for a room: come by when one is opened, or when something is said in it. */
export { tmr } from './index.ts'
export { said } from './said.ts'
