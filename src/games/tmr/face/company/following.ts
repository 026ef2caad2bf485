import { createContext, useContext } from 'react'
import type { DreamerId } from '../../rules/public.ts'

/** For the gardien: whose board is in hand, and whether the map stays with its figure or is seen whole. */
export interface Following {
  readonly near: boolean
  /** How often it was asked to look: each time it looks anew, wherever the map was moved meanwhile. */
  readonly looks: number
  /** Their question, their sheet, and the map near them. */
  follow(id: DreamerId): void
  /** Their question and their sheet; the map stays as it is. */
  take(id: DreamerId): void
  /** Back to the whole map, the same board in hand. */
  leave(): void
}

const NOBODY: Following = { near: true, looks: 0, follow: () => {}, take: () => {}, leave: () => {} }

const FollowingContext = createContext<Following>(NOBODY)
export const FollowingProvider = FollowingContext

export const useFollowing = (): Following => useContext(FollowingContext)
