import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Fonts and pictures are compressed already. */
const WORTH_IT = /\.(html|js|css|json|svg|txt|webmanifest)$/
const LEAST = 1024

/** The last steps take ten times as long for a fiftieth less. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const write = (file: string): void => {
  const content = readFileSync(file)
  if (content.length < LEAST) return
  writeFileSync(`${file}.br`, brotliCompressSync(content, BROTLI))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

/** Writes each text of the build a second and a third time, as the server sends it to whoever reads brotli or gzip. */
export const compressed = (): Plugin => {
  let outDir = ''
  return {
    name: 'compressed',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      outDir = join(config.root, config.build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => {
        const files = readdirSync(outDir, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
        for (const { parentPath, name } of files) if (WORTH_IT.test(name)) write(join(parentPath, name))
      },
    },
  }
}
