import type { Plugin } from 'vite'

/** What React's reconciler asks of its host, and `react-konva` answers once and for all. */
const ANSWERS: Readonly<Record<string, boolean>> = {
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsResources: false,
  supportsSingletons: false,
  supportsTestSelectors: false,
}

/** As it is read; neither where it is declared nor where it is asked for. */
const readings = (name: string): RegExp => new RegExp(`(?<!\\.)\\b${name}\\b(?! =)`, 'g')

/** The reconciler of the canvas without what is written for hosts of other kinds: pages made on a server, style sheets, native screens. */
export const konvaHost = (): Plugin => ({
  name: 'konva-host',
  apply: 'build',
  transform: {
    filter: { id: /react-reconciler\.production\.js$/ },
    handler: (code) => {
      const folded = Object.entries(ANSWERS).reduce((text, [name, is]) => text.replace(readings(name), String(is)), code)
      if (folded === code) throw new Error('the reconciler asks its host in another way than before')
      return { code: folded, map: null }
    },
  },
})
