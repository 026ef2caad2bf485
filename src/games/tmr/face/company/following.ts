import { useSight } from '../../../../house/play/index.ts'

/** For the gardien: whose board is in hand, and whether the map stays with its figure or is seen whole. */
export const useFollowing = useSight
