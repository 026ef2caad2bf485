/** For lists whose items have no identity but their place, in an order that never changes. */
export const keyed = <T>(items: readonly T[]): readonly (readonly [key: string, item: T])[] =>
  items.map((item, at) => [String(at), item] as const)
