import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
// As Node takes it: browser tests start this server without a build.
import project from '../../../package.json' with { type: 'json' }

const HERE = new URL('.', import.meta.url)

const digestOfBuilt = (): string => {
  const hash = createHash('sha256')
  for (const file of readdirSync(HERE).toSorted())
    if (file.endsWith('.js')) hash.update(`${file}\n`).update(readFileSync(new URL(file, HERE)))
  return hash.digest('base64url').slice(0, 22)
}

/**
 * What makes the snapshots of tables: this very code. Whatever is built anew, with other rules or only other views, makes them anew; so
 * does each process that runs from the sources, which may change under it. A thread makes them for whoever began it.
 */
export const MAKER: string = workerData?.maker ?? (import.meta.url.endsWith('.ts') ? randomUUID() : digestOfBuilt())

/** Which version this is, and which build of it: the server's and that of the site it serves. */
export const versionWith = (site: string): string =>
  `${project.version}+${createHash('sha256').update(`${MAKER} ${site}`).digest('hex').slice(0, 8)}`
