/** Why a command was not carried out. A value, never an exception; nothing was rolled and nothing changed. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  /** The rule that forbids it, when one does. */
  readonly rule: string | null
  readonly params: Readonly<Record<string, string | number>>
}

export const refusal = <Code extends string>(
  code: Code,
  rule: string | null = null,
  params: Readonly<Record<string, string | number>> = {},
): Refusal<Code> => ({ code, rule, params })

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'rule' in answer && 'params' in answer
