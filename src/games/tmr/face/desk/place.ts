import { useRoute } from '../../../../house/routes/route.ts'

/** Where one plays: the journey of this browser, or the seat at a table. What is practised under other addresses is neither. */
export const usePlace = (): string | null => {
  const route = useRoute()
  if (route.screen === 'saved') return route.id
  return route.screen === 'table' ? route.seat : null
}
