import { setFlagsFromString } from 'node:v8'

/**
 * Whoever plays meets short collections of garbage instead of long ones: what is young stays small, since much of it lives on while
 * strangers are at the doors, and what is old may grow before all of it is looked at. Nothing larger is loaded before.
 */
for (const flag of ['--semi-space-growth-factor=1', '--heap-growing-percent=300']) setFlagsFromString(flag)

await import('./serve.ts')
