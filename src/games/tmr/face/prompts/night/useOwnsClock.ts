import { usePlay, useSeat } from '../../desk/context.ts'

/** The hours are the gardien's; alone, one's own. */
export const useOwnsClock = (): boolean => {
  const alone = useSeat((state) => state.connection === 'local')
  return usePlay().view.role.kind === 'gardien' || alone
}
