export { gameOpened, installWorker, isGameKept, keepGameHere, NewVersion, needNewVersion } from './NewVersion.tsx'
