import type { Plugin } from 'vite'

const fail = (message: string): never => {
  throw new Error(`the build warns: ${message}`)
}

/** A warning that is printed is read by nobody: it ends the build. */
export const noWarnings = (): Plugin => ({
  name: 'no-warnings',
  apply: 'build',
  configResolved: ({ logger }) => {
    logger.warn = fail
    logger.warnOnce = fail
  },
  onLog: (level, { message }) => (level === 'warn' ? fail(message) : undefined),
})
