export { Nowhere } from './Nowhere.tsx'
export { fetchBelow, StartScreen } from './StartScreen.tsx'
