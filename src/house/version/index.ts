export { gameOpened, isGameKept, keepGameHere } from './keptGames.ts'
export { NewVersion } from './NewVersion.tsx'
export { installWorker, needNewVersion } from './newVersion.ts'
