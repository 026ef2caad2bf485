import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts and pictures are compressed already. */
const WORTH_IT = /\.(html|js|css|json|svg|txt|webmanifest)$/
const LEAST = 1024

const asBrotli = promisify(brotliCompress)
const asGzip = promisify<Buffer, { level: number }, Buffer>(gzip)

/** As small as they get: they are made once and sent for months. */
const write = async (file: string): Promise<void> => {
  const content = readFileSync(file)
  if (content.length < LEAST) return
  const [brotli, gzipped] = await Promise.all([asBrotli(content), asGzip(content, { level: 9 })])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipped)
}

/** Writes each text of the build a second and a third time, as the server sends it to whoever reads brotli or gzip. */
export const compressed = (): Plugin => {
  let outDir = ''
  return {
    name: 'compressed',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = readdirSync(outDir, { withFileTypes: true, recursive: true }).filter(
          (entry) => entry.isFile() && WORTH_IT.test(entry.name),
        )
        await Promise.all(files.map(({ parentPath, name }) => write(join(parentPath, name))))
      },
    },
  }
}
