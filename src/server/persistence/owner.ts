import { chownSync, statSync } from 'node:fs'

/** What root makes in somebody's folder is that somebody's: the server must be able to open it. */
export const giveToOwnerOf = (folder: string, file: string): void => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(folder)
  chownSync(file, uid, gid)
}

/** Whether a file is there; throws where that may not be looked at. */
export const isThere = (file: string): boolean => statSync(file, { throwIfNoEntry: false }) !== undefined
