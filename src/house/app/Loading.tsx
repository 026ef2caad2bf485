import { useTexts } from '../texts/language.tsx'

/** Where a whole screen is still to come. */
export const Loading = () => <p className="loading">{useTexts().ui.common.loading}</p>
