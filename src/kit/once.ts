/** Made when it is first asked for, and kept: a page that is being loaded pays for nothing it does not show yet. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
