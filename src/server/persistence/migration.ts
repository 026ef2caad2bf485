/** What was brought from one layout to another, and where it stands as it was before. */
export interface Migration {
  readonly from: number
  readonly to: number
  readonly copy: string
}

export class OtherLayout extends Error {}

/** Of a file or a database that a newer version has written. */
export const otherLayout = (what: string, layout: number, known: number): OtherLayout =>
  new OtherLayout(`${what} was written by a newer version (layout ${layout}; this one knows layouts up to ${known})`)

export const migrationLine = ({ from, to, copy }: Migration): string =>
  `The tables were brought from layout ${from} to ${to}; as they were before, they are kept in ${copy}`
