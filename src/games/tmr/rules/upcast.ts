/** What was written under older rules, as today's would have it. Rules 1 are the first. */
export const upcastSetup = (input: unknown): unknown => input

export const upcastEvent = (input: unknown): unknown => input
