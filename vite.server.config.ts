import { defineConfig } from 'vite'
import { noWarnings } from './src/pwa/noWarnings.ts'

/** The server and its keeper's commands as plain JavaScript: what runs needs no loader. Packages stay packages. */
export default defineConfig({
  publicDir: false,
  plugins: [noWarnings()],
  // But those: as a package, valibot brings the compiler of TypeScript to a machine that compiles nothing.
  ssr: { noExternal: ['valibot', /^pure-rand/] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'build/server',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        operator: 'src/server/operator.ts',
        botWorker: 'src/server/bots/botWorker.ts',
        fileWorker: 'src/server/files/fileWorker.ts',
        saveWorker: 'src/server/files/saveWorker.ts',
      },
      // The list of games names the screens and the command line's parts too: no server opens them.
      external: [/\/(face|scenario)\//],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
