import { fetchNextFiles } from './nextFiles.ts'

// Imported before all the rest: it runs before the rest is even evaluated.
void fetchNextFiles()
