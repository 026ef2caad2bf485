import { useTexts } from '../texts/language.tsx'
import { useAwaited } from '../ui/awaited.ts'
import { openLibrary } from './openLibrary.ts'

const lasts = async (): Promise<boolean> => (await openLibrary()).lasts

/** Whether what is kept here is there after the page is closed; taken for granted until it is known. */
export const useLasts = (): boolean => useAwaited(lasts, null) ?? true

export const NothingKept = () => (
  <p className="nothing-kept box" data-kind="danger">
    {useTexts().ui.library.noStorage}
  </p>
)
