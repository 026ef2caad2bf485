/** What was asked cannot be done, in a sentence. */
export class CannotDo extends Error {}
