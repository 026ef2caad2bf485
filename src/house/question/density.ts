import { createContext, useContext } from 'react'

/** How much of each answer is told at once: all of it; its title, with the details of the marked one; the same in the least room. */
export type Density = 'full' | 'compact' | 'tight'

const DensityContext = createContext<Density>('full')
export const DensityProvider = DensityContext
export const useDensity = (): Density => useContext(DensityContext)
