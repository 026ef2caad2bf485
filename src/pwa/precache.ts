import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Older shapes of the fonts, and pictures for the device's own screens: no page asks for them. */
const LEFT_OUT = /(\.woff|\.map|\.png|\.jpg)$/

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )

/** Writes sw.js with the list of the built files; its version changes when any of them does. */
export const precache = (): Plugin => {
  let publicDir = ''
  return {
    name: 'precache',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256')
        const built = Object.values(bundle).map((file) => ({
          name: file.fileName,
          content: file.type === 'chunk' ? file.code : file.source,
        }))
        const copied = filesUnder(publicDir).map((name) => ({ name, content: readFileSync(join(publicDir, name)) }))
        const kept = [...built, ...copied].filter(({ name }) => !LEFT_OUT.test(name)).sort((a, b) => (a.name < b.name ? -1 : 1))
        const worker = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
        for (const { name, content } of kept) hash.update(name).update(content)
        hash.update(worker)
        const source = worker
          .replace('__FILES__', JSON.stringify(kept.map(({ name }) => name)))
          .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
