import { type Look, lookOf } from '../../rules/public.ts'

/** A dreamer's look: the one chosen, or the one their name gives. */
export const lookIn = ({ name, look }: { readonly name: string; readonly look?: Look | undefined }): Look => look ?? lookOf(name)
