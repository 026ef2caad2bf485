export type Typed = string | number | boolean

interface Named {
  readonly id: string
  readonly label: string
  readonly group?: string
}

/** Something filled in before an answer is taken. */
export type Field = Named &
  (
    | {
        readonly kind: 'number'
        readonly value: number
        readonly least: number
        readonly most: number
        /** Left empty, it is not filled in by itself. */
        readonly blank?: 'stays'
      }
    | { readonly kind: 'text'; readonly value: string; readonly most: number; readonly hint: string }
    | { readonly kind: 'one' | 'radio'; readonly value: string; readonly options: Readonly<Record<string, string>> }
    | { readonly kind: 'check'; readonly value: boolean }
  )

/** Reads what was filled in, or what stands there at first. */
export const filledIn = (values: Readonly<Record<string, Typed>>) => ({
  number: (id: string, first: number): number => (typeof values[id] === 'number' ? values[id] : first),
  text: (id: string, first: string): string => (typeof values[id] === 'string' ? values[id] : first),
  check: (id: string, first: 'yes' | 'no'): boolean => (typeof values[id] === 'boolean' ? values[id] : first === 'yes'),
})

export type FilledIn = ReturnType<typeof filledIn>
